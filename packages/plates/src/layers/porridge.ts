import { type Area, evenPoints, outline, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten, mix } from '../core/colour.ts';
import { curve, n, type Point, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** Grains soft-cooked in something creamy: porridge, rice pudding, risotto all'onda. */
export function porridge(
  { tone, grain, count = 420, length = 11 }: { tone: Hex; grain?: Hex; count?: number; length?: number },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const scale = reach(area) / 205;
  const light = grain ?? lighten(tone, 0.5);
  const base = fill(
    outline(area),
    pen.radial(
      [
        [0, lighten(tone, 0.2)],
        [0.7, tone],
        [1, darken(tone, 0.16)],
      ],
      0.46,
      0.44,
    ),
  );
  const marks = (points: readonly Point[]) =>
    points
      .map(([x, y]) => {
        const [dx, dy] = polar(0, 0, random.turn(), (length * scale * random.between(0.5, 1)) / 2);
        return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
      })
      .join('');
  let grains = '';
  for (const paint of [light, lighten(light, 0.4), mix(light, tone, 0.4)]) {
    const d = marks(evenPoints(area, random, Math.round(count / 3), { to: 0.97 }));
    grains += group(line(d, darken(tone, 0.36), 5 * scale, 0.4), 0.8, 1.8) + line(d, paint, 5 * scale);
  }
  const waves = [0.32, 0.56, 0.78]
    .map((share) =>
      curve(
        [150, 190, 230, 270].map((turn) =>
          polar(area.x, area.y, turn + random.between(-14, 14), reach(area) * share),
        ),
      ),
    )
    .join('');
  const gloss = scatterPoints(area, random, 16, 34 * scale, { to: 0.86 })
    .map(
      ([x, y]) =>
        `M${n(x - 7 * scale)} ${n(y)}q${n(5 * scale)} ${n(-5 * scale)} ${n(12 * scale)} ${n(-2 * scale)}`,
    )
    .join('');
  return (
    base + grains + line(waves, darken(tone, 0.2), 7 * scale, 0.18) + line(gloss, '#ffffff', 2.6 * scale, 0.5)
  );
}
