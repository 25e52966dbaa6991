import { darken, type Hex, lighten, mix, type Tones } from '../core/colour.ts';
import { blob, curve, type Point } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A crumpled leaf of spinach, lettuce or cabbage. */
const crumpled: DrawItem<{ tones?: Tones; vein?: Hex }> = (
  { tones = ['#2f6f2a', '#3f8c36', '#4e9a3b', '#25591f'], vein },
  { random },
) => {
  const tone = random.pick(tones);
  const d = blob(random, 10, { rough: 0.4, points: 10, sx: 1, sy: 0.66 });
  return {
    art:
      fill(d, darken(tone, 0.28)) +
      `<g transform="translate(-.3 -1)">${fill(d, tone)}</g>` +
      line('M-7 0C-3-2 3 1 7-1M-3-.5L-5-3M1 0L3-3.500M0 .5L-2 3', vein ?? lighten(tone, 0.4), 0.9, 0.65),
    outline: d,
    lift: 2.2,
  };
};

/** Cooked spinach or chard: a soft, wet fold of dark leaves that have collapsed on each other. */
const wilted: DrawItem<{ tones?: Tones }> = (
  { tones = ['#1f4d1f', '#2a5f27', '#183f1c', '#356d2c'] },
  { random },
) => {
  const tone = random.pick(tones);
  const d = blob(random, 10, { rough: 0.62, points: 9, sx: 1.1, sy: 0.62 });
  const fold = (y: number): Point[] =>
    [-8, -3.4, 1, 5, 8.4].map((x, index) => [
      x + random.between(-1, 1),
      y + (index % 2 === 0 ? 1 : -1) * random.between(0.6, 1.7),
    ]);
  const folds = [-2.6, 0.4, 3].map((y) => curve(fold(y))).join('');
  return {
    art:
      fill(d, darken(tone, 0.6)) +
      `<g transform="translate(-.3 -1)">${fill(d, tone)}</g>` +
      line(folds, darken(tone, 0.5), 1.3, 0.7) +
      `<g transform="translate(-.2 -.8)">${line(folds, mix(tone, '#9cc25a', 0.5), 0.7, 0.8)}</g>` +
      line(curve(fold(-1)), '#b5cf86', 0.9, 0.4) +
      gleam(-3 + random.between(-2, 2), -3, 2.2, 0.6, -16, 0.55) +
      gleam(3 + random.between(-2, 2), 1, 1.7, 0.5, 12, 0.45),
    outline: d,
    lift: 2,
  };
};

/** A piece of kimchi: red leaf, pale rib. */
const kimchi: DrawItem<Tinted> = ({ tone }, { random }) => {
  const red = tone ?? random.pick<Hex>(['#e2633a', '#d24a27', '#ee8450']);
  const d = blob(random, 10, { rough: 0.46, points: 10, sx: 1, sy: 0.62 });
  return {
    art:
      fill(d, darken(red, 0.3)) +
      `<g transform="translate(-.3 -.9)">${fill(d, red)}</g>` +
      line('M-7 .4C-3-1 2 1 6.500-.4', '#fbe0b8', 2.4, 0.85) +
      line('M-2-1L-4-3.500M2 0L4-3M-1 1L1 4', lighten(red, 0.45), 0.8, 0.8),
    outline: d,
    lift: 2.2,
  };
};

/** A bean sprout. */
const sprout: DrawItem<Tinted> = ({ tone = '#f8f1d8' }, { random }) => {
  const bend = random.between(-5, 5);
  const d = `M-9 ${Math.round(bend)}C-4-6 3 6 8 0`;
  return {
    art: `<g transform="translate(.4 1.200)">${line(d, '#1d0d05', 2.2, 0.28)}</g>${line(d, darken(tone, 0.16), 2.4)}${line(d, tone, 1.7)}<ellipse cx="9" cy="0" rx="2.600" ry="1.900" fill="#e6c449"/><ellipse cx="8.600" cy="-.5" rx="1.300" ry=".7" fill="#f8e59a"/>`,
  };
};

/** The greens of this file: how each is drawn, and its usual size. */
export const GREENS = {
  crumpled: { draw: crumpled, size: 26 },
  kimchi: { draw: kimchi, size: 32 },
  sprout: { draw: sprout, size: 26 },
  wilted: { draw: wilted, size: 40 },
} as const;
