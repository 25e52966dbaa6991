import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';
import { places, repeat, wheel } from './tile.ts';

const MOTIFS = {
  leaf: `${wheel('M0-10C12-18 12-33 0-43C-12-33-12-18 0-10Z', 4)}${wheel('M0-51C9-57 9-66 0-70C-9-66-9-57 0-51Z', 4, 45)}${wheel('M-6-50A6 6 0 0 1 6-50Z', 4)}<circle r="6"/>`,
  star: `${wheel('M0-12L10-24L0-46L-10-24Z', 8)}<circle r="8"/>${wheel('M-16-50A16 16 0 0 1 16-50Z', 4)}${wheel('M0-57L7-64L0-71L-7-64Z', 4, 45)}`,
  circle: `<path fill-rule="evenodd" d="M-44 0A44 44 0 1 1 44 0A44 44 0 1 1-44 0ZM-35 0A35 35 0 1 0 35 0A35 35 0 1 0-35 0Z"/>${wheel('M0-5C12-10 13-22 0-31C-13-22-12-10 0-5Z', 4, 45)}<path d="M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z"/>${wheel('M0-54C12-56 14-66 0-70.500C-14-66-12-56 0-54Z', 4, 45)}`,
} as const;

/** Spanish glazed tiles: a motif on each, thin joints between. */
export function azulejo(print: Hex, motif: keyof typeof MOTIFS, pen: Pen): string {
  const id = pen.shared(
    `<path d="M-49-49H49V49H-49Z" fill="none" stroke="${print}" stroke-opacity=".35" stroke-width="2"/><path d="M-47 47V-47H47" fill="none" stroke="#ffffff" stroke-opacity=".28" stroke-width="2"/><g fill="${print}" fill-opacity=".66">${MOTIFS[motif]}</g>`,
  );
  return repeat(
    id,
    places(100, 100).map(([x, y]) => [x + 50, y + 50]),
  );
}
