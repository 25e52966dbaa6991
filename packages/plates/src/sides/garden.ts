import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, n } from '../core/geometry.ts';
import { cast, circle, fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

/** A whole lemon, lime, orange or other round fruit with its stalk's end. */
export function wholeFruit(
  { x, y, turn = 0, size = 1, tone = '#f0c52e', long }: Laid & { tone?: Hex; long?: boolean },
  pen: Pen,
): string {
  const d = long
    ? 'M-56 0C-50-34-24-44 4-44C34-44 50-30 58-8C64-4 64 4 58 8C50 30 34 44 4 44C-24 44-50 34-56 0Z'
    : blob(pen.random, 48, { rough: 0.03, points: 12 });
  let pores = '';
  for (let at = 0; at < 40; at += 1) {
    const radians = pen.random.between(0, Math.PI * 2);
    const far = 40 * Math.sqrt(pen.random.next());
    pores += `M${n(Math.cos(radians) * far * (long ? 1.1 : 1))} ${n(Math.sin(radians) * far * 0.9)}h.1`;
  }
  return (
    cast(d, x, y, turn, 13, 0.36, size) +
    group(
      fill(d, pen.ball(tone)) +
        line(pores, darken(tone, 0.3), 2, 0.5) +
        (long ? '' : circle(8, 6, 4, '#6b7a34')) +
        gleam(-18, -20, 11, 6, -32, 0.6),
      x,
      y,
      turn,
      size,
    )
  );
}

/** An apple with its stalk. */
export function apple(
  { x, y, turn = 0, size = 1, tone = '#c23a2a' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M0-40C18-54 54-44 54-4C54 34 28 52 0 48C-28 52-54 34-54-4C-54-44-18-54 0-40Z';
  return (
    cast(d, x, y, turn, 13, 0.36, size) +
    group(
      fill(d, pen.ball(tone)) +
        fill('M-8-26C-4-34 6-34 10-26C6-20-4-20-8-26Z', darken(tone, 0.5)) +
        line('M0-26C2-40 8-48 16-54', '#5b3a1e', 5) +
        line('M-34-14C-40 4-36 20-28 30', lighten(tone, 0.6), 4, 0.5) +
        gleam(-20, -20, 11, 6, -35, 0.6),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A brown or white egg in its shell. */
export function wholeEgg(
  { x, y, turn = 0, size = 1, tone = '#dcae82' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M0-48C22-48 38-14 38 10C38 34 22 46 0 46C-22 46-38 34-38 10C-38-14-22-48 0-48Z';
  return (
    cast(d, x, y, turn, 12, 0.36, size) +
    group(fill(d, pen.ball(tone, 0.8)) + gleam(-12, -18, 8, 13, 20, 0.5), x, y, turn, size)
  );
}

/** A cob of maize with its husk drawn back. */
export function cornCob(
  { x, y, turn = 0, size = 1, tone = '#f4c53a' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M0-112C18-108 30-70 30-20C30 30 24 66 0 74C-24 66-30 30-30-20C-30-70-18-108 0-112Z';
  let kernels = '';
  for (let row = -98; row < 68; row += 13)
    for (let column = -2; column <= 2; column += 1) {
      const half = 27 * Math.sqrt(Math.max(0, 1 - ((row + 18) / 98) ** 2));
      kernels += `<ellipse cx="${n((column * half) / 2.3)}" cy="${row}" rx="${n(Math.max(2, half / 4.8))}" ry="5.800" fill="${pen.random.pick([tone, lighten(tone, 0.3), darken(tone, 0.1)])}"/>`;
    }
  const husk = (side: number) =>
    `<g transform="scale(${side} 1)">${fill('M2 78C28 70 44 30 50-20C62 20 50 84 12 104Z', '#7fa843')}${line('M8 86C32 66 44 30 50-10', '#c9dc8a', 3, 0.7)}</g>`;
  return (
    cast(d, x, y, turn, 11, 0.32, size) +
    group(
      husk(1) + husk(-1) + fill(d, darken(tone, 0.4)) + kernels + line('M0 84V112', '#8fae55', 12),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A whole leek, white at its foot, its leaves fanned. */
export function wholeLeek({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const d =
    'M-17 130C-20 60-18 10-24-40L-56-150L-26-120L-14-176L0-126L16-180L26-116L54-146L24-40C18 10 20 60 17 130C12 142-12 142-17 130Z';
  const green = pen.linear(
    [
      [0, '#3f7a35'],
      [0.4, '#7fb24a'],
      [0.64, '#e6efbd'],
      [1, '#fbfaea'],
    ],
    90,
  );
  return (
    cast(d, x, y, turn, 11, 0.32, size) +
    group(
      fill(d, green) +
        line(
          'M-8 126C-10 50-8 0-16-60L-30-110M0 126V-110M8 126C10 50 8 0 16-60L28-106',
          '#4f8a3a',
          2.4,
          0.45,
        ) +
        line('M-10 136l-6 18M-3 138l-2 20M4 138l3 20M11 135l8 16', '#d9c9a0', 2.4),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A whole potato, unpeeled. */
export function wholePotato(
  { x, y, turn = 0, size = 1, tone = '#c49a5c' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = blob(pen.random, 50, { rough: 0.12, points: 9, sx: 1.24, sy: 0.88 });
  return (
    cast(d, x, y, turn, 13, 0.36, size) +
    group(
      fill(d, pen.ball(tone, 0.9)) +
        line('M-24-6l6 3M8-20l7 2M22 8l-6 4M-8 20l7-2M-34 10l4 3', darken(tone, 0.45), 3, 0.7) +
        gleam(-22, -16, 11, 6, -28, 0.35),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A whole aubergine. */
export function aubergine(
  { x, y, turn = 0, size = 1, tone = '#4a2350' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  const d = 'M-12-96C-32-60-44-6-40 40C-36 84-16 102 8 98C38 94 46 60 40 22C34-20 24-66 12-96Z';
  return (
    cast(d, x, y, turn, 13, 0.36, size) +
    group(
      fill(d, pen.ball(tone)) +
        line('M-24-30C-32 4-32 40-22 66', '#ffffff', 6, 0.4) +
        fill('M-16-84C-26-100-10-112 0-112C10-112 26-100 16-84C8-90 4-76 0-74C-4-76-8-90-16-84Z', '#5b8a3c') +
        line('M0-108C0-122 6-130 12-136', '#4a7330', 9),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A pod of cocoa-brown tamarind, vanilla or another long pod. */
export function pod({ x, y, turn = 0, size = 1, tone = '#7a4a26' }: Laid & { tone?: Hex }, pen: Pen): string {
  const d =
    'M-90-8C-60-34 20-40 84-14C96-8 94 6 82 4C60 2 50 18 30 16C10 14 0 26-24 22C-50 22-84 22-92 8C-96 2-96-4-90-8Z';
  return (
    cast(d, x, y, turn, 11, 0.32, size) +
    group(
      fill(d, pen.ball(tone, 0.8)) +
        line('M-84 0C-40-20 30-24 80-6', darken(tone, 0.4), 3, 0.5) +
        line('M-70-12C-40-26 10-28 50-20', lighten(tone, 0.5), 3, 0.5),
      x,
      y,
      turn,
      size,
    )
  );
}
