import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc, ellipse, n } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { atSpots } from './place.ts';

/** A cream or custard turned out of its mould. */
interface TurnedOutSpec {
  tone: Hex;
  /** Caramel or glaze on top. */
  top?: Hex;
  /** The pool of sauce it stands in. */
  sauce?: Hex;
  size?: number;
  spots?: readonly Spot[];
}

/** Pool, slanted side, and shining top. */
export function turnedOut(
  { tone, top, sauce, size = 0.5, spots = [[0, 0]] }: TurnedOutSpec,
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  return atSpots(spots, area, r * 0.12, () => ({
    outline: disc(r),
    art:
      (sauce
        ? fill(blob(pen.random, r * 1.34, { rough: 0.14, points: 13, y: 4 }), darken(sauce, 0.3)) +
          fill(blob(pen.random, r * 1.3, { rough: 0.16, points: 13 }), sauce) +
          gleam(-r * 0.9, -r * 0.7, r * 0.16, r * 0.05, -40, 0.5)
        : '') +
      fill(disc(r, 2, 5), darken(tone, 0.44)) +
      fill(
        disc(r),
        pen.linear([
          [0, lighten(tone, 0.4)],
          [0.5, tone],
          [1, darken(tone, 0.32)],
        ]),
      ) +
      fill(ellipse(r * 0.8, r * 0.8, -r * 0.02, -r * 0.05), darken(top ?? tone, 0.2)) +
      fill(
        ellipse(r * 0.78, r * 0.78, -r * 0.03, -r * 0.07),
        top
          ? pen.radial(
              [
                [0, lighten(top, 0.2)],
                [0.7, top],
                [1, darken(top, 0.3)],
              ],
              0.44,
              0.4,
            )
          : lighten(tone, 0.2),
      ) +
      gleam(-r * 0.34, -r * 0.42, r * 0.22, r * 0.08, -35, 0.6) +
      line(
        `M${n(r * 0.2)} ${n(r * 0.5)}A${n(r * 0.56)} ${n(r * 0.56)} 0 0 0 ${n(r * 0.5)} ${n(r * 0.1)}`,
        '#ffffff',
        r * 0.03,
        0.4,
      ),
  }));
}
