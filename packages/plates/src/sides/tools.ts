import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, n } from '../core/geometry.ts';
import { cast, circle, fill, gleam, group, line, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { roundShadow, sheen } from '../vessels/body.ts';
import type { Laid } from './cutlery.ts';

/** A table or kitchen knife, its blade upwards. */
export function knife(
  { x, y, turn = 0, size = 1, tone = '#cfd3da', handle }: Laid & { tone?: Hex; handle?: Hex },
  pen: Pen,
): string {
  const blade = 'M-10 20V-120C-10-150 0-166 8-166C13-130 14-60 12 20Z';
  const grip = 'M-11 20H12L13 150C13 168-12 168-12 150Z';
  return (
    cast(`${blade}${grip}`, x, y, turn, 9, 0.3, size) +
    group(
      fill(blade, tone) +
        fill(blade, sheen(pen, 0.6)) +
        line('M8-150C10-110 10-60 9 14', '#ffffff', 2, 0.7) +
        fill(grip, handle ?? darken(tone, 0.1)) +
        fill(grip, sheen(pen, 0.4)) +
        (handle ? circle(0, 56, 4, lighten(handle, 0.5)) + circle(0, 112, 4, lighten(handle, 0.5)) : ''),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A wooden stirring spoon. */
export function woodenSpoon(
  { x, y, turn = 0, size = 1, tone = '#b98449' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d =
    'M0-170C30-170 40-136 36-106C32-82 18-66 9-58L8 164C8 178-8 178-8 164L-9-58C-18-66-32-82-36-106C-40-136-30-170 0-170Z';
  const bowl = 'M0-158C21-158 29-132 26-108C23-90 12-78 0-76C-12-78-23-90-26-108C-29-132-21-158 0-158Z';
  return (
    cast(d, x, y, turn, 10, 0.32, size) +
    group(
      fill(d, tone) +
        fill(d, sheen(pen, 0.4)) +
        fill(bowl, darken(tone, 0.26)) +
        line('M-14-140C-19-128-20-114-16-100', lighten(tone, 0.6), 4, 0.5) +
        line('M-3-40V150M3-20V110', darken(tone, 0.3), 1.4, 0.5),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A ladle of steel. */
export function ladle(
  { x, y, turn = 0, size = 1, tone = '#c9cdd2', inside }: Laid & { tone?: Hex; inside?: Hex },
  pen: Pen,
): string {
  const stem = 'M-7-50H7L6 176C6 188-6 188-6 176Z';
  return (
    cast(stem, x, y, turn, 9, 0.3, size) +
    group(
      circle(6, -92, 52, '#1d0d05', 0.26) +
        fill(stem, tone) +
        fill(stem, sheen(pen, 0.5)) +
        circle(0, -100, 52, tone) +
        circle(0, -100, 52, sheen(pen, 0.6)) +
        circle(0, -99, 45, inside ?? darken(tone, 0.24)) +
        (inside ? gleam(-14, -114, 12, 5, -35, 0.5) : gleam(12, -84, 16, 8, -35, 0.4)) +
        ring(0, -100, 50, '#ffffff', 2, 0.7),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A bottle or cruet of oil or sauce, seen from above and a little from the side. */
export function bottle(
  { x, y, turn = 0, size = 1, tone, cap = '#4a3a2c', label }: Laid & { tone: Hex; cap?: Hex; label?: Hex },
  pen: Pen,
): string {
  const d =
    'M-14-150H14V-104C14-84 44-70 44-36V120C44 138 34 146 20 146H-20C-34 146-44 138-44 120V-36C-44-70-14-84-14-104Z';
  const glass = pen.linear(
    [
      [0, lighten(tone, 0.3)],
      [0.3, tone],
      [0.8, darken(tone, 0.3)],
      [1, darken(tone, 0.46)],
    ],
    0,
  );
  return (
    cast(d, x, y, turn, 14, 0.32, size) +
    group(
      fill(d, glass) +
        (label
          ? fill(box(80, 84, 4, 0, 50), label) +
            line('M-26 34H26M-26 50H20M-26 66H14', darken(label, 0.5), 5, 0.7)
          : '') +
        fill(box(34, 32, 5, 0, -146), cap) +
        fill(box(34, 32, 5, 0, -146), sheen(pen, 0.5)) +
        line('M-33-30C-33-54-8-70-7-96', '#ffffff', 5, 0.5) +
        line('M-34-10V110', '#ffffff', 5, 0.4),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A pepper mill lying on its side. */
export function mill(
  { x, y, turn = 0, size = 1, tone = '#6b4026' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d =
    'M-30 110C-34 60-18 40-18 0C-18-30-30-40-30-66C-30-90-18-104 0-104C18-104 30-90 30-66C30-40 18-30 18 0C18 40 34 60 30 110C30 118-30 118-30 110Z';
  const turned = pen.linear(
    [
      [0, lighten(tone, 0.2)],
      [0.34, lighten(tone, 0.36)],
      [0.6, tone],
      [1, darken(tone, 0.5)],
    ],
    0,
  );
  return (
    cast(d, x, y, turn, 13, 0.34, size) +
    group(
      fill(d, turned) +
        line(
          'M-28-62H28M-18-2H18M-24 52C-10 56 10 56 24 52M-30 96C-12 100 12 100 30 96',
          darken(tone, 0.5),
          3,
          0.6,
        ) +
        circle(0, -112, 9, '#cfd3da') +
        gleam(-2, -114, 3, 2),
      x,
      y,
      turn,
      size,
    )
  );
}

/** An open jar from above, with its contents. */
export function jar({ x, y, size = 1, tone }: Laid & { tone: Hex }, pen: Pen): string {
  const r = 62 * size;
  return (
    roundShadow(pen, x, y, r) +
    circle(x, y, r, '#ffffff', 0.5) +
    ring(x, y, r - 3, '#ffffff', 5, 0.8) +
    circle(
      x,
      y,
      r * 0.84,
      pen.radial(
        [
          [0, lighten(tone, 0.24)],
          [0.7, tone],
          [1, darken(tone, 0.4)],
        ],
        0.42,
        0.4,
      ),
    ) +
    ring(x, y, r * 0.86, darken(tone, 0.3), 2, 0.5) +
    gleam(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.08, -36, 0.6) +
    line(
      `M${n(x - r * 0.9)} ${n(y - r * 0.24)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 1 ${n(x - r * 0.3)} ${n(y - r * 0.88)}`,
      '#ffffff',
      4 * size,
      0.8,
    )
  );
}
