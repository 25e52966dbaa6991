import { type Area, outline } from '../core/area.ts';
import { darken, FOOD_SHADE, type Hex, SHADE } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import { circle, fill, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** Where a vessel stands and how large it is. */
export interface Standing {
  x: number;
  y: number;
  radius: number;
}

/** What a vessel gives back: its markup and the part of it that food may fill. */
export interface Vessel {
  readonly markup: string;
  readonly area: Area;
}

/** The soft shadow that a round thing throws on the table. */
export function roundShadow(pen: Pen, x: number, y: number, radius: number): string {
  const soft = pen.radial([
    [0.6, SHADE, 0.44],
    [0.78, SHADE, 0.2],
    [1, SHADE, 0],
  ]);
  return circle(x + radius * 0.07, y + radius * 0.12, radius * 1.22, soft);
}

/** How far each sheet of a soft shadow reaches past its shape, in parts of its softness: the steps of a bell curve. */
const SHEETS = [1.75, 1.2, 0.88, 0.6, 0.36, 0.12, -0.12, -0.36, -0.6, -0.88, -1.2];

/** The soft shadow of a shape that can be drawn larger: thin sheets on each other, which cost a tenth of a blur. */
export function shapeShadow(shape: (grow: number) => string, lift: number): string {
  const sheets = SHEETS.map((share) => fill(shape(share * lift * 0.6), SHADE, 0.06)).join('');
  return `<g transform="translate(${n(lift * 0.5)} ${n(lift)})">${sheets}</g>`;
}

/** Light over glazed or metal surfaces. */
export const sheen = (pen: Pen, strength = 0.5): string =>
  pen.linear([
    [0, '#ffffff', strength],
    [0.5, '#ffffff', 0],
    [1, SHADE, strength * 0.55],
  ]);

const hollow = (pen: Pen, depth: number) =>
  pen.linear([
    [0, SHADE, 0.46 * depth],
    [0.55, SHADE, 0.05 * depth],
    [1, '#ffffff', 0.34],
  ]);

/** The colours of a round vessel. */
export interface RoundLook {
  rim: Hex;
  well: Hex;
  /** A painted ring on the rim. */
  band?: Hex;
}

/** A round vessel seen from above: shadow, rim with light on it, wall in shade, floor. `edge` is the floor's share of the radius, `depth` how steep its wall is. */
export function roundBody(
  pen: Pen,
  { x, y, radius }: Standing,
  look: RoundLook,
  edge: number,
  depth = 1,
): Vessel {
  const inner = radius * edge;
  const wall = inner * 0.965;
  const band = look.band
    ? ring(x, y, radius * 0.945, look.band, radius * 0.021) +
      ring(x, y, inner + (radius - inner) * 0.14, look.band, radius * 0.007, 0.8)
    : '';
  const markup =
    roundShadow(pen, x, y, radius) +
    circle(x, y, radius, look.rim) +
    circle(x, y, radius, sheen(pen)) +
    ring(
      x,
      y,
      radius - 1.5,
      pen.linear([
        [0, '#ffffff', 0.75],
        [0.4, '#ffffff', 0],
        [1, '#ffffff', 0.12],
      ]),
      3,
    ) +
    band +
    circle(x, y, inner, darken(look.well, 0.22 * depth)) +
    circle(x, y, inner, hollow(pen, depth)) +
    circle(x + 0.5, y + 1, wall, look.well);
  return { markup, area: { x: x + 0.5, y: y + 1, rx: wall, ry: wall, form: 'round' } };
}

/** The rim's shade over the food near it, deepest where the wall is nearest to the light. */
export function innerShade(pen: Pen, area: Area, strength: number): string {
  if (area.form === 'box') {
    const edge = outline(area);
    return [3, 6, 9, 12, 15, 18, 21, 25, 30]
      .map((less) => {
        const inner = { ...area, x: area.x + 2, y: area.y + 4, rx: area.rx - less, ry: area.ry - less };
        return `<path d="${edge}${outline(inner)}" fill="${FOOD_SHADE}" fill-opacity="${(strength * 0.17).toFixed(3)}" fill-rule="evenodd"/>`;
      })
      .join('');
  }
  const shade = pen.radial(
    [
      [0.74, FOOD_SHADE, 0],
      [0.9, FOOD_SHADE, strength * 0.35],
      [1, FOOD_SHADE, strength],
    ],
    0.52,
    0.535,
  );
  return fill(outline(area), shade);
}
