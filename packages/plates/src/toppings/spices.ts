import { darken, lighten } from '../core/colour.ts';
import { disc } from '../core/geometry.ts';
import { fill, line, ring } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { raised } from './shape.ts';

/** A whole chilli with its stalk. */
const chili: DrawItem<Tinted> = ({ tone = '#c9281b' }) => {
  const d = 'M-9 .2C-6-3.600 4-4 10.500 1.200C4 2-4 3.400-9 .2Z';
  return {
    art:
      line('M-9 0C-10.200-.4-11.200.6-12.400-1', '#5b8a34', 1.3) +
      fill(d, tone) +
      fill('M-8.500.8C-4 3 4 1.600 10.500 1.200C4 2-4 3.400-8.500.8Z', darken(tone, 0.4), 0.7) +
      fill('M-9 .2C-9.600-1.600-7.800-2-6.800-1.600C-7.400-.6-7.400.8-6.800 1.400Z', '#6a9a3c') +
      line('M-5.500-1.100C-2-2.500 2-2.200 5-.7', lighten(tone, 0.7), 0.8, 0.75),
    outline: d,
    lift: 2.4,
  };
};

/** A slice of chilli: a ring with seeds. */
const chiliRing: DrawItem<Tinted> = ({ tone = '#d2301f' }) => ({
  art:
    ring(0, 0, 7.4, darken(tone, 0.25), 5) +
    ring(0, -0.4, 7.4, tone, 3.8) +
    line('M-2 0h.1M2 1h.1M0-2h.1', '#fbe7a8', 2.2) +
    line('M-5.500-5.500C-3-8 1-8.600 3-7.500', lighten(tone, 0.6), 1.2, 0.8),
  outline: disc(9.4),
  lift: 1.6,
});

/** A small dark or pale seed: cumin, mustard, pepper, sesame. */
const seed: DrawItem<Tinted & { round?: boolean }> = ({ tone = '#5b3413', round }) => {
  const d = round ? disc(8) : 'M-10 0C-7-5 7-5 10 0C7 5-7 5-10 0Z';
  return {
    art: fill(d, tone) + line('M-4-1.500C-1-2.600 2-2.600 4-2', lighten(tone, 0.6), 1.6, 0.55),
    outline: d,
    lift: 4,
  };
};

/** A sesame seed. */
const sesame: DrawItem<Tinted> = ({ tone = '#fff1cf' }) => {
  const d = 'M-10 0C-7-6 5-7 10 0C5 7-7 6-10 0Z';
  return { art: fill(d, tone) + line(d, '#c9a15e', 1.6, 0.8), outline: d, lift: 5 };
};

/** A golden sliver of fried garlic. */
const garlic: DrawItem<Tinted> = ({ tone = '#f3d79b' }) => {
  const d = 'M-9 1C-8-6 3-8 9-1C8 5-2 7-9 1Z';
  return {
    art:
      fill(d, tone) +
      line(d, darken(tone, 0.32), 1.2, 0.9) +
      line('M-4 0C-2-2.500 2-3 4.500-1.500', '#ffffff', 1.2, 0.7),
    outline: d,
    lift: 2.4,
  };
};

/** A star of anise. */
const starAnise: DrawItem<Tinted> = ({ tone = '#7a4320' }) => {
  const petal = 'M0 0C2.800-3 2.400-7 0-10C-2.400-7-2.800-3 0 0Z';
  let petals = '';
  for (let turn = 0; turn < 360; turn += 45)
    petals += `<g transform="rotate(${turn})">${fill(petal, turn % 90 === 0 ? tone : darken(tone, 0.2))}<ellipse cy="-6" rx=".9" ry="1.900" fill="${lighten(tone, 0.45)}"/></g>`;
  return { art: petals, outline: disc(8), lift: 1.6 };
};

/** A cardamom pod, green unless told otherwise. */
const cardamom: DrawItem<Tinted> = ({ tone = '#9fb063' }) => {
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

/** The spices of this file: how each is drawn, and its usual size. */
export const SPICES = {
  chili: { draw: chili, size: 40 },
  'chili-ring': { draw: chiliRing, size: 9 },
  seed: { draw: seed, size: 5 },
  sesame: { draw: sesame, size: 4.6 },
  garlic: { draw: garlic, size: 10 },
  'star-anise': { draw: starAnise, size: 20 },
  cardamom: { draw: cardamom, size: 15 },
} as const;
