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

/** Half a shelled peanut, or a whole one in its red skin by its colour. */
const peanut: DrawItem<Tinted> = ({ tone = '#e0ae68' }) => {
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

/** The pulses and nuts of this file: how each is drawn, and its usual size. */
export const PULSES = {
  bean: { draw: bean, size: 12 },
  chickpea: { draw: chickpea, size: 13 },
  nut: { draw: nut, size: 13 },
  peanut: { draw: peanut, size: 12 },
} as const;
