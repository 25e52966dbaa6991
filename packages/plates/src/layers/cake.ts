import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE } from '../core/colour.ts';
import { blob, n, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { toastingRound } from './place.ts';

/** A round cake fried in a pan: Spanish omelette or Korean pancake. */
interface CakeSpec {
  tone: Hex;
  size?: number;
  /** Angles between which a piece is cut out and moved away. */
  cut?: readonly [from: number, to: number];
  /** How browned it is, 0 to 1. */
  browned?: number;
  /** What the cut shows: the crumb, and the line in it. */
  inside?: readonly [crumb: Hex, line: Hex];
}

/** The cake with its golden crust; the cut shows the pale inside. */
export function cake(
  { tone, size = 0.86, cut, browned = 0.6, inside = ['#f7e3a0', '#e3bf62'] }: CakeSpec,
  area: Area,
  pen: Pen,
): string {
  const radius = reach(area) * size;
  const edge = blob(pen.random, radius, { rough: 0.025, points: 18 });
  const face = pen.radial(
    [
      [0, lighten(tone, 0.22)],
      [0.7, tone],
      [0.93, darken(tone, 0.2)],
      [1, darken(tone, 0.42)],
    ],
    0.46,
    0.44,
  );
  const whole =
    fill(edge, darken(tone, 0.5)) +
    `<g transform="translate(-1 -5)">${fill(edge, face)}</g>` +
    group(
      toastingRound(pen, radius * 0.94, Math.round(90 * browned), [
        darken(tone, 0.34),
        darken(tone, 0.22),
        '#a8652a',
      ]),
      -1,
      -4,
    );
  if (!cut) return group(fill(edge, SHADE, 0.34), area.x + 7, area.y + 14) + group(whole, area.x, area.y);
  const [from, to] = cut;
  const far = radius * 1.3;
  const wedge = (a: number, b: number) => {
    const [ax, ay] = polar(0, 0, a, far);
    const [bx, by] = polar(0, 0, b, far);
    return `M0-3L${n(ax)} ${n(ay)}A${n(far)} ${n(far)} 0 ${b - a > 180 ? 1 : 0} 1 ${n(bx)} ${n(by)}Z`;
  };
  const side = (degrees: number) => {
    const [x, y] = polar(0, 0, degrees, radius * 0.97);
    return `M0-3L${n(x)} ${n(y - 3)}V${n(y + 16)}L0 14Z`;
  };
  const faces = [from, to]
    .map(
      (degrees) =>
        fill(side(degrees), inside[0]) +
        line(
          `M4 6L${n(polar(0, 0, degrees, radius * 0.9)[0])} ${n(polar(0, 0, degrees, radius * 0.9)[1] + 5)}`,
          inside[1],
          3,
          0.8,
        ),
    )
    .join('');
  const [dx, dy] = polar(0, 0, (from + to) / 2, radius * 0.24);
  const rest = `<g clip-path="${pen.clip(wedge(to, from + 360))}">${whole}</g>`;
  const piece = `<g clip-path="${pen.clip(wedge(from, to))}">${whole}</g>`;
  return (
    group(fill(edge, SHADE, 0.3), area.x + 7, area.y + 14) +
    group(faces + rest, area.x, area.y) +
    group(
      `<g transform="translate(5 13)">${fill(`${wedge(from, to)}`, SHADE, 0)}</g>` + faces + piece,
      area.x + dx,
      area.y + dy,
    )
  );
}
