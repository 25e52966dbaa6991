import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, n } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import { atSpots, toasting } from './place.ts';

/** A long crisp crêpe rolled over its filling. */
interface DosaSpec {
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
interface FoldedSpec {
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
