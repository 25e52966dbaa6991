import { type Area, outline, reach } from '../core/area.ts';
import { FOOD_SHADE, type Hex, SHADE } from '../core/colour.ts';
import { blob } from '../core/geometry.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** How much wider than high an area is, to shape a round blob. */
export const stretched = (area: Area) => ({ sx: area.rx / reach(area), sy: area.ry / reach(area) });

/** The body of a heap with its shadow; `size` is a share of the area. */
export function mound(area: Area, size: number, tone: Hex, pen: Pen, rough = 0.1): string {
  const shape = blob(pen.random, reach(area) * size, {
    x: area.x,
    y: area.y,
    rough,
    points: 14,
    ...stretched(area),
  });
  return group(fill(shape, SHADE, 0.3), 5, 10) + fill(shape, tone);
}

/** The light on a heap: bright at the upper left, in shade at its foot. */
export function moundLight(area: Area, size: number, pen: Pen): string {
  const light = pen.radial(
    [
      [0, '#fff8e6', 0.26],
      [0.45, '#fff8e6', 0],
      [0.82, FOOD_SHADE, 0.05],
      [1, FOOD_SHADE, 0.26],
    ],
    0.44,
    0.42,
  );
  return fill(outline(area, size), light);
}
