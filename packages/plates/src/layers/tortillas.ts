import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE, type Tones } from '../core/colour.ts';
import { blob } from '../core/geometry.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import { toasting, toastingRound } from './place.ts';

/** Tortillas, plain or filled, at given positions. */
interface TortillasSpec {
  spots: readonly Spot[];
  /** Radius as a share of the area. */
  size: number;
  tone?: Hex;
  filling?: readonly ToppingSpec[];
  /** Soft tacos: the sides curl up round the filling; tostadas and plain tortillas lie flat. */
  bent?: boolean;
}

/** The spots of the griddle. */
const BROWNS: Tones = ['#b9772d', '#a8652a', '#d19a4e'];

/** The light on a tortilla bent to a trough: its sides catch it, its fold lies in shade. */
function curl(edge: string, tone: Hex, pen: Pen): string {
  const light = pen.linear(
    [
      [0, darken(tone, 0.3), 0.6],
      [0.12, lighten(tone, 0.6), 0.6],
      [0.3, darken(tone, 0.4), 0.36],
      [0.5, darken(tone, 0.45), 0.4],
      [0.72, darken(tone, 0.35), 0.26],
      [0.88, lighten(tone, 0.7), 0.55],
      [1, darken(tone, 0.4), 0.7],
    ],
    0,
  );
  return fill(edge, light);
}

/** Soft tortillas, flat or bent, their filling in a long heap across the middle. */
export function tortillas(
  { spots, size, tone = '#f3d592', filling = [], bent }: TortillasSpec,
  area: Area,
  pen: Pen,
): string {
  const radius = reach(area) * size;
  return spots
    .map(([sx, sy, turn = 0]) => {
      const edge = blob(pen.random, radius, { rough: 0.05, points: 12, sx: bent ? 0.86 : 1 });
      const heap: Area = { x: 0, y: 0, rx: radius * 0.46, ry: radius * 0.74, form: 'round' };
      const bed =
        filling.length === 0
          ? ''
          : fill(
              blob(pen.random, radius * 0.62, { rough: 0.2, points: 11, sx: 0.78, sy: 1.24, y: 4 }),
              '#5a1d0c',
              0.45,
            );
      const art =
        fill(edge, darken(tone, 0.24)) +
        `<g transform="translate(-.8 -2)">${fill(edge, tone)}</g>` +
        fill(
          blob(pen.random, radius * 0.88, { rough: 0.05, points: 12, sx: bent ? 0.86 : 1 }),
          lighten(tone, 0.28),
          0.7,
        ) +
        (bent ? curl(edge, tone, pen) : '') +
        (bent
          ? toasting(pen, { rx: radius * 0.8, ry: radius * 0.94 }, 30, BROWNS, 0.55)
          : toastingRound(pen, radius, 30, BROWNS)) +
        bed +
        filling.map((food) => drawTopping(food, heap, pen)).join('');
      const [x, y] = [area.x + sx * area.rx, area.y + sy * area.ry];
      return group(fill(edge, SHADE, 0.28), x + 5, y + 11, turn) + group(art, x, y, turn);
    })
    .join('');
}
