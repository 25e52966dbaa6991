import { darken, type Hex, lighten } from '../core/colour.ts';
import { fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

const GREENS: readonly [Hex, ...Hex[]] = ['#4fa040', '#5db14b', '#3f8c36'];

/** A three-lobed leaf of coriander or parsley on its stalk. */
const cilantro: DrawItem<Tinted> = ({ tone }, { random }) => {
  const green = tone ?? random.pick(GREENS);
  const d = 'M0 2C-4 4-9 2-9-2C-7-3-5-3-4-2C-5-6-3-10 0-11C3-10 5-6 4-2C5-3 7-3 9-2C9 2 4 4 0 2Z';
  return {
    art:
      line('M0 9V1', darken(green, 0.4), 1.6) +
      fill(d, green) +
      fill('M0 2C4 4 9 2 9-2C7-3 5-3 4-2C5-6 3-10 0-11Z', darken(green, 0.22)) +
      line('M0 1V-7M0 1L-6-.5M0 1L6-.5', lighten(green, 0.45), 0.7, 0.8),
    outline: d,
    lift: 2,
  };
};

/** A smooth oval leaf: basil, mint, curry leaf, bay, spinach. `slim` narrows it. */
const leaf: DrawItem<Tinted & { slim?: boolean }> = ({ tone, slim }, { random }) => {
  const green = tone ?? random.pick(['#4e9a3b', '#3f8c36', '#5da845']);
  const w = slim ? 3.8 : 6.8;
  const d = `M0-10C${w}-6.500 ${w} 5 0 10C${-w} 5 ${-w}-6.500 0-10Z`;
  const veins = slim
    ? 'M0-8V10.500'
    : 'M0-8V11M0-4L3-6.500M0-4L-3-6.500M0 0L4-3M0 0L-4-3M0 4L3.500 1M0 4L-3.500 1';
  return {
    art:
      fill(d, green) +
      fill(`M0-10C${w}-6.500 ${w} 5 0 10Z`, darken(green, 0.24)) +
      fill(`M-1-8C${-w * 0.8}-5 ${-w * 0.8} 3-1 7C-2 2-2-3-1-8Z`, lighten(green, 0.35), 0.5) +
      line(veins, darken(green, 0.45), 0.8, 0.7),
    outline: d,
    lift: 2.6,
  };
};

/** Two or three leaves of basil or mint from one point. */
const sprig: DrawItem<Tinted> = (spec, pen) => {
  const one = (turn: number, scale: number, x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${leaf(spec, pen).art}</g>`;
  return {
    art: one(-48, 0.82, -6, -1) + one(46, 0.82, 6, -1) + one(0, 0.9, 0, -5) + one(10, 0.42, 0, 1),
    outline: 'M0-14C5-11 5-6 4-4C8-7 13-6 14-2C11 4 5 6 0 4C-5 6-11 4-14-2C-13-6-8-7-4-4C-5-6-5-11 0-14Z',
    lift: 2.6,
  };
};

/** A twig of rosemary or dill. */
const rosemary: DrawItem<Tinted> = ({ tone = '#5c7f56' }, { random }) => {
  let needles = '';
  for (let y = -9; y < 8; y += 1.5) {
    const length = random.between(3.4, 5.2) * (y < -6 ? 0.6 : 1);
    needles += `M0 ${y.toFixed(1)}l${length.toFixed(1)}-3M0 ${y.toFixed(1)}l${(-length).toFixed(1)}-3`;
  }
  return {
    art:
      line('M0 11V-9', darken(tone, 0.45), 1.1) +
      line(needles, darken(tone, 0.3), 1.8) +
      line(needles, tone, 1.2) +
      line(needles, lighten(tone, 0.5), 0.4, 0.6),
    outline: 'M-1 11L-5-6L0-12L5-6L1 11Z',
    lift: 1.8,
  };
};

/** The herbs of this file: how each is drawn, and its usual size. */
export const HERBS = {
  cilantro: { draw: cilantro, size: 14 },
  leaf: { draw: leaf, size: 24 },
  rosemary: { draw: rosemary, size: 36 },
  sprig: { draw: sprig, size: 24 },
} as const;
