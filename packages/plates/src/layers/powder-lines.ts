import { type Area, reach } from '../core/area.ts';
import type { Hex } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import { line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/**
 * Ground cinnamon or paprika dusted over a dish in lines: half their length, how many in each direction, how
 * far apart.
 */
interface PowderLinesSpec {
  tone: Hex;
  size?: number;
  count?: number;
  gap?: number;
  /** Angle of the first set of lines; the second crosses it. */
  turn?: number;
}

/** A lattice of fine grains, dense along the lines with strays beside them. */
export function powderLines(
  { tone, size = 0.7, count = 4, gap = 0.3, turn = 45 }: PowderLinesSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const r = reach(area);
  let [fine, coarse] = ['', ''];
  for (const angle of [turn, turn + 90]) {
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    for (let at = 0; at < count; at += 1) {
      const off = (at - (count - 1) / 2) * gap;
      const half = Math.sqrt(Math.max(0, size * size - off * off));
      const grains = Math.round(half * 330);
      for (let grain = 0; grain < grains; grain += 1) {
        const along = random.between(-half, half);
        const stray = (random.next() + random.next() + random.next() - 1.5) * 0.045;
        const [u, v] = [along * r, (off + stray) * r];
        const spot = `M${n(area.x + u * cos - v * sin)} ${n(area.y + u * sin + v * cos)}h.1`;
        if (grain % 3 === 0) coarse += spot;
        else fine += spot;
      }
    }
  }
  return line(fine, tone, r * 0.012, 0.7) + line(coarse, tone, r * 0.02, 0.8);
}
