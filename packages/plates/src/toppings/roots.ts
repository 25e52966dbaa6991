import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A chunk of potato: boiled and pale, `roast` and golden, or with a strip of `skin`; `glaze` makes it shine. */
const potato: DrawItem<Tinted & { roast?: boolean; skin?: Hex; glaze?: boolean }> = (
  { tone = '#f3d98a', roast, skin, glaze },
  { random },
) => {
  const d = blob(random, 10, { rough: 0.2, points: 7, sx: 1.04, sy: 0.82 });
  return {
    art:
      fill(d, skin ?? darken(tone, 0.36)) +
      `<g transform="translate(-.3 -1.200) scale(.91)">${fill(d, tone)}</g>` +
      (roast
        ? marks(random, {
            count: 9,
            rx: 7,
            ry: 5,
            size: [0.8, 2.2],
            tone: '#b56f22',
            opacity: 0.55,
            y: -0.6,
          }) +
          marks(random, {
            count: 4,
            rx: 4,
            ry: 3,
            size: [0.8, 2],
            tone: lighten(tone, 0.5),
            opacity: 0.6,
            y: -1.6,
          })
        : '') +
      fill(
        blob(random, 3.6, { rough: 0.3, points: 7, x: -2, y: -3.2, sx: 1.3, sy: 0.6 }),
        lighten(tone, 0.5),
        0.7,
      ) +
      (glaze ? gleam(-3, -3.6, 3, 0.9, -20, 0.7) + gleam(3, -1, 1.6, 0.6, -10, 0.6) : ''),
    outline: d,
    lift: 3.2,
  };
};

/** A round or half slice of something: potato, aubergine, courgette, beetroot; `edge` is its skin. */
const roundSlice: DrawItem<Tinted & { edge?: Hex; browned?: boolean; half?: boolean }> = (
  { tone = '#f4dd94', edge, browned, half },
  { random },
) => {
  const d = half
    ? 'M-9.6-3.4C-4-4.2 4-4.2 9.6-3.4C10.4 3 6 7.4 0 7.4C-6 7.4-10.4 3-9.6-3.4Z'
    : blob(random, 10, { rough: 0.06, points: 10 });
  const rim = edge ?? darken(tone, 0.2);
  const y = half ? 1 : 0;
  return {
    art:
      fill(d, darken(rim, 0.3)) +
      `<g transform="translate(-.1 -.5) scale(.975)">${fill(d, rim)}</g><g transform="translate(-.1 -.5) scale(.88)">${fill(d, tone)}</g>` +
      marks(random, {
        count: 9,
        rx: 6,
        ry: half ? 2.6 : 6,
        size: [0.4, 1],
        tone: darken(tone, 0.24),
        opacity: 0.5,
        y,
      }) +
      (browned
        ? marks(random, {
            count: 8,
            rx: 6.6,
            ry: half ? 3 : 6.6,
            size: [1, 2.6],
            tone: '#a8652a',
            opacity: 0.45,
            y,
          })
        : '') +
      (half ? '' : line('M-6-4C-3.600-7 1-8 4-7', '#ffffff', 0.8, 0.6)),
    outline: d,
    lift: 2,
  };
};

/** Half a Brussels sprout, its cut face up. */
const sproutHalf: DrawItem<Tinted & { browned?: boolean }> = ({ tone = '#7fae3e', browned }, { random }) => {
  const d = 'M0-10C6-10 9.600-5 9 0C8.400 5.600 4 9 0 9.600C-4 9-8.400 5.600-9 0C-9.600-5-6-10 0-10Z';
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.4) scale(.95)">${fill(d, tone)}</g><g transform="scale(.82)">${fill(d, '#e3ecb0')}</g>` +
      line(
        'M0 8V-3M0 5C-4 4-6 0-5.600-4M0 5C4 4 6 0 5.600-4M0 2C-2.600 0-3.600-3-3-6M0 2C2.600 0 3.600-3 3-6',
        darken(tone, 0.06),
        1,
        0.8,
      ) +
      line('M0 8.600V2', '#f6f6d8', 1.6) +
      (browned
        ? fill(blob(random, 6.4, { rough: 0.4, y: -0.6 }), '#a8652a', 0.42) +
          marks(random, { count: 6, rx: 5, ry: 5, size: [0.6, 1.6], tone: '#6b3a14', opacity: 0.5 })
        : ''),
    outline: d,
    lift: 3,
  };
};

/** Roots, rounds and sprouts: how each is drawn, and its usual size. */
export const ROOTS = {
  potato: { draw: potato, size: 30 },
  'round-slice': { draw: roundSlice, size: 30 },
  'sprout-half': { draw: sproutHalf, size: 26 },
} as const;
