import { blob, disc } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** The raw or soft yolk alone. */
export const yolk: DrawItem<Tinted> = ({ tone = '#fbb02a' }, pen) => ({
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
export const egg: DrawItem<Tinted> = (spec, pen) => {
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
export const boiledEgg: DrawItem<Tinted> = ({ tone = '#f7b733' }) => {
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

/** The egg of this file: how each is drawn, and its usual size. */
export const EGG = {
  'boiled-egg': { draw: boiledEgg, size: 34 },
  egg: { draw: egg, size: 84 },
  yolk: { draw: yolk, size: 42 },
} as const;
