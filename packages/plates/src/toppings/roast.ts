import { darken, lighten } from '../core/colour.ts';
import { blob, ellipse } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { BONE, marks, raised } from './shape.ts';

/** A roast joint on the bone: a leg or shoulder of lamb. */
const joint: DrawItem<Tinted> = ({ tone = '#a3592a' }, pen) => {
  const d =
    'M-10-1C-10.600-6-4-8.600 1.600-7C5-6 6.600-3.600 9-2.600C10.400-2 10.400 1.200 9 1.600C6.600 2.400 5.600 5 1 6.600C-4.600 8.400-9.600 5-10-1Z';
  return {
    art:
      line('M8-.4L13-.6', darken(BONE, 0.2), 2.6) +
      line('M8-.8L13-1', BONE, 2) +
      circle(13.2, -1.7, 1.3, BONE) +
      circle(13.2, 0, 1.3, darken(BONE, 0.06)) +
      fill(d, darken(tone, 0.48)) +
      `<g transform="translate(-.2 -.7) scale(.96)">${fill(d, pen.ball(tone, 0.9))}</g>` +
      marks(pen.random, {
        count: 16,
        rx: 7,
        ry: 5,
        size: [0.5, 1.9],
        tone: darken(tone, 0.5),
        opacity: 0.4,
      }) +
      marks(pen.random, {
        count: 7,
        rx: 5,
        ry: 3,
        size: [0.6, 1.8],
        tone: lighten(tone, 0.4),
        opacity: 0.5,
        x: -2,
        y: -2.6,
      }) +
      line('M-6.600-3.600C-4.600-5.800-1.600-6.400 1-5.600', '#ffe9c4', 0.9, 0.6) +
      line(
        'M-4-1.600C-1.600-3 1.600-2.600 3.600-1M-5 2C-2 .8 1.600 1.600 3.600 3',
        darken(tone, 0.5),
        0.6,
        0.5,
      ),
    outline: d,
    lift: 2.4,
  };
};

/** A round of shin with its marrow bone. */
const shank: DrawItem<Tinted> = ({ tone = '#8f5230' }, { random }) => {
  const d = blob(random, 10, { rough: 0.14, points: 10, sx: 1.08, sy: 0.92 });
  return {
    art:
      raised(d, tone, { shade: 0.44, up: 1, shrink: 0.95 }) +
      line(
        'M-7-2C-5-6 0-7.600 4-6M-7.600 2C-6 5.600-1 6.600 3 6M7.400-3C8 0 7.400 3 5.600 5',
        lighten(tone, 0.4),
        0.8,
        0.6,
      ) +
      line(
        'M-4.600-5C-5.600-2-5.600 2-3.600 5M5-5.400C6.200-2 6.200 1.600 5 4.600',
        darken(tone, 0.45),
        0.7,
        0.5,
      ) +
      circle(0.4, -0.2, 3.9, darken(BONE, 0.2)) +
      circle(0.2, -0.5, 3.7, BONE) +
      circle(0.3, -0.3, 2.3, '#b98a6a') +
      fill(blob(random, 1.9, { x: 0.3, y: -0.3, rough: 0.3 }), '#e9c9a4') +
      gleam(-5, -4.6, 2.2, 0.7, -30, 0.5),
    outline: d,
    lift: 3,
  };
};

const LAMB =
  'M-10-.6C-10.600-4.400-7.600-6.600-4-6.200C-.6-5.900 2-4.600 4.600-3.400C6.800-2.400 8.600-1.700 9.800-1.400C10.600-1.200 10.600 .9 9.800 1C7.600 1.200 5.400 2.600 2.600 4.200C-.4 5.900-4.600 6.800-7.400 5.200C-9.400 4-9.900 1.800-10-.6Z';

/** A roasted leg of lamb, its cut end at the left, its long bone bare at the right. */
const lambLeg: DrawItem<Tinted> = ({ tone = '#a85f2a' }, pen) => ({
  art:
    line('M8.600-.2L14.400-.8', '#c9b48c', 2.2) +
    line('M8.600-.5L14.200-1.100', '#f3e6cf', 1.6) +
    circle(14.8, -1.9, 1.1, '#f3e6cf') +
    circle(15, -0.2, 1.1, '#e3d2b0') +
    fill(LAMB, darken(tone, 0.55)) +
    `<g transform="translate(0 -.4) scale(.97)">${fill(LAMB, pen.ball(tone, 0.85))}</g>` +
    marks(pen.random, {
      count: 14,
      rx: 7.4,
      ry: 3.8,
      size: [0.5, 1.7],
      tone: '#5f2a0e',
      opacity: 0.42,
      x: -2,
    }) +
    marks(pen.random, {
      count: 12,
      rx: 6.6,
      ry: 3.2,
      size: [0.3, 1],
      tone: '#f0bd66',
      opacity: 0.6,
      x: -2,
      y: -1,
    }) +
    line(
      'M-4.800-5.400C-3.400-2-3.400 2-4.600 5.400M2-3.600C2.800-1.200 2.800 1 2.200 3.200',
      '#5a280e',
      0.5,
      0.55,
    ) +
    line('M-4.300-5C-2.900-1.800-2.900 1.800-4 4.900', '#f3c678', 0.3, 0.6) +
    `<g transform="translate(-8 -.5) rotate(-4)">${fill(ellipse(2.3, 5.3), '#7a3d1a')}${fill(ellipse(2, 4.8), '#f0d09a')}${fill(ellipse(1.6, 4.1), '#c07a5c')}${line('M-.5-2.800C.3-1 .3 1-.5 2.600M.7-2.200C1.200-.8 1.200 .8 .8 2', '#9a5a40', 0.35, 0.7)}${fill(ellipse(0.75, 1.1), '#f3e6cf')}${fill(ellipse(0.35, 0.6), '#a8604a')}</g>` +
    line('M4.400-2.600C6.400-1.700 8-1.200 9.400-.9', lighten(tone, 0.5), 0.5, 0.7) +
    gleam(-2.6, -4.4, 2.2, 0.5, 14, 0.5),
  outline: LAMB,
  lift: 2.2,
});

/** Joints from the oven: how each is drawn, and its usual size. */
export const ROAST = {
  joint: { draw: joint, size: 130 },
  shank: { draw: shank, size: 70 },
  'lamb-leg': { draw: lambLeg, size: 180 },
} as const;
