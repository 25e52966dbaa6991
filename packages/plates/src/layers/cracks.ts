import { type Area, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { curve, polar } from '../core/geometry.ts';
import { group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** Cracks in a crust that sank as it cooled: the crust's tone, their reach, and their number. */
interface CracksSpec {
  tone: Hex;
  size?: number;
  count?: number;
}

/** Short crooked lines, dark, with a lit lip below. */
export function cracks({ tone, size = 0.8, count = 12 }: CracksSpec, area: Area, pen: Pen): string {
  const { random } = pen;
  const r = reach(area);
  const inside: Area = { ...area, rx: area.rx * size, ry: area.ry * size };
  const d = scatterPoints(inside, random, count, r * 0.26)
    .map(([x, y]) => {
      const turn = random.turn();
      const half = r * random.between(0.08, 0.2);
      const bend = (share: number) => {
        const [px, py] = polar(x, y, turn, half * share);
        return polar(px, py, turn + 90, random.between(-0.03, 0.03) * r);
      };
      return curve([bend(-1), bend(-0.5), bend(0), bend(0.5), bend(1)]);
    })
    .join('');
  return (
    group(line(d, lighten(tone, 0.4), r * 0.012, 0.6), 1.5, 3) + line(d, darken(tone, 0.62), r * 0.02, 0.75)
  );
}
