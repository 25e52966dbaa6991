import { darken, type Hex, lighten } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

const BONE: Hex = '#f3e6cf';
const LEG =
  'M-10 0C-10.400-5.600-6.400-8-2.600-6.800C.8-5.700 1.600-3.200 4.600-2.300C6.400-1.800 8.600-2 8.800-.6C9 .8 7 1 5.200 1.600C2.800 2.500 2 4.800-.8 6.100C-4.800 8-9.600 5.800-10 0Z';

/** A whole chicken leg, thigh and drumstick, slashed and charred at its edges. */
export const chickenLeg: DrawItem<Tinted> = ({ tone = '#c8461c' }, pen) => ({
  art:
    line('M6-.4L11.400-1', darken(BONE, 0.22), 2.2) +
    line('M6-.8L11.400-1.400', BONE, 1.6) +
    circle(12.7, -2, 1.2, BONE) +
    circle(12.9, -0.5, 1.2, darken(BONE, 0.08)) +
    fill(LEG, darken(tone, 0.55)) +
    `<g transform="translate(-.2 -.6) scale(.965)">${fill(LEG, pen.ball(tone, 0.8))}</g>` +
    `<g clip-path="${pen.clip(LEG)}">${marks(pen.random, { count: 7, rx: 10, ry: 2.4, size: [0.7, 1.9], tone: '#3a1408', opacity: 0.6, x: -1, y: 6.2 })}${marks(pen.random, { count: 5, rx: 2, ry: 5, size: [0.6, 1.7], tone: '#3a1408', opacity: 0.5, x: -9 })}${marks(pen.random, { count: 5, rx: 2, ry: 2, size: [0.5, 1.2], tone: '#3a1408', opacity: 0.55, x: 6.6, y: -0.6 })}</g>` +
    marks(pen.random, {
      count: 9,
      rx: 6,
      ry: 4,
      size: [0.4, 1.1],
      tone: lighten(tone, 0.4),
      opacity: 0.5,
      x: -3,
      y: -2,
    }) +
    line(
      'M-6.400-4.400C-5.800-2-5.800 .8-6.600 3.400M-2.600-5.400C-1.800-2.600-1.800 .6-2.600 4M1.600-4.200C2.200-2.200 2.200 .4 1.400 2.600',
      '#4a1608',
      1.1,
      0.75,
    ) +
    line(
      'M-5.500-4C-5-2-5 .4-5.700 2.600M-1.700-4.800C-1-2.400-1 .2-1.700 3',
      lighten(tone, 0.45),
      0.5,
      0.6,
    ) +
    gleam(-5.6, -5, 2.4, 0.7, -20, 0.5),
  outline: LEG,
  lift: 2.6,
});

/** A whole okra pod, ribbed, with its cap. */
export const okraPod: DrawItem<Tinted> = ({ tone = '#6f9a3a' }, { random }) => {
  const d = 'M-7-2.600C-3-3.200 4-2 10.600 0C4 2-3 3.200-7 2.600C-8-1-8 1-7-2.600Z';
  return {
    art:
      line('M-8 0L-11.400 .4', darken(tone, 0.4), 1.5) +
      raised(d, tone, { shade: 0.34, up: 0.4, shrink: 0.95 }) +
      line('M-6.600-1C-2-1.400 4-.8 9.600-.2M-6.600 .8C-2 1.200 4 .8 9-.1', darken(tone, 0.3), 0.5, 0.7) +
      line('M-6-1.800C-2-2.300 2-1.800 6-.9', lighten(tone, 0.6), 0.5, 0.8) +
      fill(
        'M-6.400-3C-8.600-2.600-9.400-1-9.400 0C-9.400 1-8.600 2.600-6.400 3C-7-1-7 1-6.400-3Z',
        darken(tone, 0.24),
      ) +
      marks(random, { count: 4, rx: 5, ry: 1, size: [0.2, 0.4], tone: lighten(tone, 0.6), opacity: 0.6 }),
    outline: d,
    lift: 2,
  };
};

/** A strip of okra fried crisp: straight, browned at its edges, its seeds showing. */
export const okraCrisp: DrawItem<Tinted> = ({ tone = '#a9a84a' }, { random }) => {
  const d = `M-10 ${n(random.between(-1.4, -0.8))}C-5-1.700 4-1.500 10 ${n(random.between(-0.5, 0.5))}C4 1.700-5 1.800-10 1.200C-9.500 .4-9.500-.4-10-1Z`;
  const seeds = [-6.4, -3.8, -1.2, 1.4, 4]
    .map((x) => circle(x, random.between(-0.2, 0.2), 0.42, '#fbf3cf'))
    .join('');
  return {
    art:
      fill(d, darken(tone, 0.52)) +
      `<g transform="translate(0 -.2) scale(.97 .84)">${fill(d, '#a8702c')}</g>` +
      `<g transform="translate(0 -.25) scale(.93 .56)">${fill(d, tone)}</g>` +
      seeds +
      line('M-8.400-1C-4-1.500 2-1.400 6-.9', lighten(tone, 0.6), 0.25, 0.7),
    outline: d,
    lift: 1.2,
  };
};

/** A thin flat shred of cabbage, carrot or ginger, cut with a knife: straight, its ends sharp. */
export const julienne: DrawItem<Tinted> = ({ tone = '#e6efb0' }, { random }) => {
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

/** A cardamom pod, green unless told otherwise. */
export const cardamom: DrawItem<Tinted> = ({ tone = '#9fb063' }) => {
  const d = 'M-9 0C-7-5 5-5.400 9.600-.4C5 5.200-7 5-9 0Z';
  return {
    art:
      line('M-8.600 0L-11 -.8', darken(tone, 0.4), 1) +
      raised(d, tone, { shade: 0.42, up: 0.7, shrink: 0.94 }) +
      line(
        'M-7-.8C-3-2.800 4-2.800 8-.8M-7.400 .2C-3 .8 4 .8 8.600-.3M-6.600 1.600C-2 3.400 3 3.200 7 1',
        darken(tone, 0.36),
        0.7,
        0.7,
      ) +
      line('M-5-2.600C-2-3.800 2-3.800 5-2.800', '#ffffff', 0.7, 0.5),
    outline: d,
    lift: 2.6,
  };
};

/** Half a shelled peanut, or a whole one in its red skin by its colour. */
export const peanut: DrawItem<Tinted> = ({ tone = '#e0ae68' }) => {
  const d = 'M-10 0C-10-5.600-4-7-.6-6C4-7 10-5 10 0C10 5 4 6.800-.6 6C-4 7-10 5.600-10 0Z';
  return {
    art:
      raised(d, tone, { shade: 0.4, up: 0.9, shrink: 0.93 }) +
      line('M-7-.6C-2-1.800 3-1.600 7-.4', darken(tone, 0.3), 0.8, 0.6) +
      gleam(-4.4, -3.6, 2.8, 1, -10, 0.7),
    outline: d,
    lift: 3.2,
  };
};

/** Parts of the Indian kitchen: how each is drawn, and its usual size. */
export const INDIAN = {
  'chicken-leg': { draw: chickenLeg, size: 112 },
  'okra-pod': { draw: okraPod, size: 56 },
  'okra-crisp': { draw: okraCrisp, size: 48 },
  julienne: { draw: julienne, size: 30 },
  cardamom: { draw: cardamom, size: 15 },
  peanut: { draw: peanut, size: 12 },
} as const;
