import { type Hex, lighten, darken } from '../core/colour.ts';
import { box } from '../core/geometry.ts';
import { cast, fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { sheen } from '../vessels/body.ts';

/** A long object next to the dish. */
export interface Laid {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

const FORK =
  'M-32-160V-62C-32-34-18-20-8-16L-9 166C-9 178 9 178 9 166L8-16C18-20 32-34 32-62V-160C32-166 23-166 23-160V-70H14V-160C14-166 5-166 5-160V-70H-5V-160C-5-166-14-166-14-160V-70H-23V-160C-23-166-32-166-32-160Z';
const SPOON =
  'M0-166C26-166 37-134 33-104C30-82 20-68 8-60L9 166C9 178-9 178-9 166L-8-60C-20-68-30-82-33-104C-37-134-26-166 0-166Z';

function metal(d: string, { x, y, turn = 0, size = 1 }: Laid, tone: Hex, extra: string, pen: Pen): string {
  return (
    cast(d, x, y, turn, 9, 0.3, size) +
    group(fill(d, tone) + fill(d, sheen(pen, 0.55)) + extra, x, y, turn, size)
  );
}

/** A fork of steel or brass. */
export function fork(spec: Laid & { tone?: Hex }, pen: Pen): string {
  return metal(FORK, spec, spec.tone ?? '#cfd3da', line('M-4-8V160', '#ffffff', 2.5, 0.6), pen);
}

/** A spoon. */
export function spoon(spec: Laid & { tone?: Hex }, pen: Pen): string {
  const tone = spec.tone ?? '#cfd3da';
  const hollow = fill(
    'M0-156C19-156 27-130 24-106C21-88 12-76 0-74C-12-76-21-88-24-106C-27-130-19-156 0-156Z',
    darken(tone, 0.18),
  );
  return metal(
    SPOON,
    spec,
    tone,
    hollow +
      line('M-12-140C-16-128-17-116-14-104', '#ffffff', 5, 0.7) +
      line('M-4-50V160', '#ffffff', 2.5, 0.6),
    pen,
  );
}

/** A pair of chopsticks. */
export function chopsticks({ x, y, turn = 0, size = 1, tone = '#e4dfd3' }: Laid & { tone?: Hex }): string {
  const stick = (dx: number, lean: number) => {
    const d = 'M-6-236C-6-240 6-240 6-236L4 232C4 237-4 237-4 232Z';
    return (
      cast(d, x + dx * size, y, turn + lean, 8, 0.3, size) +
      group(
        fill(d, tone) +
          line('M-3-230L-2 226', lighten(tone, 0.7), 2, 0.8) +
          line('M-5-200H5M-5-190H5', darken(tone, 0.45), 2.4, 0.6),
        x + dx * size,
        y,
        turn + lean,
        size,
      )
    );
  };
  return stick(-13, 1) + stick(13, -1.2);
}

/** A folded napkin. */
export function napkin(
  { x, y, turn = 0, size = 1, tone = '#f4ead6', edge }: Laid & { tone?: Hex; edge?: Hex },
  pen: Pen,
): string {
  const d = box(150, 330, 5);
  const trim = edge ? line('M-62-152H62V152H-62Z', edge, 5, 0.8) : '';
  return (
    cast(d, x, y, turn, 9, 0.26, size) +
    group(
      fill(d, tone) +
        fill(d, sheen(pen, 0.25)) +
        trim +
        line('M20-164V164', darken(tone, 0.35), 2, 0.4) +
        line('M23-164V164', '#ffffff', 2, 0.5),
      x,
      y,
      turn,
      size,
    )
  );
}
