import { type Area, reach } from '../core/area.ts';
import { curve, type Point } from '../core/geometry.ts';
import { line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** Widths of the strokes of one wisp, widest and faintest first: together they have a soft edge. */
const WIDTHS = [0.2, 0.155, 0.115, 0.08, 0.05, 0.028] as const;

/** Wisps of steam that drift to the upper right off a hot dish. */
export function steam(area: Area, pen: Pen): string {
  const { random } = pen;
  const size = reach(area);
  return [-0.46, -0.02, 0.4]
    .map((at) => {
      const [x, y] = [area.x + at * area.rx, area.y + random.between(0.1, 0.4) * area.ry];
      const sway = random.between(0.1, 0.17) * size;
      const rise = random.between(0.95, 1.25) * size;
      const points = [0, 0.22, 0.48, 0.74, 1].map((share, index): Point => [
        x + share * size * 0.22 + (index % 2 === 0 ? -sway : sway) * (0.5 + share * 0.7),
        y - share * rise,
      ]);
      const whole = curve(points);
      const middle = curve(points.slice(0, 4));
      return WIDTHS.map((width, index) =>
        line(index < 2 ? whole : middle, '#ffffff', width * size, 0.075),
      ).join('');
    })
    .join('');
}
