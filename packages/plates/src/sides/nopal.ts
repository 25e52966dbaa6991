import { darken, type Hex, lighten } from '../core/colour.ts';
import { disc } from '../core/geometry.ts';
import { cast, fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

const PADDLE =
  'M-12 84C-20 60-50 44-56 4C-60-40-34-82 4-84C40-82 62-44 56-2C50 42 22 60 14 84C8 90-6 90-12 84Z';
const EDGE = 'M-4 78C-12 54-40 40-47 4C-51-34-29-72 4-75C34-73 53-40 48-3C43 36 16 54 8 78';

/** A paddle of prickly pear cactus, cleaned of its spines. */
export function nopal(
  { x, y, turn = 0, size = 1, tone = '#6fa544' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  let buds = '';
  for (let row = 0; row < 6; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const [bx, by] = [column * 27 + (row % 2 === 0 ? 0 : 13), -60 + row * 22];
      if (Math.hypot(bx / 44, (by + 6) / 62) > 0.98) continue;
      buds += disc(3.2, bx + pen.random.between(-2, 2), by + pen.random.between(-2, 2));
    }
  return (
    cast(PADDLE, x, y, turn, 12, 0.34, size) +
    group(
      fill(PADDLE, darken(tone, 0.4)) +
        `<g transform="translate(-1 -2) scale(.97)">${fill(PADDLE, pen.ball(tone, 0.8))}</g>` +
        line(EDGE, lighten(tone, 0.4), 2.6, 0.5) +
        group(fill(buds, darken(tone, 0.45)), 1, 2) +
        fill(buds, lighten(tone, 0.6)) +
        line('M-36-26C-30-48-18-60-4-64', '#ffffff', 6, 0.5),
      x,
      y,
      turn,
      size,
    )
  );
}
