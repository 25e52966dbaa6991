import { type Area, evenPoints, outline, reach } from '../core/area.ts';
import { type Hex, lighten, mix } from '../core/colour.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { mound } from './mound.ts';

/** Shaved or crushed ice, snow-like. */
export function snow(
  { tone = '#f7fbfb', size = 0.94 }: { tone?: Hex; size?: number },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const scale = reach(area) / 205;
  const covered: Area = { ...area, rx: area.rx * size * 0.95, ry: area.ry * size * 0.95 };
  const points = evenPoints(covered, random, 260, { to: 1 });
  return (
    mound(area, size, mix(tone, '#8fb0bf', 0.3), pen, 0.08) +
    group(
      specks(
        points,
        { radius: [6 * scale, 13 * scale], tones: [mix(tone, '#6f97ab', 0.3)], opacity: 0.7, rough: 0.5 },
        pen,
      ),
      1.5,
      3,
    ) +
    specks(
      points,
      {
        radius: [6 * scale, 13 * scale],
        tones: [tone, lighten(tone, 0.5), mix(tone, '#cfe3ea', 0.3)],
        opacity: 1,
        rough: 0.5,
      },
      pen,
    ) +
    group(
      specks(
        points.filter((_, at) => at % 4 === 0),
        { radius: [1.5 * scale, 3 * scale], tones: ['#ffffff'], opacity: 0.95, rough: 0.3 },
        pen,
      ),
      -2,
      -3,
    ) +
    fill(
      outline(area, size * 0.98),
      pen.radial(
        [
          [0.5, '#ffffff', 0.14],
          [0.8, '#34566b', 0],
          [1, '#34566b', 0.2],
        ],
        0.45,
        0.44,
      ),
    )
  );
}
