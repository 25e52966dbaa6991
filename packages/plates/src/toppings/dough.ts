import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, disc, n, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A soft oval bun; `split` opens it along the top to show cream. */
const bun: DrawItem<Tinted & { split?: Hex }> = ({ tone = '#c47a34', split }, pen) => {
  const d = 'M-10 0C-10-6-5-7.600 0-7.600C5-7.600 10-6 10 0C10 6 5 7.400 0 7.400C-5 7.400-10 6-10 0Z';
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.2 -.6) scale(.965)">${fill(d, pen.ball(tone, 0.85))}</g>` +
      line('M-7-3.600C-4-6 2-6.400 6-4.600', '#fff0d0', 1, 0.6) +
      (split
        ? fill('M-9 .4C-6-2.800 6-2.800 9 .2C6 3.400-6 3.400-9 .4Z', darken(split, 0.22)) +
          fill('M-8.800-.2C-6-3.200 6-3.200 8.800-.4C6 2.600-6 2.600-8.800-.2Z', split) +
          line('M-6-.8C-3-2 3-2 6-.9', '#ffffff', 0.7, 0.9)
        : ''),
    outline: d,
    lift: 3.2,
  };
};

/** A small cake in its pleated paper case, domed and sugared. */
const muffin: DrawItem<Tinted & { paper?: Hex }> = ({ tone = '#e0a44c', paper = '#f6efe0' }, pen) => {
  let edge = '';
  for (let index = 0; index < 24; index += 1) {
    const [x, y] = polar(0, 0, index * 15, index % 2 === 0 ? 10.6 : 9.6);
    edge += `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
  }
  return {
    art:
      fill(`${edge}Z`, darken(paper, 0.16)) +
      `<g transform="translate(-.1 -.3) scale(.97)">${fill(`${edge}Z`, paper)}</g>` +
      fill(blob(pen.random, 8.4, { rough: 0.06, points: 10 }), darken(tone, 0.3)) +
      fill(blob(pen.random, 8.1, { rough: 0.06, points: 10, y: -0.4 }), pen.ball(tone, 0.8)) +
      marks(pen.random, { count: 5, rx: 4, ry: 3, size: [0.8, 1.8], tone: lighten(tone, 0.4), y: -1 }) +
      line('M-3.600-2.400L-1.600-.4L.8-2L3.400-.2', darken(tone, 0.42), 0.7, 0.6) +
      marks(pen.random, {
        count: 26,
        rx: 6,
        ry: 6,
        size: [0.2, 0.45],
        tone: '#ffffff',
        opacity: 0.9,
        y: -0.6,
      }),
    outline: disc(10),
    lift: 3,
    upright: true,
  };
};

/** A steamed rice cake: white, round, softly pitted. */
const idli: DrawItem<Tinted> = ({ tone = '#fbf5e4' }, pen) => ({
  art:
    circle(0, 0.5, 10, darken(tone, 0.2)) +
    circle(-0.1, -0.4, 9.7, pen.ball(tone, 0.5)) +
    marks(pen.random, {
      count: 26,
      rx: 7.6,
      ry: 7.6,
      size: [0.2, 0.6],
      tone: darken(tone, 0.2),
      opacity: 0.6,
    }) +
    gleam(-3.6, -4.6, 2.8, 1.4, -32, 0.7),
  outline: disc(10),
  lift: 3,
  upright: true,
});

/** A crescent dumpling with pleats; `browned` when fried. */
const dumpling: DrawItem<Tinted & { browned?: boolean }> = ({ tone = '#f3e3bd', browned }, { random }) => {
  const d =
    'M-10 3C-9.600-4-4-8 0-8C4-8 9.600-4 10 3C10 5.600 7 4.600 5 5.200C2.600 6-2.600 6-5 5.200C-7 4.600-10 5.600-10 3Z';
  return {
    art:
      raised(d, tone, { shade: 0.28, up: 0.8, shrink: 0.96 }) +
      (browned ? fill(blob(random, 5.6, { rough: 0.4, y: 2, sx: 1.4, sy: 0.6 }), '#c07f33', 0.6) : '') +
      line(
        'M-6.600-1.600L-8 1.600M-4-4.200L-4.600-.6M-.6-5.600V-1.600M3-5L3.600-1.400M6-2.600L7.200 .6',
        darken(tone, 0.32),
        0.9,
        0.75,
      ) +
      line('M-7.600-1C-5-5.600 0-7 4-6', '#ffffff', 0.8, 0.7),
    outline: d,
    lift: 3,
  };
};

/** A round pancake or flatbread fried in a pan; `ooze` lets a syrup run out at its edge. */
const pancake: DrawItem<Tinted & { ooze?: Hex }> = ({ tone = '#d9994a', ooze }, pen) => {
  const d = blob(pen.random, 10, { rough: 0.06, points: 12 });
  return {
    art:
      (ooze
        ? fill(blob(pen.random, 4.6, { x: 8, y: 4, rough: 0.4, sx: 1.2 }), darken(ooze, 0.2)) +
          fill(blob(pen.random, 3.6, { x: 8.2, y: 3.7, rough: 0.4, sx: 1.2 }), ooze) +
          gleam(9, 2.8, 1.3, 0.5, 20, 0.6)
        : '') +
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.5) scale(.97)">${fill(d, lighten(tone, 0.42))}</g>` +
      `<g transform="translate(-.1 -.5) scale(.88)">${fill(d, pen.ball(tone, 0.5))}</g>` +
      marks(pen.random, {
        count: 12,
        rx: 6.4,
        ry: 6.4,
        size: [0.6, 2],
        tone: darken(tone, 0.36),
        opacity: 0.4,
      }) +
      marks(pen.random, { count: 8, rx: 6, ry: 6, size: [0.5, 1.6], tone: lighten(tone, 0.4), opacity: 0.4 }),
    outline: d,
    lift: 1.8,
  };
};

