import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { curve, n, type Point } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import { atSpots, toasting } from './place.ts';

/** Folded tacos that stand open side up, at given positions. */
interface TacosSpec {
  spots: readonly Spot[];
  /** Half their length as a share of the area. */
  size: number;
  tone?: Hex;
  /** What shows between the two halves. */
  filling: readonly ToppingSpec[];
}

/** One half of the shell: its wavy rim at the opening, its outside curved down to the plate. */
function wall(pen: Pen, r: number, side: 1 | -1) {
  const rim = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((at): Point => [
    at * r,
    side * r * (0.17 * (1 - at * at) + pen.random.between(-0.015, 0.025)),
  ]);
  const back = `C${n(r * 0.86)} ${n(side * r * 0.3)} ${n(r * 0.5)} ${n(side * r * 0.47)} 0 ${n(side * r * 0.47)}C${n(-r * 0.5)} ${n(side * r * 0.47)} ${n(-r * 0.86)} ${n(side * r * 0.3)} ${n(-r)} 0Z`;
  return { rim: curve(rim), whole: `${curve(rim)}${back}` };
}

/** Crisp shells seen from above: the filling in a long heap between two browned, blistered halves. */
export function tacos({ spots, size, tone = '#e2a63f', filling }: TacosSpec, area: Area, pen: Pen): string {
  const r = reach(area) * size;
  const mouth: Area = { x: 0, y: 0, rx: r * 0.86, ry: r * 0.2, form: 'round' };
  return atSpots(spots, area, r * 0.1, () => {
    const [upper, lower] = [wall(pen, r, -1), wall(pen, r, 1)];
    const outside = (from: number, to: number) =>
      pen.linear(
        [
          [0, darken(tone, from)],
          [0.5, lighten(tone, 0.16)],
          [1, darken(tone, to)],
        ],
        90,
      );
    const blisters = (side: 1 | -1) =>
      group(
        toasting(
          pen,
          { rx: r * 0.66, ry: r * 0.09, form: 'box' },
          22,
          ['#a8601c', '#c98430', '#f6d58c'],
          0.6,
        ),
        0,
        side * r * 0.3,
      );
    const edge = (d: string) =>
      line(d, darken(tone, 0.45), r * 0.045) + line(d, lighten(tone, 0.5), r * 0.022);
    return {
      outline: `${upper.whole}${lower.whole}`,
      art:
        fill(
          `M${n(-r)} 0C${n(-r * 0.5)} ${n(-r * 0.3)} ${n(r * 0.5)} ${n(-r * 0.3)} ${n(r)} 0C${n(r * 0.5)} ${n(r * 0.3)} ${n(-r * 0.5)} ${n(r * 0.3)} ${n(-r)} 0Z`,
          darken(tone, 0.6),
        ) +
        fill(upper.whole, outside(0.4, 0.05)) +
        blisters(-1) +
        edge(upper.rim) +
        filling.map((food) => drawTopping(food, mouth, pen)).join('') +
        fill(lower.whole, outside(0, 0.5)) +
        blisters(1) +
        edge(lower.rim),
    };
  });
}
