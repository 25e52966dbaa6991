import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, n } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { raised } from './shape.ts';

/** A silky ribbon of cooked seaweed or wilted greens. */
const seaweed: DrawItem<Tinted> = ({ tone }, { random }) => {
  const green: Hex = tone ?? random.pick(['#274a2a', '#315a30', '#1f3d26']);
  const bend = random.between(-6, 6);
  const d = `M-10 ${n(bend * 0.4)}C-6 ${n(-bend)}-2 ${n(bend)} 2 ${n(-bend * 0.3)}C5 ${n(-bend)} 8 ${n(bend * 0.6)} 10 ${n(bend * 0.2)}`;
  return {
    art: `<g transform="translate(.3 1.200)">${line(d, '#1d0d05', 3.6, 0.22)}</g>${line(d, darken(green, 0.3), 4.4)}<g transform="translate(-.1 -.4)">${line(d, green, 3.4)}${line(d, lighten(green, 0.5), 0.6, 0.5)}</g>${gleam(bend, -0.8, 1.8, 0.5, -20, 0.35)}`,
  };
};

/** A strip or square of dried seaweed. */
const nori: DrawItem<Tinted & { square?: boolean }> = ({ tone = '#1d3024', square }, { random }) => {
  const d = square ? box(18, 18, 1) : box(20, random.between(2, 3), 0.6);
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.4)">${fill(d, tone)}</g>` +
      (square
        ? line('M-6-6L6-5M-6-2L5-1M-5 3L6 4', lighten(tone, 0.3), 0.5, 0.5)
        : line('M-8-.6H7', lighten(tone, 0.4), 0.4, 0.6)),
    outline: d,
    lift: 1.6,
  };
};

/** A whole leaf of lettuce, perilla or cabbage, flat under or beside food. */
const wholeLeaf: DrawItem<Tinted & { toothed?: boolean }> = ({ tone = '#79b04a', toothed }, { random }) => {
  const d = toothed
    ? 'M0-10L1.600-8.400L3-8.600L4-6.800L5.600-6.600L6-4.600L7.400-4L7.200-2L8.200-.8L7.400 1L7.800 2.600L6.400 3.600L6 5.400L4.200 6L3 7.600L1.200 7.600L0 9L-1.200 7.600L-3 7.600L-4.200 6L-6 5.400L-6.400 3.600L-7.800 2.600L-7.400 1L-8.200-.8L-7.200-2L-7.400-4L-6-4.600L-5.600-6.600L-4-6.800L-3-8.600L-1.600-8.400Z'
    : blob(random, 10, { rough: 0.2, points: 13, sx: 0.84, sy: 1 });
  const rib = toothed ? lighten(tone, 0.36) : '#eef4cf';
  return {
    art:
      raised(d, tone, { shade: 0.28, up: 0.5, shrink: 0.97 }) +
      line('M0 11V-6', rib, toothed ? 0.5 : 1.2, 0.9) +
      line(
        'M0 5L-5 1M0 5L5 1M0 1L-5.400-3M0 1L5.400-3M0-3L-3.600-6.600M0-3L3.600-6.600',
        rib,
        toothed ? 0.35 : 0.6,
        0.75,
      ),
    outline: d,
    lift: 1.2,
  };
};

const AMBER: Hex = '#b98a52';

/** A bay leaf, dried: long, dull green, its middle rib pale. */
const bayLeaf: DrawItem<Tinted> = ({ tone = '#6f7f46' }) => {
  const d = 'M-10 0C-6-4.200 3-5 10 0C3 4.600-6 4.200-10 0Z';
  return {
    art:
      line('M-10 0L-13 .8', AMBER, 0.8) +
      fill(d, darken(tone, 0.3)) +
      `<g transform="translate(-.1 -.3) scale(.96)">${fill(d, tone)}</g>` +
      fill('M-9.600-.2C-6-3.800 3-4.600 9.600-.2Z', lighten(tone, 0.26), 0.6) +
      line('M-10 0H9', lighten(tone, 0.6), 0.5) +
      line(
        'M-6 0L-3.600-2.600M-2 0L.6-3M2 0L4.600-2.400M-5 0L-2.600 2.400M-1 0L1.600 2.800M3 0L5.200 2',
        lighten(tone, 0.4),
        0.35,
        0.8,
      ),
    outline: d,
    lift: 1,
  };
};

/** A curl of fried parsley or frisée: a dark, dense tuft. */
const tuft: DrawItem<Tinted> = ({ tone = '#3d7a30' }, { random }) => {
  let curls = '';
  let light = '';
  for (let index = 0; index < 16; index += 1) {
    const radians = random.between(0, Math.PI * 2);
    const far = random.between(1, 7.6);
    const [x, y] = [Math.cos(radians) * far, Math.sin(radians) * far];
    const arc = `M${n(x - 1.8)} ${n(y + 0.6)}C${n(x - 1.6)} ${n(y - 2)} ${n(x + 1.6)} ${n(y - 2)} ${n(x + 1.8)} ${n(y + 0.6)}`;
    curls += arc;
    if (index % 2 === 0) light += arc;
  }
  const d = blob(random, 8.4, { rough: 0.3, points: 12 });
  return {
    art: fill(d, darken(tone, 0.4)) + line(curls, tone, 1.9) + line(light, lighten(tone, 0.35), 0.8, 0.9),
    outline: d,
    lift: 2.4,
  };
};

/** A wedge of cabbage or lettuce heart, its layers showing. */
const cabbageWedge: DrawItem<Tinted> = ({ tone = '#a9cc6a' }) => {
  const d = 'M-9.600 4C-10-4-4-9 2-8.600C7-8 10-3 10 4C6 6.600-5 6.600-9.600 4Z';
  return {
    art:
      fill(d, darken(tone, 0.34)) +
      `<g transform="translate(-.1 -.5) scale(.96)">${fill(d, tone)}</g>` +
      line(
        'M-7.600 3.600C-7.600-2.600-3-6.600 1.600-6.600C5.600-6.400 8 -2.600 8 3.400M-5 4C-5-.6-2-4 1.200-4C4-4 5.600-1 5.600 3.800M-2.400 4.400C-2.400 1.600-.8-1.200 .8-1.200C2.400-1.200 3 1.600 3 4.200',
        '#f3f7d6',
        0.9,
        0.9,
      ) +
      fill('M-1.600 5.400C-1.600 3 .0 1.600 .8 1.600C1.800 1.600 2.400 3 2.400 5.400Z', '#f9fae6'),
    outline: d,
    lift: 2.8,
  };
};

/** Leaves: how each is drawn, and its usual size. */
export const LEAVES = {
  seaweed: { draw: seaweed, size: 34 },
  nori: { draw: nori, size: 22 },
  'whole-leaf': { draw: wholeLeaf, size: 70 },
  'bay-leaf': { draw: bayLeaf, size: 40 },
  tuft: { draw: tuft, size: 28 },
  'cabbage-wedge': { draw: cabbageWedge, size: 52 },
} as const;
