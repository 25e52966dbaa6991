import { n } from '../core/geometry.ts';
import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';

/** A wooden table: long planks with their grain, or wide boards. */
export function wood(print: Hex, motif: 'planks' | 'boards', pen: Pen): string {
  const { random } = pen;
  const high = motif === 'planks' ? 100 : 200;
  let tints = '';
  let grain = '';
  let joints = '';
  for (let y = 0; y < 600; y += high) {
    tints += `<path d="M0 ${y}h800v${high}H0Z" fill="${print}" fill-opacity="${n(random.between(0.1, 0.5))}"/>`;
    joints += `M0 ${y}h800`;
    const cut = random.between(120, 700);
    joints += `M${n(cut)} ${y}v${high}`;
    for (let at = 9; at < high - 4; at += random.between(9, 17)) {
      const [a, b, c] = [random.between(-6, 6), random.between(-6, 6), random.between(-4, 4)];
      grain += `M0 ${n(y + at)}C200 ${n(y + at + a)} 500 ${n(y + at + b)} 800 ${n(y + at + c)}`;
    }
  }
  return `${tints}<path d="${grain}" fill="none" stroke="${print}" stroke-width="1.800" stroke-opacity=".45"/><path d="${joints}" fill="none" stroke="${print}" stroke-width="4" stroke-opacity=".9"/><path d="${joints}" fill="none" stroke="#ffffff" stroke-width="1.200" stroke-opacity=".25" transform="translate(2 3)"/>`;
}
