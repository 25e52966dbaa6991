import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, disc, n, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line, ring } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A small cube of tomato, pepper, carrot, ham …: top and front face. */
const dice: DrawItem<Tinted> = ({ tone = '#dd4a2e' }) => {
  const d = box(18, 18, 5);
  return {
    art:
      fill(d, darken(tone, 0.38)) +
      fill(box(18, 14, 4.6, 0, -2), tone) +
      fill(box(9, 3, 1.5, -2.6, -5.6), lighten(tone, 0.6), 0.7),
    outline: d,
    lift: 4,
  };
};

/** A coin of carrot. */
const carrotCoin: DrawItem<Tinted> = ({ tone = '#e8822a' }) => {
  let rays = '';
  for (let turn = 0; turn < 360; turn += 60) {
    const [x, y] = polar(0, 0, turn, 6.2);
    rays += `M0 0L${n(x)} ${n(y)}`;
  }
  return {
    art:
      circle(0, 0.6, 10, darken(tone, 0.3)) +
      circle(0, -0.4, 9.6, tone) +
      circle(0, -0.4, 6, lighten(tone, 0.25)) +
      line(rays, darken(tone, 0.12), 1, 0.7) +
      gleam(-4.5, -5, 2.6, 1.1),
    outline: disc(10),
    lift: 3,
    upright: true,
  };
};

/** A pea. */
const pea: DrawItem<Tinted> = ({ tone = '#72ab3c' }, pen) => ({
  art: circle(0, 0, 9.6, pen.ball(tone)) + gleam(-3.4, -4, 2.4, 1.5),
  outline: disc(9.4),
  lift: 4,
  upright: true,
});

/** A slice of mushroom: cap and stalk. */
const mushroom: DrawItem<Tinted> = ({ tone }, { random }) => {
  const flesh: Hex = tone ?? random.pick(['#d8b88e', '#c9a67c', '#e3c8a2']);
  const d = 'M-10 1C-10-11 10-11 10 1C6 3 4 0 3 3L2.600 10C1 11.500-1 11.500-2.600 10L-3 3C-4 0-6 3-10 1Z';
  return {
    art:
      fill(d, flesh) +
      line(d, darken(flesh, 0.48), 1.5) +
      line('M-7.500 0C-7-7 7-7 7.500 0', darken(flesh, 0.35), 1.3, 0.55) +
      line('M-5-5.500C-2-7.600 2-7.600 5-5.500', '#ffffff', 1.3, 0.5),
    outline: d,
    lift: 2.4,
  };
};

/** A half-round of cucumber. */
const cucumber: DrawItem<Tinted & { whole?: boolean }> = ({ tone = '#4f8a2c', whole }) => {
  if (whole)
    return {
      art:
        circle(0, 0, 10, tone) +
        circle(0, -0.3, 8.7, '#dcebab') +
        ring(0, 0, 4.6, '#b9cf74', 2, 0.7) +
        line('M-2-1h.1M2-2h.1M0 3h.1M3 2h.1', '#f6f7d8', 1.4),
      outline: disc(10),
      lift: 2.4,
      upright: true,
    };
  const d = 'M-10 4A10 10 0 0 1 10 4Z';
  return {
    art:
      fill(d, tone) +
      fill('M-8.600 3.600A8.600 8.600 0 0 1 8.600 3.600Z', '#dcebab') +
      line('M-3 .5h.1M2.500 0h.1M0-2h.1', '#b9cc6f', 1.8),
    outline: d,
    lift: 2,
  };
};

/** A crescent of avocado. */
const avocado: DrawItem<Tinted> = ({ tone = '#c6d66b' }) => {
  const d =
    'M-10 3C-9-9 9-9 10 3C8 5.500 5.500 4.500 5 2.500C3-2.500-3-2.500-5 2.500C-5.500 4.500-8 5.500-10 3Z';
  return {
    art:
      fill(d, '#5d7d2a') +
      fill(
        'M-9 2.600C-8-7 8-7 9 2.600C7.600 4.600 6 4 5.400 2.200C3.400-3.400-3.400-3.400-5.400 2.200C-6 4-7.600 4.600-9 2.600Z',
        tone,
      ) +
      line('M-7 0C-5-5.500 5-5.500 7 0', lighten(tone, 0.6), 1.6, 0.8),
    outline: d,
    lift: 2.6,
  };
};

