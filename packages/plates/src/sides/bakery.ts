import { scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc } from '../core/geometry.ts';
import { cast, circle, fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Laid } from './cutlery.ts';

const marks = (
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  sizes: readonly [number, number],
  tones: readonly [Hex, ...Hex[]],
) =>
  scatterPoints({ x: 0, y: 0, rx, ry, form: 'round' }, pen.random, count, 17)
    .map(([x, y]) =>
      fill(
        blob(pen.random, pen.random.between(...sizes), { x, y, rough: 0.5, points: 7 }),
        pen.random.pick(tones),
        pen.random.between(0.35, 0.75),
      ),
    )
    .join('');

/** A naan, blistered, optionally with herbs. */
export function naan({ x, y, turn = 0, size = 1, herbs }: Laid & { herbs?: boolean }, pen: Pen): string {
  const edge = blob(pen.random, 122, { rough: 0.09, points: 9, sx: 0.76, sy: 1.18 });
  let greens = '';
  if (herbs)
    greens = scatterPoints({ x: 0, y: 0, rx: 62, ry: 98, form: 'round' }, pen.random, 22, 20)
      .map(([gx, gy]) =>
        group(
          fill('M0-8C5-5 5 4 0 8C-5 4-5-5 0-8Z', pen.random.pick(['#4e9a3b', '#3f8c36'])),
          gx,
          gy,
          pen.random.turn(),
        ),
      )
      .join('');
  const art =
    fill(edge, '#cf9a55') +
    `<g transform="translate(-2 -4) scale(.965)">${fill(
      edge,
      pen.radial(
        [
          [0, '#fae7bd'],
          [0.75, '#f4d8a1'],
          [1, '#e3b571'],
        ],
        0.45,
        0.42,
      ),
    )}</g>` +
    marks(pen, 80, 124, 34, [5, 16], ['#b4702b', '#8c4f1c', '#c98942', '#a35f22']) +
    greens +
    line('M-58-50C-50-90-26-116 0-122', '#fff6de', 5, 0.55);
  return cast(edge, x, y, turn, 16, 0.32, size) + group(art, x, y, turn, size);
}

/** A stack of tortillas or flatbreads. */
export function tortillaStack(
  { x, y, turn = 0, size = 1, tone = '#f3d592' }: Laid & { tone?: Hex },
  pen: Pen,
): string {
  let stack = '';
  for (const [dx, dy] of [
    [8, 10],
    [-5, 5],
    [0, 0],
  ] as const) {
    const edge = blob(pen.random, 100, { rough: 0.05, points: 12 });
    stack += group(
      cast(edge, 0, 0, 0, 7, 0.25) +
        fill(edge, darken(tone, 0.24)) +
        `<g transform="translate(-1 -2.500) scale(.98)">${fill(edge, tone)}</g>`,
      dx,
      dy,
    );
  }
  return (
    cast(disc(100), x + 4, y + 6, turn, 14, 0.26, size) +
    group(stack + marks(pen, 84, 84, 26, [4, 13], ['#b9772d', '#a8652a', '#d19a4e']), x, y, turn, size)
  );
}

/** A puffed bread fried in oil: puri or bhatura. */
export function puri({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const edge = blob(pen.random, 80, { rough: 0.06, points: 12 });
  return (
    cast(edge, x, y, turn, 18, 0.34, size) +
    group(
      fill(edge, pen.ball('#e9b660')) +
        fill(blob(pen.random, 46, { rough: 0.3, x: -14, y: -16 }), '#fae0a2', 0.55) +
        marks(pen, 62, 62, 16, [4, 12], ['#b4702b', '#c98942']) +
        line('M-50-18C-44-42-24-58-2-60', '#fff6de', 6, 0.7),
      x,
      y,
      turn,
      size,
    )
  );
}

/** A slice of country bread with its crust. */
export function breadSlice(
  { x, y, turn = 0, size = 1, toasted }: Laid & { toasted?: boolean },
  pen: Pen,
): string {
  const d = 'M-66 56C-78 20-82-30-58-52C-36-70 36-70 58-52C82-30 78 20 66 56C60 72-60 72-66 56Z';
  let holes = '';
  for (const [hx, hy] of scatterPoints({ x: 0, y: 2, rx: 52, ry: 46, form: 'round' }, pen.random, 20, 16))
    holes +=
      fill(blob(pen.random, pen.random.between(2, 6.5), { x: hx, y: hy, rough: 0.5 }), '#d9b476', 0.65) +
      circle(hx + 1, hy + 1.5, 1.2, '#fffaf0', 0.5);
  const char = toasted ? line('M-44-30L-20 46M-14-44L12 50M18-44L44 36', '#8c4f1c', 8, 0.45) : '';
  return (
    cast(d, x, y, turn, 11, 0.32, size) +
    group(
      fill(d, '#a8652a') +
        `<g transform="translate(-1 -2) scale(.97)">${fill(d, '#c98a45')}</g><g transform="translate(0 1) scale(.86)">${fill(d, toasted ? '#efcf94' : '#f7e6c0')}</g>` +
        holes +
        char,
      x,
      y,
      turn,
      size,
    )
  );
}

/** A chunk of baguette, its crust slashed. */
export function baguette({ x, y, turn = 0, size = 1 }: Laid, pen: Pen): string {
  const d =
    'M-150 0C-150-34-120-40-90-40H90C124-40 150-34 150 0C150 34 124 40 90 40H-90C-120 40-150 34-150 0Z';
  const crust = pen.linear(
    [
      [0, '#f0c57e'],
      [0.45, '#d3964a'],
      [1, '#9c5a22'],
    ],
    90,
  );
  let slashes = '';
  for (let at = -104; at <= 104; at += 52)
    slashes +=
      fill(
        `M${at - 24} 18C${at - 14}-12 ${at + 8}-26 ${at + 28}-24C${at + 20}-4 ${at} 14 ${at - 24} 18Z`,
        '#f6dfae',
      ) + line(`M${at - 20} 15C${at - 10}-10 ${at + 8}-22 ${at + 26}-23`, lighten('#d3964a', 0.2), 3, 0.8);
  return (
    cast(d, x, y, turn, 14, 0.34, size) +
    group(
      fill(d, crust) + slashes + line('M-126-20C-90-32 60-33 110-30', '#fff2d0', 4, 0.4),
      x,
      y,
      turn,
      size,
    )
  );
}
