import { darken, lighten } from '../core/colour.ts';
import { blob, box } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A cube of paneer, tofu, potato or bread: lit top, shaded side; browned spots when asked. */
const cube: DrawItem<Tinted & { side?: `#${string}`; browned?: boolean }> = (
  { tone = '#fbf0d2', side, browned },
  { random },
) => {
  const under = side ?? darken(tone, 0.28);
  let spots = '';
  if (browned)
    for (let index = 0; index < 4; index += 1)
      spots += fill(
        blob(random, random.between(1.3, 2.6), {
          rough: 0.5,
          x: random.between(-5.5, 5.5),
          y: random.between(-6.5, 2.5),
        }),
        '#b9772d',
        0.5,
      );
  const d = box(20, 20, 4);
  return {
    art:
      fill(d, darken(under, 0.15)) +
      fill(box(20, 19, 4, 0, -0.6), under) +
      fill(box(19.6, 16, 3.6, 0, -2.4), tone) +
      spots +
      fill(box(11, 2, 1, -2, -8), '#ffffff', 0.55),
    outline: d,
    lift: 3.4,
  };
};

/** A crumb of fresh cheese. */
const crumble: DrawItem<Tinted> = ({ tone = '#fffaf0' }, { random }) => {
  const d = blob(random, 9.5, { rough: 0.5, points: 6 });
  return {
    art: fill(d, darken(tone, 0.16)) + `<g transform="translate(-.6 -1.800) scale(.85)">${fill(d, tone)}</g>`,
    outline: d,
    lift: 4,
  };
};

/** A curl of hard cheese. */
const shaving: DrawItem<Tinted> = ({ tone = '#fbecc0' }, { random }) => {
  const d = blob(random, 10, { rough: 0.34, points: 7, sx: 1.15, sy: 0.5 });
  return {
    art:
      fill(d, darken(tone, 0.2)) +
      `<g transform="translate(-.2 -.8)">${fill(d, tone)}</g>` +
      line('M-7-1.500C-3-3 3-3 7-2', '#ffffff', 0.9, 0.8),
    outline: d,
    lift: 2.6,
  };
};

/** Melted mozzarella on a pizza. */
const mozzarella: DrawItem<Tinted> = ({ tone = '#fffbf0' }, { random }) => {
  const d = blob(random, 10, { rough: 0.26, points: 9 });
  let toasted = '';
  for (let index = 0; index < 4; index += 1)
    toasted += fill(
      blob(random, random.between(0.8, 1.7), {
        rough: 0.5,
        x: random.between(-5, 5),
        y: random.between(-5, 5),
      }),
      '#d9a04f',
      0.55,
    );
  return {
    art:
      fill(d, '#efdcae') +
      fill(blob(random, 8.8, { rough: 0.2, points: 9, x: -0.3, y: -0.5 }), '#faf0d6') +
      fill(blob(random, 6.6, { rough: 0.26, points: 8, x: -0.8, y: -1 }), tone) +
      toasted +
      gleam(-3.4, -4.6, 2.6, 1, -30, 0.9),
    outline: d,
    lift: 1.6,
  };
};

/** A spoonful of cream, yoghurt or mash with a swirl. */
const dollop: DrawItem<Tinted> = ({ tone = '#fff8e8' }, { random }) => {
  const d = blob(random, 10, { rough: 0.14, points: 9 });
  return {
    art:
      fill(d, darken(tone, 0.17)) +
      fill(blob(random, 9, { rough: 0.12, points: 9, x: -0.4, y: -0.8 }), tone) +
      line(
        'M-5 1.500C-6-4 2-6.500 4.500-2C6 2 1.500 4.500-1 2.500C-2.600 1 0-1.500 1.500-.3',
        darken(tone, 0.16),
        1.3,
        0.9,
      ) +
      line('M-5.600.6C-6-4.400 1.600-7 4.200-3', '#ffffff', 1, 0.9) +
      circle(0, 0, 0.1, lighten(tone, 0.2)),
    outline: d,
    lift: 2.4,
  };
};

/** The dairy of this file: how each is drawn, and its usual size. */
export const DAIRY = {
  crumble: { draw: crumble, size: 8 },
  cube: { draw: cube, size: 26 },
  dollop: { draw: dollop, size: 34 },
  mozzarella: { draw: mozzarella, size: 40 },
  shaving: { draw: shaving, size: 17 },
} as const;