/** A slice of radish. */
const radish: DrawItem<Tinted> = ({ tone = '#d63a6a' }) => ({
  art:
    circle(0, 0, 10, tone) +
    circle(0, -0.2, 8.6, '#fff7f4') +
    line('M0-2V-6M0 2V6M2 0H6M-2 0H-6', '#f3d3da', 1),
  outline: disc(10),
  lift: 2.2,
  upright: true,
});

/** A strip of pepper, carrot, ginger, egg …, a little bent. */
const strip: DrawItem<Tinted & { wide?: boolean }> = ({ tone = '#e6761b', wide }, { random }) => {
  const bend = random.between(-3.5, 3.5);
  const d = `M-10 ${n(bend / 2)}C-4 ${n(-bend)} 4 ${n(-bend)} 10 ${n(bend / 2)}`;
  const width = wide ? 4.2 : 2.2;
  return {
    art: `<g transform="translate(.4 1.200)">${line(d, '#1d0d05', width, 0.3)}</g>${line(d, darken(tone, 0.28), width)}<g transform="translate(0 -.4)">${line(d, tone, width * 0.8)}${line(d, lighten(tone, 0.7), width * 0.18, 0.7)}</g>`,
  };
};

/** A thin flat shred of cabbage, carrot or ginger, cut with a knife: straight, its ends sharp. */
const julienne: DrawItem<Tinted> = ({ tone = '#e6efb0' }, { random }) => {
  const [a, b, bow] = [random.between(0.5, 0.9), random.between(0.3, 0.7), random.between(-1.1, 1.1)];
  const d = `M-10 ${n(-b)}Q0 ${n(bow - a)} 10 ${n(-b * 0.6)}L9.400 ${n(b)}Q0 ${n(bow + a)}-9.300 ${n(b * 0.8)}Z`;
  return {
    art:
      fill(d, darken(tone, 0.26)) +
      `<g transform="translate(0 -.25)">${fill(d, tone)}</g>` +
      line(`M-8 ${n(-b * 0.6)}Q0 ${n(bow - a * 0.7)} 7 ${n(-b * 0.4)}`, lighten(tone, 0.6), 0.3, 0.7),
    outline: d,
    lift: 0.8,
  };
};

/** A floret of cauliflower or broccoli. */
const floret: DrawItem<Tinted> = ({ tone = '#f2e3ba' }, pen) => {
  let buds = '';
  for (const [x, y, r] of [
    [-4.5, 0, 4.6],
    [4.5, 0.5, 4.6],
    [0, -4, 5],
    [-3, 4, 3.8],
    [3.4, 4.2, 3.8],
    [0, 0.6, 4.4],
  ] as const)
    buds +=
      circle(x, y, r, darken(tone, 0.26)) +
      circle(x - 0.5, y - 0.7, r * 0.88, tone) +
      circle(x - r * 0.3, y - r * 0.4, r * 0.36, lighten(tone, 0.6), 0.9);
  return { art: buds, outline: blob(pen.random, 9, { rough: 0.12 }), lift: 3 };
};

/** The vegetables of this file: how each is drawn, and its usual size. */
export const VEGETABLES = {
  dice: { draw: dice, size: 9 },
  'carrot-coin': { draw: carrotCoin, size: 17 },
  pea: { draw: pea, size: 8 },
  mushroom: { draw: mushroom, size: 22 },
  cucumber: { draw: cucumber, size: 20 },
  avocado: { draw: avocado, size: 34 },
  radish: { draw: radish, size: 16 },
  strip: { draw: strip, size: 26 },
  julienne: { draw: julienne, size: 30 },
  floret: { draw: floret, size: 22 },
} as const;