/** A wrapped tamal: a maize husk folded round its dough and tied. */
const tamal: DrawItem<Tinted> = ({ tone = '#e0c485' }, { random }) => {
  const d =
    'M-10-3C-6-5.600 4-5.600 7.600-4.600C9-5.600 10.600-6 11-4.600C10.400-2 10.400 2 11 4.600C10.600 6 9 5.600 7.600 4.600C4 5.600-6 5.600-10 3C-10.800 1-10.800-1-10-3Z';
  return {
    art:
      raised(d, tone, { shade: 0.36, up: 0.8, shrink: 0.96 }) +
      line(
        'M-9-1.600C-3-3.400 4-3.200 9-2.600M-9.600 .4C-3-.8 4-.6 9.600-.4M-9 2.200C-3 1.600 4 1.800 9 2.200',
        darken(tone, 0.3),
        0.6,
        0.7,
      ) +
      line(`M-3-5.200C-2-2-2.200 2-3 5M4-5.200C5-2 4.800 2 4 5`, darken(tone, 0.5), 0.9, 0.85) +
      line(`M-8-${n(random.between(2.4, 3.4))}C-3-4.600 3-4.600 7-3.800`, '#fff6de', 0.7, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A piece of torn or cut bread: crumb with a bit of crust. */
const breadChunk: DrawItem<Tinted> = ({ tone = '#f0d49a' }, { random }) => {
  const d = blob(random, 10, { rough: 0.26, points: 7, sx: 1, sy: 0.86 });
  return {
    art:
      fill(d, '#a8652a') +
      `<g transform="translate(-.6 -1.400) scale(.9)">${fill(d, tone)}</g>` +
      marks(random, {
        count: 9,
        rx: 5.6,
        ry: 4.6,
        size: [0.4, 1.1],
        tone: darken(tone, 0.32),
        opacity: 0.6,
        y: -1,
      }) +
      line('M-5-4.600C-2-6.600 2-6.400 4.600-4.600', '#fffaf0', 0.9, 0.7),
    outline: d,
    lift: 3.2,
  };
};

/** A short oblong of sponge, biscuit or bread, such as a ladyfinger. */
const finger: DrawItem<Tinted> = ({ tone = '#e2b266' }, { random }) => {
  const d = box(20, 7.4, 3.4);
  return {
    art:
      raised(d, tone, { shade: 0.34, up: 0.9, shrink: 0.955 }) +
      marks(random, {
        count: 18,
        rx: 8.4,
        ry: 2.2,
        size: [0.2, 0.5],
        tone: '#ffffff',
        opacity: 0.75,
        y: -0.9,
      }) +
      line('M-8-2.400H5', '#fff2cf', 0.7, 0.6),
    outline: d,
    lift: 2.6,
  };
};

/** Bread, cakes and dough: how each is drawn, and its usual size. */
export const DOUGH = {
  bun: { draw: bun, size: 78 },
  muffin: { draw: muffin, size: 62 },
  idli: { draw: idli, size: 56 },
  dumpling: { draw: dumpling, size: 46 },
  pancake: { draw: pancake, size: 86 },
  tamal: { draw: tamal, size: 96 },
  'bread-chunk': { draw: breadChunk, size: 32 },
  finger: { draw: finger, size: 60 },
} as const;
