import { blob, curve, n } from '../core/geometry.ts';
import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';

function terrazzo(print: Hex, pen: Pen): string {
  const { random } = pen;
  let chips = '';
  let pale = '';
  for (let at = 0; at < 170; at += 1) {
    const d = blob(random, random.between(3, 13), {
      x: random.between(0, 800),
      y: random.between(0, 600),
      rough: 0.5,
      points: 6,
    });
    if (at % 3 === 0) pale += d;
    else chips += d;
  }
  return `<path d="${chips}" fill="${print}" fill-opacity=".5"/><path d="${pale}" fill="#ffffff" fill-opacity=".34"/>`;
}

function marble(print: Hex, pen: Pen): string {
  const { random } = pen;
  let veins = '';
  let fine = '';
  for (let at = 0; at < 13; at += 1) {
    const [x, y] = [random.between(-100, 700), random.between(-60, 560)];
    const d = curve(
      Array.from(
        { length: 6 },
        (_, bend) => [x + bend * random.between(40, 80), y + bend * random.between(8, 46)] as const,
      ),
    );
    if (at % 3 === 0) veins += d;
    else fine += d;
  }
  return `<path d="${veins}" fill="none" stroke="${print}" stroke-width="11" stroke-opacity=".2"/><path d="${veins}" fill="none" stroke="${print}" stroke-width="3" stroke-opacity=".45"/><path d="${fine}" fill="none" stroke="${print}" stroke-width="1.600" stroke-opacity=".4"/>`;
}

function flags(print: Hex, pen: Pen): string {
  let joints = '';
  let tints = '';
  for (let row = 0; row < 4; row += 1)
    for (let column = -1; column < 5; column += 1) {
      const x = column * 200 + (row % 2) * 100;
      joints += `M${x} ${row * 150}h200v150`;
      tints += `<path d="M${x} ${row * 150}h200v150h-200Z" fill="${print}" fill-opacity="${n(pen.random.between(0.05, 0.3))}"/>`;
    }
  return `${tints}<path d="${joints}" fill="none" stroke="${print}" stroke-width="4" stroke-opacity=".6"/>`;
}

/** A worktop of stone: terrazzo chips, marble veins, or flags. */
export function stone(print: Hex, motif: 'terrazzo' | 'marble' | 'flags', pen: Pen): string {
  if (motif === 'terrazzo') return terrazzo(print, pen);
  return motif === 'marble' ? marble(print, pen) : flags(print, pen);
}
