import { type Area, reach, scatterPoints } from '../core/area.ts';
import { blob } from '../core/geometry.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { toastingRound } from './place.ts';

/** Pizza: blistered rim, tomato. */
export function pizza(_spec: object, area: Area, pen: Pen): string {
  const radius = reach(area);
  const { random } = pen;
  const at = { x: area.x, y: area.y };
  const spread = scatterPoints({ ...area, rx: radius * 0.76, ry: radius * 0.76 }, random, 70, 14);
  const sauce = specks(
    spread,
    { radius: [5, 17], tones: ['#e4613f', '#b72b17', '#ee7a4c'], opacity: 0.55, rough: 0.5 },
    pen,
  );
  return (
    fill(blob(random, radius, { ...at, rough: 0.035, points: 18 }), '#c98540') +
    fill(
      blob(random, radius * 0.975, { x: area.x - 2, y: area.y - 3, rough: 0.035, points: 18 }),
      pen.radial(
        [
          [0.7, '#d9974a'],
          [0.86, '#f3c983'],
          [1, '#dd9f55'],
        ],
        0.48,
        0.47,
      ),
    ) +
    group(
      toastingRound(pen, radius * 0.96, 60, ['#a8622a', '#7e421a', '#c98942', '#5d2f12'], 0.84),
      area.x,
      area.y,
    ) +
    fill(blob(random, radius * 0.82, { ...at, rough: 0.05, points: 18 }), '#8f2110', 0.85) +
    fill(blob(random, radius * 0.795, { x: area.x + 1, y: area.y + 1, rough: 0.06, points: 17 }), '#d2432a') +
    sauce
  );
}
