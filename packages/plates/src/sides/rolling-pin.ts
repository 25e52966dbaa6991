import { darken, type Hex, lighten } from '../core/colour.ts';
import { box } from '../core/geometry.ts';
import { cast, fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

/** A thin rolling pin, thickest in the middle. */
export function rollingPin(
  { x, y, turn = 0, size = 1, tone = '#b9814a' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const body = 'M-15-120C-24-60-24 60-15 120C-12 128 12 128 15 120C24 60 24-60 15-120C12-128-12-128-15-120Z';
  const grips = box(15, 60, 7, 0, -146) + box(15, 60, 7, 0, 146);
  const turned = pen.linear(
    [
      [0, lighten(tone, 0.2)],
      [0.32, lighten(tone, 0.44)],
      [0.62, tone],
      [1, darken(tone, 0.46)],
    ],
    0,
  );
  return (
    cast(body + grips, x, y, turn, 12, 0.34, size) +
    group(
      fill(grips, darken(tone, 0.28)) +
        fill(body, turned) +
        line('M-17-104H17M-17 104H17', darken(tone, 0.45), 3, 0.6) +
        line('M-4-92C-6-30-6 40-5 92', darken(tone, 0.3), 1.6, 0.4),
      x,
      y,
      turn,
      size,
    )
  );
}
