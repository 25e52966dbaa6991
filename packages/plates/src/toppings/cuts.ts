import { darken, type Hex, lighten, mix } from '../core/colour.ts';
import { blob, type Point } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { BONE, browning, marks, raised } from './shape.ts';

/** A thick steak with the marks of the grill. */
const steak: DrawItem<Tinted> = ({ tone = '#7a4425' }, { random }) => {
  const d = 'M-10-1C-10-6-5-8 0-6.600C5-5.600 10-6 10.400 0C10.800 5 6 7.600 1 6.400C-4 5.600-9.600 6-10-1Z';
  return {
    art:
      raised(d, tone, { shade: 0.46, up: 1, shrink: 0.95 }) +
      line('M-9-2C-8.600-5.600-4-7 .6-5.600C5-4.600 9-5 9.600-.6', '#e6c08c', 0.9, 0.75) +
      line(
        'M-6.600-5L-3.600 4.600M-2.200-6L1 4.800M2.400-5.400L5.200 5M6.600-5L8.800 2',
        darken(tone, 0.66),
        1.1,
        0.7,
      ) +
      marks(random, {
        count: 10,
        rx: 7.4,
        ry: 4.4,
        size: [0.4, 1],
        tone: lighten(tone, 0.5),
        opacity: 0.4,
        y: -0.8,
      }) +
      gleam(-4, -3, 2.6, 0.6, -14, 0.4),
    outline: d,
    lift: 2.6,
  };
};

/** A slice of roast or steak: browned edge, rosy or pale middle. */
const meatSlice: DrawItem<Tinted & { crust?: Hex }> = (
  { tone = '#c9706a', crust = '#6e3c20' },
  { random },
) => {
  const d = blob(random, 10, { rough: 0.1, points: 9, sx: 0.56, sy: 1 });
  return {
    art:
      fill(d, darken(crust, 0.25)) +
      `<g transform="translate(-.3 -.5) scale(.97)">${fill(d, crust)}</g><g transform="translate(-.3 -.5) scale(.85)">${fill(d, darken(tone, 0.16))}</g><g transform="translate(-.4 -.7) scale(.72)">${fill(d, tone)}</g>` +
      line('M-1.600-6C-.6-2-2.200 1-1 5.600M1.600-5C2.200-1 1 2 1.900 5', lighten(tone, 0.45), 0.5, 0.7),
    outline: d,
    lift: 2.2,
  };
};

const GOLDEN: readonly Point[] = [
  [-5.6, 1.4],
  [-1, -2.2],
  [1.4, 2.6],
  [5.8, -0.6],
];

/** A thin cutlet fried golden, its edge crisp: veal, pork or chicken. */
const cutlet: DrawItem<Tinted> = ({ tone = '#d9a662' }, pen) => {
  const { random } = pen;
  const d = blob(random, 10, { rough: 0.26, points: 9, sx: 1.16, sy: 0.78 });
  return {
    art:
      fill(d, darken(tone, 0.56)) +
      `<g transform="translate(-.2 -.6) scale(.965)">${fill(d, mix(tone, '#a85a18', 0.3))}</g>` +
      `<g transform="translate(-.4 -.8) scale(.85)">${fill(d, pen.ball(mix(tone, '#ffc766', 0.22), 0.6))}</g>` +
      browning(random, tone, GOLDEN) +
      marks(random, {
        count: 9,
        rx: 8.6,
        ry: 5.4,
        size: [0.2, 0.6],
        tone: '#5a2408',
        opacity: 0.5,
        y: -0.6,
      }) +
      marks(random, { count: 7, rx: 7, ry: 4, size: [0.3, 0.8], tone: '#ffe2a0', opacity: 0.55, y: -1.4 }) +
      line('M-7.6-1.8C-6-4-3.6-5-1-5.2M2.6-5C4.4-4.6 5.8-4 6.8-3', lighten(tone, 0.7), 0.7, 0.65),
    outline: d,
    lift: 2.2,
  };
};

/** A pork chop with its bone. */
const chop: DrawItem<Tinted> = ({ tone = '#bd7c48' }, { random }) => {
  const d =
    'M-9.600 2C-10.600-4-5-8.600 1-7.600C7-6.600 9.400-1.600 8 2.600C6 7.400-1 8.400-5 7C-7.600 6.200-9.200 4.600-9.600 2Z';
  return {
    art:
      line('M4 4.500L11 8.600', darken(BONE, 0.2), 3) +
      line('M4 4L11 8', BONE, 2.4) +
      raised(d, tone, { shade: 0.4, up: 0.9, shrink: 0.95 }) +
      line('M-8.600 1C-9-4-4-7.600 1-6.600C5.600-5.800 7.800-2.600 7.400 .4', '#f2d9ae', 1.3, 0.9) +
      line('M-5.600-4L-2.600 5M-1.400-5.400L2-.4L2.200 5M3-5L6 2.600', darken(tone, 0.52), 0.9, 0.5) +
      marks(random, { count: 8, rx: 5.6, ry: 4, size: [0.5, 1.3], tone: lighten(tone, 0.45), opacity: 0.5 }) +
      gleam(-3.6, -2.6, 2.4, 0.7, -20, 0.45),
    outline: d,
    lift: 2.6,
  };
};

/** A short rib braised dark, its bone showing at the end. */
const rib: DrawItem<Tinted> = ({ tone = '#5e2d17' }, { random }) => {
  const d =
    'M-8-5C-3-7.600 4-7.400 8.400-4.600C10-1.600 9.800 3 8 5.400C3 7.400-4 7.400-8.600 5C-9.800 2-9.600-2.600-8-5Z';
  return {
    art:
      fill(
        'M-8.600-2.600C-12.400-4-13.400-1.600-12.200 0C-13.400 1.800-12 4-8.600 2.600Z',
        darken(BONE, 0.16),
      ) +
      fill('M-8.600-3C-12.200-4.200-13-2-11.900-.4C-13 1.300-11.800 3.300-8.600 2Z', BONE) +
      raised(d, tone, { shade: 0.5, up: 1, shrink: 0.94 }) +
      line(
        'M-5.600-2.600C-1.600-4 2-3.600 6.600-2.200M-6 .8C-1.600-.4 2.600 0 7 1.200M-5 3.600C-1 2.800 3 3.200 6 3.800',
        darken(tone, 0.5),
        0.8,
        0.6,
      ) +
      marks(random, { count: 5, rx: 5, ry: 3, size: [0.7, 1.6], tone: lighten(tone, 0.26), y: -1.4 }) +
      gleam(-3.4, -4, 3, 0.8, -12, 0.6) +
      gleam(4, -2.4, 1.4, 0.5, -8, 0.5),
    outline: d,
    lift: 3,
  };
};

/** Steaks, slices and chops: how each is drawn, and its usual size. */
export const CUTS = {
  steak: { draw: steak, size: 110 },
  'meat-slice': { draw: meatSlice, size: 62 },
  cutlet: { draw: cutlet, size: 66 },
  chop: { draw: chop, size: 88 },
  rib: { draw: rib, size: 56 },
} as const;
