import type { Hex } from '../core/colour.ts';
import type { Pen } from '../core/pen.ts';
import { places, repeat, wheel } from './tile.ts';

const MOTIFS = {
  flower: `${wheel('M0-7C7-14 5-24 0-31C-5-24-7-14 0-7Z', 8)}<circle r="4.500"/><circle cx="50" r="2.500"/>`,
  lotus:
    '<path d="M0-26C9-16 9-2 0 8C-9-2-9-16 0-26Z"/><path d="M-5 9C-16 6-22-5-20-16C-10-12-5-3-5 9Z"/><path d="M5 9C16 6 22-5 20-16C10-12 5-3 5 9Z"/><path d="M-8 12C-20 14-30 8-33-2C-22-3-13 3-8 12Z"/><path d="M8 12C20 14 30 8 33-2C22-3 13 3 8 12Z"/><circle cy="19" r="3.200"/><circle cx="-9" cy="20" r="2"/><circle cx="9" cy="20" r="2"/>',
  paisley:
    '<path fill-rule="evenodd" d="M4-32C-14-28-24-10-20 8C-17 22-2 28 9 21C20 14 21-2 10-9C3-13-6-9-6-1C-6 4-1 7 3 5C-2 12-13 8-13-3C-13-17-4-24 4-32ZM6 10C11 8 12 0 7-2C3-3 1 0 2 3C5 3 7 6 6 10Z"/><circle cx="24" cy="-18" r="3"/><circle cx="-28" cy="-12" r="2.500"/><circle cx="2" cy="36" r="2.500"/>',
} as const;

/** Indian block print: one stamped motif in staggered rows. */
export function blockPrint(print: Hex, motif: keyof typeof MOTIFS, pen: Pen): string {
  const id = pen.shared(`<g fill="${print}" fill-opacity=".58">${MOTIFS[motif]}</g>`);
  return repeat(id, places(100, 88, { staggered: true }));
}
