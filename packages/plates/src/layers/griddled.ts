import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, n } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import { atSpots, toasting } from './place.ts';

/** A long crisp crêpe rolled over its filling. */
export interface DosaSpec {
  tone?: Hex;
  /** Length and width as shares of the area. */
  size?: number;
  turn?: number;
  /** Half its thickness as a share of the area. */
  girth?: number;
  /** What shows at its open end. */
  filling?: readonly ToppingSpec[];
}

/** The roll: a lit back, the loose edge of the crêpe, toasted marks, filling at the right end. */
export function dosa(
  { tone = '#d99c49', size = 0.96, turn = -18, girth = 0.2, filling = [] }: DosaSpec,
  area: Area,
  pen: Pen,
): string {
  const [half, high] = [area.rx * size, reach(area) * girth];
  const d = `M${n(-half)} ${n(-high * 0.7)}C${n(-half * 0.5)} ${n(-high)} ${n(half * 0.5)} ${n(-high)} ${n(half)} ${n(-high * 0.8)}C${n(half * 1.02)} 0 ${n(half * 0.99)} ${n(high * 0.6)} ${n(half * 0.95)} ${n(high)}C${n(half * 0.4)} ${n(high * 1.15)} ${n(-half * 0.5)} ${n(high * 1.1)} ${n(-half * 0.98)} ${n(high * 0.8)}C${n(-half * 1.03)} ${n(high * 0.2)} ${n(-half * 1.03)} ${n(-high * 0.3)} ${n(-half)} ${n(-high * 0.7)}Z`;
  const back = pen.linear(
    [
      [0, darken(tone, 0.2)],
      [0.26, lighten(tone, 0.36)],
      [0.55, tone],
      [1, darken(tone, 0.5)],
    ],
    90,
  );
  const flap = `M${n(-half * 0.96)} ${n(high * 0.36)}C${n(-half * 0.4)} ${n(high * 0.66)} ${n(half * 0.4)} ${n(high * 0.6)} ${n(half * 0.96)} ${n(high * 0.34)}`;
  const mouth: Area = { x: half * 0.97, y: 0, rx: half * 0.13, ry: high * 0.86, form: 'round' };
  return atSpots([[0, 0, turn]], area, 12, () => ({
    outline: d,
    art:
      fill(blob(pen.random, high * 0.86, { x: mouth.x, y: 0, rough: 0.2, sx: 0.7 }), darken(tone, 0.6)) +
      filling.map((food) => drawTopping(food, mouth, pen, 0.8)).join('') +
      fill(d, back) +
      toasting(pen, { rx: half * 0.92, ry: high * 0.8 }, 60, [
        darken(tone, 0.3),
        '#a8612a',
        lighten(tone, 0.3),
      ]) +
      line(flap, darken(tone, 0.5), 3, 0.6) +
      group(line(flap, lighten(tone, 0.5), 2, 0.5), 0, -3),
  }));
}

/** Tortillas or omelettes folded to half-moons. */
export interface FoldedSpec {
  spots: readonly Spot[];
  /** Radius as a share of the area. */
  size: number;
  tone?: Hex;
  /** What shows at the open side. */
  filling?: readonly ToppingSpec[];
  /** Fried crisp: more brown, bubbled. */
  crisp?: boolean;
}

/** Half-moons, their fold at the top and their open side with the filling at the bottom. */
export function folded(
  { spots, size, tone = '#f0cf86', filling = [], crisp }: FoldedSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  const moon = (k: number) =>
    `M${n(-r * k)} ${n(-r * 0.3)}C${n(-r * 0.9 * k)} ${n(-r * 0.4)} ${n(r * 0.9 * k)} ${n(-r * 0.4)} ${n(r * k)} ${n(-r * 0.3)}C${n(r * 1.02 * k)} ${n(r * 0.3)} ${n(r * 0.6 * k)} ${n(r * 0.62 * k)} 0 ${n(r * 0.62 * k)}C${n(-r * 0.6 * k)} ${n(r * 0.62 * k)} ${n(-r * 1.02 * k)} ${n(r * 0.3)} ${n(-r * k)} ${n(-r * 0.3)}Z`;
  const mouth: Area = { x: 0, y: r * 0.16, rx: r * 0.94, ry: r * 0.56, form: 'round' };
  return atSpots(spots, area, 10, () => ({
    outline: moon(1.02),
    art:
      fill(moon(1.04), darken(tone, 0.5)) +
      group(fill(moon(1), darken(tone, 0.12)), 0, 5) +
      filling.map((food) => drawTopping(food, mouth, pen)).join('') +
      group(
        fill(
          moon(0.95),
          pen.linear(
            [
              [0, darken(tone, 0.16)],
              [0.2, lighten(tone, 0.34)],
              [0.6, tone],
              [1, darken(tone, 0.14)],
            ],
            90,
          ),
        ) +
          toasting(
            pen,
            { rx: r * 0.8, ry: r * 0.4 },
            crisp ? 40 : 24,
            ['#b9772d', '#a8652a', '#d19a4e'],
            crisp ? 0.6 : 0.44,
          ),
        -1,
        -r * 0.08,
      ),
  }));
}

/** Slices of bread with something on each. */
export interface ToastsSpec {
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
export interface SandwichesSpec {
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
