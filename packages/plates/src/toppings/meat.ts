import { darken, type Hex, lighten, type Tones } from '../core/colour.ts';
import { blob, disc, n } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A rough piece of cooked meat or fish: dark side, lit top, one bright facet. */
const chunk: DrawItem<{ tones?: Tones; gloss?: boolean }> = (
  { tones = ['#7b3a1c', '#8f4a26', '#6a2e14'], gloss },
  { random },
) => {
  const tone = random.pick(tones);
  const [sx, sy] = [random.between(0.95, 1.15), random.between(0.7, 0.86)];
  const d = blob(random, 10, { rough: 0.34, points: 7, sx, sy });
  const fibre = random.between(-2, 2);
  return {
    art:
      fill(d, darken(tone, 0.42)) +
      `<g transform="translate(-.4 -1.200) scale(.93)">${fill(d, tone)}</g>` +
      fill(
        blob(random, 5.4, { rough: 0.5, points: 7, sx, sy: sy * 0.8, x: -1.2, y: -2.4 }),
        lighten(tone, 0.22),
      ) +
      marks(random, { count: 3, rx: 6, ry: 4.4, size: [0.7, 1.8], tone: darken(tone, 0.55), opacity: 0.36 }) +
      marks(random, {
        count: 2,
        rx: 4.4,
        ry: 2.6,
        size: [0.5, 1],
        tone: lighten(tone, 0.55),
        opacity: 0.5,
        x: -1.6,
        y: -3,
      }) +
      line(
        `M-5 ${n(fibre)}C-2 ${n(fibre - 1.4)} 2 ${n(fibre + 1)} 6 ${n(fibre - 0.6)}M-3 ${n(fibre + 3)}C0 ${n(fibre + 2)} 2 ${n(fibre + 3.6)} 5 ${n(fibre + 2.6)}`,
        darken(tone, 0.4),
        0.8,
        0.45,
      ) +
      (gloss ? gleam(-3, -4, 2.2, 0.8, -20, 0.5) : ''),
    outline: d,
    lift: 3,
  };
};

/** A thin slice of beef, crinkled by the pan. */
const slice: DrawItem<{ tones?: Tones }> = (
  { tones = ['#7b3f22', '#8f4e2b', '#66331a', '#9c5a34'] },
  { random },
) => {
  const tone = random.pick(tones);
  const d = blob(random, 10, { rough: 0.42, points: 9, sx: 1.2, sy: 0.6 });
  return {
    art:
      fill(d, darken(tone, 0.3)) +
      `<g transform="translate(-.4 -1)">${fill(d, tone)}</g>` +
      line('M-7-1C-4-3.500-1 1 2-2C4-3.500 6-1 8-1.500', lighten(tone, 0.5), 1.1, 0.6) +
      line('M-6 2C-3 .5 0 3.500 4 1.500', darken(tone, 0.35), 1, 0.6),
    outline: d,
    lift: 2.6,
  };
};

/** A meatball, browned. */
const meatball: DrawItem<Tinted> = ({ tone = '#8f4b25' }, pen) => {
  let crust = '';
  for (let index = 0; index < 7; index += 1)
    crust += fill(
      blob(pen.random, pen.random.between(1, 2.4), {
        rough: 0.5,
        x: pen.random.between(-6, 6),
        y: pen.random.between(-6, 6),
      }),
      darken(tone, 0.5),
      0.4,
    );
  return {
    art:
      fill(blob(pen.random, 10, { rough: 0.07, points: 10 }), pen.ball(tone, 0.8)) +
      crust +
      gleam(-3.4, -4.6, 3, 1.5, -32, 0.45),
    outline: disc(9.8),
    lift: 3.6,
    upright: true,
  };
};

/** A bent sausage with grill marks. */
const sausage: DrawItem<Tinted> = ({ tone = '#9a4a26' }) => {
  const d = 'M-10 2C-6-4 6-4 10 2';
  return {
    art:
      line(d, darken(tone, 0.4), 5.6) +
      `<g transform="translate(0 -.5)">${line(d, tone, 4.6)}</g>` +
      line(
        'M-6.500-.5l-1.400 2.600M-2-2.600l-.6 3M2.600-2.600l.6 3M7-.3l1.500 2.500',
        darken(tone, 0.62),
        0.9,
        0.75,
      ) +
      line('M-8-.6C-5-3.600 4-4 8-.8', lighten(tone, 0.7), 0.8, 0.7),
    outline: 'M-12.500 3C-8-7 8-7 12.500 3C11 6 9 5 8 3.500C4-1-4-1-8 3.500C-9 5-11 6-12.500 3Z',
    lift: 2.4,
  };
};

const RIND: Hex = '#f6d3be';

/** A slice of pork belly: meat and fat in bands. */
const porkBelly: DrawItem<Tinted> = ({ tone = '#d28a72' }, { random }) => {
  const d = blob(random, 10, { rough: 0.2, points: 9, sx: 1.1, sy: 0.6 });
  return {
    art:
      fill(d, darken(tone, 0.25)) +
      `<g transform="translate(0 -.7)">${fill(d, RIND)}</g>` +
      line('M-8-1.500C-3-3.500 3 .5 8-2', tone, 2.6) +
      line('M-7 2.600C-2 1 3 4 7 2.200', darken(tone, 0.1), 1.8),
    outline: d,
    lift: 2.4,
  };
};

/** A slice of cured ham, as a soft pink fold. */
const hamFold: DrawItem<Tinted> = ({ tone = '#e39a92' }, { random }) => {
  const d = blob(random, 10, { rough: 0.3, points: 9, sx: 1.2, sy: 0.8 });
  return {
    art:
      fill(d, darken(tone, 0.16)) +
      `<g transform="translate(-.3 -.8)">${fill(d, tone)}</g>` +
      line('M-8 1C-4-4 4 3 8-2M-5 4C-1 1 3 5 6 3', '#fbe0d8', 1.4, 0.9),
    outline: d,
    lift: 2,
  };
};

/** A drop of fat on broth. */
const fatDrop: DrawItem<Tinted> = ({ tone = '#f6cf62' }) => ({
  art:
    circle(0, 0, 10, tone, 0.55) +
    circle(-1, -1, 7, lighten(tone, 0.4), 0.45) +
    gleam(-3.5, -4, 2.6, 1.4, -35, 0.7),
  upright: true,
});

/** The meat of this file: how each is drawn, and its usual size. */
export const MEAT = {
  chunk: { draw: chunk, size: 32 },
  'fat-drop': { draw: fatDrop, size: 8 },
  'ham-fold': { draw: hamFold, size: 44 },
  meatball: { draw: meatball, size: 38 },
  'pork-belly': { draw: porkBelly, size: 30 },
  sausage: { draw: sausage, size: 70 },
  slice: { draw: slice, size: 30 },
} as const;
