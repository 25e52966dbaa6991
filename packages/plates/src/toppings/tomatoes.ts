import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A cherry tomato cut in half. */
const tomatoHalf: DrawItem<Tinted> = ({ tone = '#d8402a' }) => ({
  art:
    circle(0, 0, 10, darken(tone, 0.2)) +
    circle(0, -0.3, 9, lighten(tone, 0.16)) +
    [0, 120, 240]
      .map(
        (turn) =>
          `<path transform="rotate(${turn})" d="M-3.500-2.500C-3-7 3-7 3.500-2.500C2-1.500-2-1.500-3.500-2.500Z" fill="${darken(tone, 0.2)}"/>`,
      )
      .join('') +
    line('M-1-5h.1M1.500-4.500h.1M4.500 2h.1M3 4h.1M-4.500 2h.1M-3 4h.1', '#f8d989', 1.4),
  outline: disc(10),
  lift: 2.6,
});

/** A wedge of tomato. */
const tomatoWedge: DrawItem<Tinted> = ({ tone = '#d93e28' }) => {
  const d = 'M-10-2C-8-5 8-5 10-2C7 4.600 3 7 0 7C-3 7-7 4.600-10-2Z';
  return {
    art:
      fill(d, darken(tone, 0.24)) +
      fill(
        'M-9.200-2.600C-7-4.800 7-4.800 9.200-2.600C6 3 3 4.600 0 4.600C-3 4.600-6 3-9.200-2.600Z',
        lighten(tone, 0.2),
      ) +
      fill(
        'M-6.400-2.400C-4.600-4-1.600-4-.8-2.400C-1 .6-2.600 2.200-3.600 1.600C-5 .8-6-1-6.400-2.400ZM6.400-2.400C4.600-4 1.600-4 .8-2.400C1 .6 2.600 2.200 3.600 1.600C5 .8 6-1 6.400-2.400Z',
        darken(tone, 0.14),
      ) +
      line('M-4.600-1.600h.1M-3-.4h.1M-2.600-2.400h.1M4.600-1.600h.1M3-.4h.1M2.600-2.400h.1', '#f8d989', 1) +
      line('M-5 4.600C-2 6.200 2 6.200 5 4.600', lighten(tone, 0.6), 0.8, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A tomato with its top cut off, to be filled; the lid beside it comes as a `lid`. */
const stuffedTomato: DrawItem<Tinted & { lid?: boolean; filling?: Hex }> = (
  { tone = '#d5392a', lid, filling = '#f6e3cf' },
  pen,
) => {
  const edge = blob(pen.random, 10, { rough: 0.06, points: 10 });
  const star = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 0C1.200-1.200 1.200-3 .2-6C-1-3-1.200-1.200 0 0Z" fill="#3f7a35"/>`,
    )
    .join('');
  return {
    art:
      fill(edge, darken(tone, 0.4)) +
      `<g transform="translate(-.2 -.4) scale(.97)">${fill(edge, pen.ball(tone, 0.9))}</g>` +
      (lid
        ? star + gleam(-4.6, -4.6, 2, 1, -35, 0.6)
        : circle(0, 0, 7.4, darken(tone, 0.3)) +
          fill(blob(pen.random, 7.6, { rough: 0.14, points: 10 }), darken(filling, 0.2)) +
          fill(blob(pen.random, 7, { rough: 0.16, points: 10, y: -0.6 }), filling)),
    outline: edge,
    lift: lid ? 2.4 : 4,
    upright: true,
  };
};

/** Tomatoes, cut and filled: how each is drawn, and its usual size. */
export const TOMATOES = {
  'tomato-half': { draw: tomatoHalf, size: 20 },
  'tomato-wedge': { draw: tomatoWedge, size: 32 },
  'stuffed-tomato': { draw: stuffedTomato, size: 66 },
} as const;
