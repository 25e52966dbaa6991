import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob } from '../core/geometry.ts';
import { cast, circle, fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

/** A whole tomato with its star. */
export function tomato({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const edge = blob(pen.random, 48, { rough: 0.05, points: 10 });
  const star = [0, 72, 144, 216, 288]
    .map(
      (degrees) =>
        `<path transform="rotate(${degrees})" d="M0 0C5-5 5-12 1-27C-4-12-5-6 0 0Z" fill="#3f7a35"/>`,
    )
    .join('');
  return (
    cast(edge, x, y, 0, 11, 0.34, size) +
    group(fill(edge, pen.ball('#d63c24')) + gleam(-18, -20, 11, 6, -35, 0.5), x, y, 0, size) +
    group(star + circle(0, 0, 4, '#6a9a4a'), x - 2 * size, y - 2 * size, turn, size)
  );
}

/** A head of garlic with two loose cloves. */
export function garlicHead({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const bulb =
    'M0-40C6-30 10-26 24-18C44-6 46 26 22 36C10 41-10 41-22 36C-46 26-44-6-24-18C-10-26-6-30 0-40Z';
  const clove = 'M0-20C10-12 14 4 8 16C4 20-6 20-10 14C-14 2-8-12 0-20Z';
  const one = (dx: number, dy: number, angle: number) =>
    cast(clove, dx, dy, angle, 6, 0.3) +
    group(fill(clove, pen.ball('#f3e6d8')) + line('M-4-8C-7 0-7 8-4 13', '#c9a0b0', 1.6, 0.6), dx, dy, angle);
  return (
    cast(bulb, x, y, turn, 11, 0.34, size) +
    group(
      fill(bulb, pen.ball('#f6eee4')) +
        line(
          'M0-38C-6-22-26-10-28 10C-29 24-22 32-14 35M0-38C4-20 26-10 28 10C29 24 22 32 14 35M0-36C0-16-4 10 0 37',
          '#c49bb0',
          2,
          0.65,
        ) +
        one(58, 26, 40) +
        one(40, 56, 96),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A whole onion. */
export function onion(
  { x, y, turn = 0, size = 1, tone = '#c98a3f' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M0-56C6-46 12-40 30-30C56-12 54 28 28 42C10 50-10 50-28 42C-54 28-56-12-30-30C-12-40-6-46 0-56Z';
  return (
    cast(d, x, y, turn, 12, 0.34, size) +
    group(
      fill(d, pen.ball(tone)) +
        line(
          'M0-50C-10-30-36-14-34 14C-33 28-24 38-14 43M0-50C-4-24-16-4-14 20C-13 32-8 40-4 45M0-50C8-28 34-14 34 14C33 28 26 38 16 43M0-50C5-22 16-4 14 20',
          darken(tone, 0.35),
          1.8,
          0.5,
        ) +
        line('M-24-14C-32-4-34 6-32 16', '#ffffff', 5, 0.5),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A button mushroom, whole. */
export function wholeMushroom(
  { x, y, turn = 0, size = 1, tone = '#c9a57c' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const cap = 'M-44 6C-48-50 48-50 44 6C34 18-34 18-44 6Z';
  const stalk = 'M-15 6C-13 20-15 36-12 46C-8 52 8 52 12 46C15 36 13 20 15 6Z';
  return (
    cast(`${cap}${stalk}`, x, y, turn, 10, 0.32, size) +
    group(
      fill(
        stalk,
        pen.linear(
          [
            [0, '#fff6e2'],
            [1, '#d8bf98'],
          ],
          20,
        ),
      ) +
        fill(cap, pen.ball(tone)) +
        fill('M-40 8C-20 16 20 16 40 8C28 20-28 20-40 8Z', darken(tone, 0.4), 0.6) +
        gleam(-14, -20, 12, 5, -20, 0.4),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A whole carrot with its green. */
export function carrot(
  { x, y, turn = 0, size = 1, tone = '#e8822a' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M-20-62C-12-74 12-74 20-62C26-20 12 60 0 92C-12 60-26-20-20-62Z';
  const green = ['-26', '-8', '10', '28']
    .map(
      (lean) =>
        line(`M0-66C${Number(lean) / 3}-90 ${Number(lean) * 0.8}-104 ${lean}-122`, '#5b9a45', 6) +
        line(`M${Number(lean) * 0.6}-98l-8-6m10-2l8-8`, '#74b35a', 4),
    )
    .join('');
  return (
    cast(d, x, y, turn, 10, 0.32, size) +
    group(
      green +
        fill(
          d,
          pen.linear(
            [
              [0, lighten(tone, 0.3)],
              [0.5, tone],
              [1, darken(tone, 0.3)],
            ],
            0,
          ),
        ) +
        line('M-18-40H-6M6-22H17M-14 0H-4M2 24H11M-8 44H-1', darken(tone, 0.35), 2.4, 0.55),
      x,
      y,
      turn,
      size,
    )
  );
}
