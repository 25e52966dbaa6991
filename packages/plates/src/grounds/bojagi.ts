import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';
import { n } from '../core/geometry.ts';

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function cut(patch: Patch, depth: number, pen: Pen): Patch[] {
  const { x, y, width, height } = patch;
  if (depth === 0 || (width <= 150 && height <= 150)) return [patch];
  const share = pen.random.between(0.35, 0.65);
  const across = width * pen.random.between(0.7, 1.3) > height;
  const [first, second] = across
    ? [
        { x, y, width: width * share, height },
        { x: x + width * share, y, width: width * (1 - share), height },
      ]
    : [
        { x, y, width, height: height * share },
        { x, y: y + height * share, width, height: height * (1 - share) },
      ];
  return [...cut(first, depth - 1, pen), ...cut(second, depth - 1, pen)];
}

function square(pen: Pen): Patch[] {
  const patches: Patch[] = [];
  for (let y = 0; y < 600; y += 150)
    for (let x = 0; x < 800; x += 200) {
      const split = pen.random.next();
      if (split < 0.5) patches.push({ x, y, width: 200, height: 150 });
      else if (split < 0.75)
        patches.push({ x, y, width: 100, height: 150 }, { x: x + 100, y, width: 100, height: 150 });
      else patches.push({ x, y, width: 200, height: 75 }, { x, y: y + 75, width: 200, height: 75 });
    }
  return patches;
}

/** Korean patchwork: pieces of one colour in several depths, seams sewn double. */
export function bojagi(print: Hex, motif: 'patchwork' | 'squares', pen: Pen): string {
  const patches = motif === 'squares' ? square(pen) : cut({ x: 0, y: 0, width: 800, height: 600 }, 5, pen);
  const seam = (inset: number) =>
    patches
      .map(
        (p) =>
          `M${n(p.x + inset)} ${n(p.y + inset)}h${n(p.width - 2 * inset)}v${n(p.height - 2 * inset)}h${n(2 * inset - p.width)}Z`,
      )
      .join('');
  const cloth = patches
    .map(
      (p) =>
        `<path d="M${n(p.x)} ${n(p.y)}h${n(p.width)}v${n(p.height)}h${n(-p.width)}Z" fill="${print}" fill-opacity="${n(pen.random.between(0.1, 0.7))}"/>`,
    )
    .join('');
  return `${cloth}<path d="${seam(0)}" fill="none" stroke="${print}" stroke-width="3" stroke-opacity=".55"/><path d="${seam(4)}" fill="none" stroke="#ffffff" stroke-width="1.200" stroke-dasharray="7 5" stroke-opacity=".2"/>`;
}
