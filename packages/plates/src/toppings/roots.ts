import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc, n } from '../core/geometry.ts';
import { circle, fill, gleam, line, ring } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A chunk of potato: boiled and pale, `roast` and golden, or with a strip of `skin`; `glaze` makes it shine. */
export const potato: DrawItem<Tinted & { roast?: boolean; skin?: Hex; glaze?: boolean }> = (
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

/** A round slice of something: potato, aubergine, courgette, beetroot; `edge` is its skin. */
export const roundSlice: DrawItem<Tinted & { edge?: Hex; browned?: boolean }> = (
  { tone = '#f4dd94', edge, browned },
  { random },
) => {
  const d = blob(random, 10, { rough: 0.06, points: 10 });
  const rim = edge ?? darken(tone, 0.2);
  return {
    art:
      fill(d, darken(rim, 0.3)) +
      `<g transform="translate(-.1 -.5) scale(.975)">${fill(d, rim)}</g><g transform="translate(-.1 -.5) scale(.88)">${fill(d, tone)}</g>` +
      marks(random, { count: 9, rx: 6, ry: 6, size: [0.4, 1], tone: darken(tone, 0.24), opacity: 0.5 }) +
      (browned
        ? marks(random, { count: 8, rx: 6.6, ry: 6.6, size: [1, 2.6], tone: '#a8652a', opacity: 0.45 })
        : '') +
      line('M-6-4C-3.600-7 1-8 4-7', '#ffffff', 0.8, 0.6),
    outline: d,
    lift: 2,
  };
};

/** Half a Brussels sprout, its cut face up. */
export const sproutHalf: DrawItem<Tinted & { browned?: boolean }> = (
  { tone = '#7fae3e', browned },
  { random },
) => {
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

/** A small whole onion, glazed. */
export const pearlOnion: DrawItem<Tinted> = ({ tone = '#f0d9a4' }, pen) => ({
  art:
    circle(0, 0.4, 9.8, darken(tone, 0.36)) +
    circle(-0.1, -0.3, 9.5, pen.ball(tone, 0.7)) +
    line(
      'M0-9C-4.600-6-5.600 3-2.600 8M0-9C4.600-6 5.600 3 2.600 8M0-9V8.600',
      darken(tone, 0.26),
      0.7,
      0.55,
    ) +
    circle(0, -8.2, 1.3, darken(tone, 0.4)) +
    gleam(-3.8, -3.6, 2.4, 1.2, -32, 0.7),
  outline: disc(9.8),
  lift: 3.2,
});

/** A whole clove of garlic, fried golden or raw. */
export const garlicClove: DrawItem<Tinted> = ({ tone = '#edd2a0' }, pen) => {
  const d =
    'M-9.600 2C-8-4.600-1-7.600 4-5C7-3.600 9-1.600 10.600 .6C8.600 2 7 4 3 5.600C-2 7.600-8 6-9.600 2Z';
  return {
    art:
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.2 -.6) scale(.95)">${fill(d, pen.ball(tone, 0.6))}</g>` +
      line('M-6-.4C-3-3.600 2-4.600 6-2.600', '#ffffff', 0.9, 0.6) +
      line('M-5 3C-1 2.600 4 2 8 .8', darken(tone, 0.34), 0.7, 0.5),
    outline: d,
    lift: 3,
  };
};

/** A wedge of tomato. */
export const tomatoWedge: DrawItem<Tinted> = ({ tone = '#d93e28' }) => {
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

/** A round slice of tomato or citrus, its chambers showing. */
export const fruitSlice: DrawItem<{ fruit: 'tomato' | 'lemon' | 'lime' | 'orange' }> = ({ fruit }) => {
  const skins: Record<typeof fruit, { skin: Hex; flesh: Hex; pith: Hex; parts: number }> = {
    tomato: { skin: '#c22d1c', flesh: '#b9291b', pith: '#ee6a4a', parts: 5 },
    lemon: { skin: '#ecb92a', flesh: '#fbe07a', pith: '#fff9df', parts: 8 },
    lime: { skin: '#7cb638', flesh: '#c9e582', pith: '#f3f7dc', parts: 8 },
    orange: { skin: '#e8821c', flesh: '#f9a940', pith: '#fff0d2', parts: 9 },
  };
  const { skin, flesh, pith, parts } = skins[fruit];
  let chambers = '';
  for (let index = 0; index < parts; index += 1)
    chambers += `<path transform="rotate(${n((index * 360) / parts)})" d="M0-2.200C${parts > 6 ? '2.200-5 2.400-7.200 0-7.400C-2.400-7.200-2.200-5' : '3.600-3.600 4.200-7 0-7.400C-4.200-7-3.600-3.600'} 0-2.200Z" fill="${flesh}"/>`;
  const pips =
    fruit === 'tomato'
      ? line(
          'M-1-5h.1M1.200-5.600h.1M5-1h.1M4.400 1.200h.1M2.600 5h.1M-3 4.600h.1M-5-1.600h.1M-4.600 .6h.1',
          '#f8d989',
          1,
        )
      : '';
  return {
    art:
      circle(0, 0.3, 10, darken(skin, 0.2)) +
      circle(0, -0.2, 9.8, skin) +
      circle(0, -0.2, 8.9, pith) +
      chambers +
      pips +
      ring(0, -0.2, 8.4, '#ffffff', 0.5, 0.4),
    outline: disc(10),
    lift: 1.8,
  };
};

/** A tomato with its top cut off, to be filled; the lid beside it comes as a `lid`. */
export const stuffedTomato: DrawItem<Tinted & { lid?: boolean; filling?: Hex }> = (
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

/** Roots, rounds and tomatoes: how each is drawn, and its usual size. */
export const ROOTS = {
  potato: { draw: potato, size: 30 },
  'round-slice': { draw: roundSlice, size: 30 },
  'sprout-half': { draw: sproutHalf, size: 26 },
  'pearl-onion': { draw: pearlOnion, size: 20 },
  'garlic-clove': { draw: garlicClove, size: 16 },
  'tomato-wedge': { draw: tomatoWedge, size: 32 },
  'fruit-slice': { draw: fruitSlice, size: 30 },
  'stuffed-tomato': { draw: stuffedTomato, size: 66 },
} as const;
