import { type Area, outline } from '../core/area.ts';
import { darken, FOOD_SHADE, type Hex, SHADE } from '../core/colour.ts';
import { disc, ellipse, n } from '../core/geometry.ts';
import { circle, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** A vessel's position and size. */
export interface Standing {
  x: number;
  y: number;
  radius: number;
}

/** A drawn vessel: its markup and the area for food. */
export interface Vessel {
  readonly markup: string;
  readonly area: Area;
}

/** A shape with a hole: hidden parts are not painted, which halves the work per vessel. */
export function without(d: string, hole: string, paint: string, opacity = 1): string {
  const faded = opacity === 1 ? '' : ` fill-opacity="${Number(opacity.toFixed(3))}"`;
  return `<path d="${d}${hole}" fill="${paint}"${faded} fill-rule="evenodd"/>`;
}

function band(paint: string, x: number, y: number, outer: number, inner: number): string {
  return without(disc(outer, x, y), disc(inner, x, y), paint);
}

/** The soft shadow of a round object on the table. */
export function roundShadow(pen: Pen, x: number, y: number, radius: number): string {
  const soft = pen.radial([
    [0.6, SHADE, 0.44],
    [0.78, SHADE, 0.2],
    [1, SHADE, 0],
  ]);
  return band(soft, x + radius * 0.07, y + radius * 0.12, radius * 1.22, radius * 0.82);
}

/**
 * How far each layer of a soft shadow extends past its shape, as a fraction of its softness: the steps of a
 * bell curve.
 */
const SHEETS = [1.75, 1.2, 0.88, 0.6, 0.36, 0.12, -0.12, -0.36, -0.6, -0.88, -1.2];

/**
 * The soft shadow of a scalable shape: thin layers on top of each other, at a tenth of the cost of a blur.
 */
export function shapeShadow(shape: (grow: number) => string, lift: number): string {
  const hole = shape(-lift * 1.35);
  const sheets = SHEETS.map((share) => without(shape(share * lift * 0.6), hole, SHADE, 0.06)).join('');
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

/**
 * A round vessel from above: shadow, lit rim, shaded wall, floor. `edge` is the floor's fraction of the
 * radius, `depth` the steepness of the wall.
 */
export function roundBody(
  pen: Pen,
  { x, y, radius }: Standing,
  look: RoundLook,
  edge: number,
  depth = 1,
): Vessel {
  const inner = radius * edge;
  const wall = inner * 0.965;
  const painted = look.band
    ? ring(x, y, radius * 0.945, look.band, radius * 0.021) +
      ring(x, y, inner + (radius - inner) * 0.14, look.band, radius * 0.007, 0.8)
    : '';
  const markup =
    roundShadow(pen, x, y, radius) +
    band(look.rim, x, y, radius, inner * 0.98) +
    band(sheen(pen), x, y, radius, inner * 0.98) +
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
    painted +
    band(darken(look.well, 0.22 * depth), x, y, inner, wall * 0.97) +
    band(hollow(pen, depth), x, y, inner, wall * 0.97) +
    circle(x + 0.5, y + 1, wall, look.well);
  return { markup, area: { x: x + 0.5, y: y + 1, rx: wall, ry: wall, form: 'round' } };
}

/** The rim's shade on the food near it, darkest where the wall is closest to the light. */
export function innerShade(pen: Pen, area: Area, strength: number): string {
  if (area.form === 'box') {
    const edge = outline(area);
    return [3, 6, 9, 12, 15, 18, 21, 25, 30]
      .map((less) => {
        const inner = { ...area, x: area.x + 2, y: area.y + 4, rx: area.rx - less, ry: area.ry - less };
        return without(edge, outline(inner), FOOD_SHADE, strength * 0.17);
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
  const hole = ellipse(area.rx * 0.66, area.ry * 0.66, area.x, area.y);
  return without(outline(area), hole, shade);
}
