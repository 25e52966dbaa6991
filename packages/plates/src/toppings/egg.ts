import { blob, disc } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** The raw or soft yolk alone. */
const yolk: DrawItem<Tinted> = ({ tone = '#fbb02a' }, pen) => ({
  art:
    circle(
      0,
      0,
      10,
      pen.radial(
        [
          [0, '#ffd565'],
          [0.55, tone],
          [1, '#e07f0c'],
        ],
        0.42,
        0.4,
      ),
    ) +
    gleam(-3.6, -4.4, 2.8, 1.6, -32, 0.8) +
    line('M3.500 6.500C6 5.200 7 3.500 7.300 1.500', '#ffe9a8', 0.9, 0.7),
  outline: disc(10),
  lift: 1.6,
  upright: true,
});

/** A fried egg, its edge lacy and a little brown. */
const egg: DrawItem<Tinted> = (spec, pen) => {
  const edge = blob(pen.random, 10, { rough: 0.16, points: 10 });
  return {
    art:
      fill(edge, '#e9cf9f') +
      `<g transform="scale(.965)">${fill(edge, '#fffdf6')}</g>` +
      fill(blob(pen.random, 7.6, { rough: 0.2, points: 9, x: 0.4, y: 0.5 }), '#f1ead9', 0.8) +
      fill(blob(pen.random, 7.2, { rough: 0.2, points: 9, x: -0.2, y: -0.4 }), '#ffffff') +
      circle(0.4, 0.6, 4.5, '#d9b26a', 0.5) +
      `<g transform="translate(-.2 -.2) scale(.43)">${yolk(spec, pen).art}</g>`,
    outline: edge,
    lift: 1,
    upright: true,
  };
};

/** Half a boiled egg. */
const boiledEgg: DrawItem<Tinted> = ({ tone = '#f7b733' }) => {
  const d = 'M0-10C6-9 8.500-3 8 2C7.500 7 4 9 0 9C-4 9-7.500 7-8 2C-8.500-3-6-9 0-10Z';
  return {
    art:
      fill(d, '#e6dcc6') +
      `<g transform="translate(-.3 -.6) scale(.95)">${fill(d, '#fffdf8')}</g>` +
      circle(0, 1, 4.8, '#e79a1c') +
      circle(-0.3, 0.6, 4.3, tone) +
      gleam(-1.6, -1, 1.4, 0.8),
    outline: d,
    lift: 2.6,
  };
};

/** A quarter of a hard-boiled egg. */
const eggQuarter: DrawItem<Tinted> = ({ tone = '#f3bd3c' }) => {
  const d = 'M-10-1C-6-6.400 6-6.400 10-1C7 5 3 6.600 0 6.600C-3 6.600-7 5-10-1Z';
  return {
    art:
      fill(d, '#dccfb4') +
      `<g transform="translate(0 -.4) scale(.96)">${fill(d, '#fffdf8')}</g>` +
      fill(
        'M-5.600-2.600C-3-4.600 3-4.600 5.600-2.600C4 1.400 2 2.600 0 2.600C-2 2.600-4 1.400-5.600-2.600Z',
        '#dd9a24',
      ) +
      fill('M-5-2.800C-3-4.400 3-4.400 5-2.800C3.600 .6 2 1.800 0 1.800C-2 1.800-3.600 .6-5-2.800Z', tone) +
      line('M-7.600-2C-5-5 2-5.400 6-3.600', '#ffffff', 0.7, 0.8),
    outline: d,
    lift: 2.8,
  };
};

/** A poached egg: white folded round a yolk that shows through. */
const poachedEgg: DrawItem<Tinted> = ({ tone = '#f6b53a' }, pen) => {
  const d = blob(pen.random, 10, { rough: 0.2, points: 9, sy: 0.9 });
  return {
    art:
      fill(d, '#dccfb4') +
      `<g transform="translate(-.2 -.5) scale(.965)">${fill(d, '#fffdf6')}</g>` +
      circle(0.4, 0.3, 5, '#efe0bc') +
      circle(0.2, 0, 4.5, tone) +
      circle(0, -0.2, 4.3, '#fff6dc', 0.3) +
      line('M-6.600-2.600C-4.600-6 1-7.600 5-5.600M6 3C4.600 5.600 1 6.800-2 6.400', '#ece2cc', 0.9, 0.9) +
      gleam(-1.2, -2, 1.6, 0.8, -32, 0.9),
    outline: d,
    lift: 2,
    upright: true,
  };
};

/** The egg of this file: how each is drawn, and its usual size. */
export const EGG = {
  'boiled-egg': { draw: boiledEgg, size: 34 },
  egg: { draw: egg, size: 84 },
  yolk: { draw: yolk, size: 42 },
  'egg-quarter': { draw: eggQuarter, size: 34 },
  'poached-egg': { draw: poachedEgg, size: 52 },
} as const;
