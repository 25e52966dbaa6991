import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, n } from '../core/geometry.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import { atSpots, toasting } from './place.ts';

/** Slices of bread with something on each. */
interface ToastsSpec {
  spots: readonly Spot[];
  /** Half the width of a slice as a share of the area. */
  size: number;
  shape?: 'slice' | 'roll' | 'square';
  crumb?: Hex;
  crust?: Hex;
  /** A layer spread over the crumb: beans, cheese, tomato. */
  spread?: Hex;
  toasted?: boolean;
  food?: readonly ToppingSpec[];
}

const SLICES: Record<NonNullable<ToastsSpec['shape']>, (r: number) => string> = {
  slice: (r) =>
    `M${n(-r * 0.92)} ${n(r * 0.72)}C${n(-r * 1.04)} ${n(r * 0.2)} ${n(-r * 1.08)} ${n(-r * 0.4)} ${n(-r * 0.8)} ${n(-r * 0.7)}C${n(-r * 0.5)} ${n(-r * 0.96)} ${n(r * 0.5)} ${n(-r * 0.96)} ${n(r * 0.8)} ${n(-r * 0.7)}C${n(r * 1.08)} ${n(-r * 0.4)} ${n(r * 1.04)} ${n(r * 0.2)} ${n(r * 0.92)} ${n(r * 0.72)}C${n(r * 0.84)} ${n(r * 0.94)} ${n(-r * 0.84)} ${n(r * 0.94)} ${n(-r * 0.92)} ${n(r * 0.72)}Z`,
  roll: (r) => box(r * 2, r * 1.04, r * 0.5),
  square: (r) => box(r * 1.8, r * 1.7, r * 0.2),
};

/** Each slice: crust, crumb, spread, and its food. */
export function toasts(
  {
    spots,
    size,
    shape = 'slice',
    crumb = '#f7e6c0',
    crust = '#b9783a',
    spread,
    toasted,
    food = [],
  }: ToastsSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  const d = SLICES[shape](r);
  const flat = shape === 'roll' ? 0.48 : 0.78;
  const bed: Area = { x: 0, y: 0, rx: r * 0.84, ry: r * flat * 0.86, form: 'box' };
  return atSpots(spots, area, 10, () => ({
    outline: d,
    art:
      fill(d, darken(crust, 0.3)) +
      `<g transform="translate(-1 -3) scale(.98)">${fill(d, crust)}</g><g transform="translate(-1 -3) scale(.9)">${fill(d, crumb)}</g>` +
      toasting(
        pen,
        { rx: r * 0.78, ry: r * flat * 0.8, form: 'box' },
        toasted ? 34 : 16,
        toasted ? ['#a8652a', '#c98a45', '#8c4f1c'] : [darken(crumb, 0.2), lighten(crumb, 0.6)],
        0.5,
      ) +
      (spread
        ? fill(
            blob(pen.random, r * 0.82, { rough: 0.1, points: 12, sy: flat * 1.06, y: 1 }),
            darken(spread, 0.24),
          ) +
          fill(blob(pen.random, r * 0.8, { rough: 0.12, points: 12, sy: flat * 1.06, y: -2 }), spread) +
          fill(
            blob(pen.random, r * 0.4, { rough: 0.4, points: 9, sy: flat, x: -r * 0.16, y: -r * 0.12 }),
            lighten(spread, 0.3),
            0.5,
          )
        : '') +
      food.map((part) => drawTopping(part, bed, pen)).join(''),
  }));
}

/** Halves of a filled sandwich, cut faces up. */
interface SandwichesSpec {
  spots: readonly Spot[];
  /** Half the length of a half as a share of the area. */
  size: number;
  crumb?: Hex;
  crust?: Hex;
  /** The layers between the breads, top to bottom. */
  bands: readonly Hex[];
}

/** Each half: two breads with the layers between, a little ragged. */
export function sandwiches(
  { spots, size, crumb = '#f8e6bd', crust = '#c98a45', bands }: SandwichesSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  const high = r * 0.86;
  const d = box(r * 2, high, r * 0.12);
  const bread = high * 0.27;
  const each = (high - bread * 2) / bands.length;
  return atSpots(spots, area, 12, () => {
    const slice = (y: number) =>
      fill(box(r * 2, bread, r * 0.1, 0, y), crust) +
      fill(box(r * 1.95, bread * 0.72, r * 0.08, 0, y), crumb) +
      group(
        toasting(pen, { rx: r * 0.9, ry: bread * 0.3, form: 'box' }, 14, [darken(crumb, 0.2)], 0.6),
        0,
        y,
      );
    const filling = bands
      .map((tone, index) => {
        const y = -high / 2 + bread + each * (index + 0.5);
        const edge = Array.from(
          { length: 9 },
          (_, at) => `L${n(-r + (at * r) / 4)} ${n(y - each * pen.random.between(0.4, 0.85))}`,
        ).join('');
        return (
          fill(`M${n(-r)} ${n(y + each * 0.7)}${edge}V${n(y + each * 0.7)}Z`, darken(tone, 0.12)) +
          group(
            fill(`M${n(-r * 0.98)} ${n(y + each * 0.5)}${edge}V${n(y + each * 0.5)}Z`, tone),
            0,
            each * 0.12,
          )
        );
      })
      .join('');
    return {
      outline: d,
      art: fill(d, darken(crust, 0.4)) + filling + slice(-high / 2 + bread / 2) + slice(high / 2 - bread / 2),
    };
  });
}
