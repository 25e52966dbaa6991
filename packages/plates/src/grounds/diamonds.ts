import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';
import { places, repeat } from './tile.ts';

function nested(print: Hex, pen: Pen): string {
  const id = pen.shared(
    `<g fill="${print}"><path fill-opacity=".42" fill-rule="evenodd" d="M0-46L50 0L0 46L-50 0ZM0-20L-20 0L0 20L20 0Z"/><path fill-opacity=".6" d="M0-9L9 0L0 9L-9 0Z"/></g>`,
  );
  return repeat(id, places(100, 92));
}

function zigzag(print: Hex): string {
  let bands = '';
  for (let row = 0; row < 9; row += 1) {
    const y = row * 76 - 10;
    const teeth = Array.from({ length: 17 }, (_, at) => `L${at * 50} ${at % 2 === 0 ? y + 24 : y}`).join('');
    bands += `<path d="M-50 ${y}${teeth}V${y + 24}" fill="none" stroke="${print}" stroke-width="${row % 2 === 0 ? 13 : 5}" stroke-opacity=".5"/>`;
  }
  return bands;
}

function stars(print: Hex, pen: Pen): string {
  const id = pen.shared(
    `<g fill="${print}" fill-opacity=".5"><path d="M0-38L9-9L38 0L9 9L0 38L-9 9L-38 0L-9-9Z"/><path d="M50-10L60 0L50 10L40 0Z"/><path d="M0 40L7 47L0 54L-7 47Z"/></g>`,
  );
  return repeat(id, places(100, 94));
}

/** Mexican weaving: diamonds, zigzag bands, or stars. */
export function diamonds(print: Hex, motif: 'nested' | 'zigzag' | 'star', pen: Pen): string {
  if (motif === 'zigzag') return zigzag(print);
  return motif === 'star' ? stars(print, pen) : nested(print, pen);
}
