import { darken, lighten } from '../core/colour.ts';
import { blob, box, n } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A caper or green peppercorn. */
const caper: DrawItem<Tinted> = ({ tone = '#6c7d36' }, pen) => ({
  art:
    circle(0, 0.4, 9.6, darken(tone, 0.4)) +
    circle(-0.1, -0.3, 9.2, pen.ball(tone, 0.8)) +
    line('M-4-6C-1-3 1-3 4-6', darken(tone, 0.4), 1.2, 0.6) +
    gleam(-3.4, -3, 2, 1.1, -30, 0.6),
  outline: blob(pen.random, 9.6, { rough: 0.04 }),
  lift: 3.6,
});

/** A wrinkled dried fruit: raisin, prune, jujube or date by its colour and size. */
const driedFruit: DrawItem<Tinted> = ({ tone = '#3a1d1f' }, pen) => {
  const d = blob(pen.random, 10, { rough: 0.16, points: 9, sx: 1.06, sy: 0.78 });
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.2 -.7) scale(.95)">${fill(d, pen.ball(tone, 0.8))}</g>` +
      line(
        'M-7-1.600C-4-3.600 0-.8 4-2.800M-6 2C-2 .4 2 3 7 1M-2-5C0-4 3-5.600 5-4.600',
        darken(tone, 0.55),
        0.9,
        0.7,
      ) +
      gleam(-3, -3.8, 2.6, 0.9, -18, 0.55),
    outline: d,
    lift: 3,
  };
};

/** A peeled chestnut. */
const chestnut: DrawItem<Tinted> = ({ tone = '#d9a95e' }, pen) => {
  const d = 'M-9 3C-10-3-4-8.600 0-8.600C4-8.600 10-3 9 3C8 7-8 7-9 3Z';
  return {
    art:
      raised(d, tone, { shade: 0.4, up: 0.9, shrink: 0.94 }) +
      line('M-5-2C-3 1-2 3-2.600 5.400M2-6C2.600-2 4 1 3.600 5', darken(tone, 0.32), 0.9, 0.6) +
      marks(pen.random, { count: 4, rx: 5, ry: 4, size: [0.6, 1.4], tone: darken(tone, 0.36) }) +
      gleam(-3.4, -3.6, 2.4, 1.1, -30, 0.65),
    outline: d,
    lift: 3.2,
  };
};

/** Half a walnut or pecan. */
const walnut: DrawItem<Tinted> = ({ tone = '#b98447' }, { random }) => {
  const d = blob(random, 9.6, { rough: 0.16, points: 10, sx: 1, sy: 0.84 });
  return {
    art:
      raised(d, tone, { shade: 0.46, up: 0.9, shrink: 0.94 }) +
      line(
        'M0-7C-.6-3 .6 2 0 6.600M-2-5C-4.600-4-6-2-4-.6C-7 .6-6 3.600-2.600 4.600M2-5C4.600-4 6-2 4-.6C7 .6 6 3.600 2.600 4.600',
        darken(tone, 0.5),
        1.1,
        0.8,
      ) +
      line('M-5-4.600C-3-6.200-1-6.600 1-6.400', lighten(tone, 0.6), 0.9, 0.7),
    outline: d,
    lift: 3,
  };
};

/** A pine nut, a flaked almond or a slivered pistachio, by its colour. */
const sliver: DrawItem<Tinted> = ({ tone = '#f3dfae' }, { random }) => {
  const width = random.between(2.6, 3.8);
  const d = `M-10 0C-7 ${n(-width)} 6 ${n(-width)} 10 0C6 ${n(width)}-7 ${n(width)}-10 0Z`;
  return {
    art:
      raised(d, tone, { shade: 0.3, up: 0.7, shrink: 0.94 }) +
      line('M-6-1C-2-2 3-2 6-1.200', '#ffffff', 0.8, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A coffee bean. */
const coffeeBean: DrawItem<Tinted> = ({ tone = '#4a2916' }, pen) => {
  const d = 'M-10 0C-9-7.600 9-7.600 10 0C9 7.600-9 7.600-10 0Z';
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.2 -.6) scale(.95)">${fill(d, pen.ball(tone, 0.9))}</g>` +
      line('M-9 .6C-4-3 4 3.400 9-.6', darken(tone, 0.7), 1.6, 0.9) +
      gleam(-3, -3.6, 2.8, 0.9, -14, 0.5),
    outline: d,
    lift: 3,
  };
};

/** A stick of cinnamon. */
const cinnamon: DrawItem<Tinted> = ({ tone = '#9a5a2c' }) => {
  const d = box(20, 4.4, 1.2);
  return {
    art:
      fill(d, darken(tone, 0.45)) +
      fill(box(20, 3.4, 1.2, -0.1, -0.5), tone) +
      line('M-9.600-.6H9.600M-9.600 .6H9.600', darken(tone, 0.4), 0.5, 0.8) +
      line('M-9-1.700H8', lighten(tone, 0.55), 0.5, 0.7) +
      `<ellipse cx="9.600" cy="-.2" rx=".8" ry="1.800" fill="${darken(tone, 0.6)}"/>`,
    outline: d,
    lift: 1.8,
  };
};

/** Dried fruit, nuts and spices: how each is drawn, and its usual size. */
export const DRIED = {
  caper: { draw: caper, size: 7 },
  'dried-fruit': { draw: driedFruit, size: 16 },
  chestnut: { draw: chestnut, size: 24 },
  walnut: { draw: walnut, size: 20 },
  sliver: { draw: sliver, size: 9 },
  'coffee-bean': { draw: coffeeBean, size: 11 },
  cinnamon: { draw: cinnamon, size: 60 },
} as const;
