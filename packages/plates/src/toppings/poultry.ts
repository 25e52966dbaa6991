import { darken, lighten } from '../core/colour.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { BONE, marks } from './shape.ts';

/** A whole small bird from above: breast, wings and crossed legs. */
const wholeChicken: DrawItem<Tinted> = ({ tone = '#eed3a2' }, pen) => {
  const leg = (side: number) => {
    const d =
      'M1 1C6 0 8.200 4 6.200 7C4.600 9 2 10 1.200 11.600C.4 12.600-1 11.600-.4 10.400C0 8-1 3.600 1 1Z';
    return `<g transform="scale(${side} 1)">${fill(d, darken(tone, 0.32))}<g transform="translate(-.2 -.5) scale(.96)">${fill(d, pen.ball(tone, 0.75))}</g></g>`;
  };
  const wing = (side: number) => {
    const d =
      'M5-6C9.600-5.600 10.600-1.600 8.600 1.600C7.200 3.200 5.600 1.600 5.600-.4C5.600-2.600 4-4.600 5-6Z';
    return `<g transform="scale(${side} 1)">${fill(d, darken(tone, 0.34))}<g transform="translate(-.2 -.5) scale(.96)">${fill(d, pen.ball(tone, 0.8))}</g></g>`;
  };
  const body =
    'M0-10C5.600-10 7.800-5 7.400 0C7 5 4 8.600 0 8.600C-4 8.600-7 5-7.400 0C-7.800-5-5.600-10 0-10Z';
  return {
    art:
      wing(1) +
      wing(-1) +
      fill(body, darken(tone, 0.36)) +
      `<g transform="translate(-.2 -.5) scale(.965)">${fill(body, pen.ball(tone, 0.85))}</g>` +
      line('M0-8.600C.6-4 .4 0 0 4', darken(tone, 0.36), 0.8, 0.55) +
      leg(1) +
      leg(-1) +
      line('M-4-7C-5.600-4.600-5.800-2-5-.4M2.600-8C4-6.600 4.800-5 5-3.400', '#fffaf0', 0.9, 0.65),
    outline: `${body}M5 1C8 2 7 8 2 11H-2C-7 8-8 2-5 1Z`,
    lift: 2,
    upright: true,
  };
};

const LEG =
  'M-10 0C-10.400-5.600-6.400-8-2.600-6.800C.8-5.700 1.600-3.200 4.600-2.300C6.400-1.800 8.600-2 8.800-.6C9 .8 7 1 5.200 1.600C2.800 2.500 2 4.800-.8 6.100C-4.800 8-9.600 5.800-10 0Z';

/** A whole chicken leg, thigh and drumstick, slashed and charred at its edges. */
const chickenLeg: DrawItem<Tinted> = ({ tone = '#c8461c' }, pen) => ({
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

/** Poultry, whole and in whole legs: how each is drawn, and its usual size. */
export const POULTRY = {
  'whole-chicken': { draw: wholeChicken, size: 130 },
  'chicken-leg': { draw: chickenLeg, size: 112 },
} as const;
