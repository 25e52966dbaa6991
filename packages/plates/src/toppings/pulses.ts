import { darken, lighten } from '../core/colour.ts';
import { disc } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { raised } from './shape.ts';

/** A kidney-shaped bean. */
const bean: DrawItem<Tinted> = ({ tone = '#4a1f2a' }, pen) => {
  const d = 'M-9 2C-11-5-4-8 0-6C4-8 11-5 9 2C7 7 3 6 0 3.500C-3 6-7 7-9 2Z';
  return { art: fill(d, pen.ball(tone)) + gleam(-4, -3, 2.6, 1.2, -25, 0.5), outline: d, lift: 3 };
};

/** A chickpea with its crease and point. */
const chickpea: DrawItem<Tinted> = ({ tone = '#dda94f' }, pen) => ({
  art:
    circle(0, 0, 9.6, pen.ball(tone)) +
    line('M1-9C3-5 3-2 1.500 1', darken(tone, 0.32), 1.3, 0.7) +
    circle(1.4, 2.2, 1.7, darken(tone, 0.25), 0.6) +
    gleam(-3.6, -3.8, 2.6, 1.6, -35, 0.65),
  outline: disc(9.4),
  lift: 3.6,
});

/** A half cashew or peanut. */
const nut: DrawItem<Tinted> = ({ tone = '#ecca8d' }) => {
  const d = 'M-8 6C-13-3-4-10 5-8C9-7 9-3 6-3C0-4-3 0-2 5C-3 9-6 9-8 6Z';
  return {
    art:
      fill(d, darken(tone, 0.3)) +
      `<g transform="translate(-.3 -.7) scale(.93)">${fill(d, tone)}</g>` +
      line('M-6 2C-7-3-2-6 3-6', lighten(tone, 0.7), 1.4, 0.8),
    outline: d,
    lift: 2.6,
  };
};

const PEANUT =
  'M-10 .2C-10-4.600-6.400-6.600-3-5.400C-1.400-4.800 .6-4.800 2.200-5.400C6-6.800 10-4.400 10 0C10 4.600 6 6.800 2.200 5.400C.6 4.800-1.400 4.800-3 5.400C-6.400 6.600-10 4.600-10 .2Z';

/** A roasted peanut with the waist of its two lobes: whole and split along its seam, or a half with its nib. */
const peanut: DrawItem<Tinted> = ({ tone = '#e6bd80' }, { random }) => {
  const half = random.next() < 0.45;
  const inside = lighten(tone, 0.5);
  return {
    art:
      raised(PEANUT, tone, { shade: 0.42, up: 0.9, shrink: 0.93 }) +
      (half
        ? `<g transform="translate(-.2 -.9) scale(.8 .7)">${fill(PEANUT, inside)}</g>` +
          line('M-5-.9C-1.600-.2 2-.2 5.400-.9', darken(tone, 0.26), 1, 0.75) +
          circle(6.6, -1, 1.3, darken(tone, 0.12))
        : line('M-9.200-.4C-5-1.400-1 .4 3-.6C6-1.300 8-.8 9.300-.2', darken(tone, 0.48), 0.9, 0.75) +
          line('M-1.200-4C-.4-3-.4-2-.8-1', darken(tone, 0.2), 0.7, 0.6)) +
      gleam(-5.4, -3.4, 2, 0.9, -14, 0.7) +
      gleam(4.6, -3.6, 2, 0.8, 8, 0.5),
    outline: PEANUT,
    lift: 3.2,
  };
};

/** The pulses and nuts of this file: how each is drawn, and its usual size. */
export const PULSES = {
  bean: { draw: bean, size: 12 },
  chickpea: { draw: chickpea, size: 13 },
  nut: { draw: nut, size: 13 },
  peanut: { draw: peanut, size: 12 },
} as const;
