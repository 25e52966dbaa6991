import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, disc, n, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A raspberry or blackberry, by its colour. */
const raspberry: DrawItem<Tinted> = ({ tone = '#cf2f52' }) => {
  let drupes = '';
  for (const [count, far] of [
    [9, 7],
    [6, 3.8],
    [1, 0],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const [x, y] = polar(0, 0, (index * 360) / count + far * 9, far);
      drupes +=
        circle(x, y, 2.6, darken(tone, 0.32)) +
        circle(x - 0.3, y - 0.4, 2.2, tone) +
        circle(x - 0.9, y - 1, 0.7, lighten(tone, 0.6), 0.8);
    }
  return { art: circle(0, 0, 8.6, darken(tone, 0.4)) + drupes, outline: disc(9.4), lift: 3, upright: true };
};

/** Half a grape, green or red. */
const grape: DrawItem<Tinted> = ({ tone = '#b9cc6a' }) => {
  const d = 'M-10 0C-9.600-7.600 9.600-7.600 10 0C9.600 7.600-9.600 7.600-10 0Z';
  return {
    art:
      fill(d, darken(tone, 0.34)) +
      `<g transform="translate(-.1 -.4) scale(.92)">${fill(d, lighten(tone, 0.4))}</g>` +
      line('M-6 0H6', darken(tone, 0.1), 0.8, 0.7) +
      `<ellipse cx="-2" rx="1.800" ry=".9" fill="#8a6a34"/><ellipse cx="2.600" rx="1.800" ry=".9" fill="#8a6a34"/>` +
      gleam(-4, -3.6, 2.4, 0.9, -20, 0.8),
    outline: d,
    lift: 3,
  };
};

/** Half a banana fried golden, cut lengthwise. */
const banana: DrawItem<Tinted> = ({ tone = '#f3c95a' }, { random }) => {
  const d =
    'M-10-3C-6 3.600 5 4.600 10-1.600C10.600-.6 10.200 1.600 9 2.800C4 7.600-6 6.600-10.400 0C-10.800-1-10.600-2.400-10-3Z';
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.5) scale(.96)">${fill(d, tone)}</g>` +
      marks(random, { count: 12, rx: 8, ry: 2, size: [0.5, 1.4], tone: '#a8652a', opacity: 0.55, y: 2.6 }) +
      line('M-8.600 .4C-4 4.400 4 4.800 8.600 .6', lighten(tone, 0.6), 0.8, 0.7),
    outline: d,
    lift: 2.6,
  };
};

/** A whole pear, poached or fresh, its stalk at the top. */
const pear: DrawItem<Tinted> = ({ tone = '#8f1f33' }, pen) => {
  const d =
    'M0-10C2.600-10 3.200-6.600 4-4C5-1.200 7.600 .6 7.400 4.400C7.200 8.200 3.600 10 0 10C-3.600 10-7.200 8.200-7.400 4.400C-7.600 .6-5-1.200-4-4C-3.200-6.600-2.600-10 0-10Z';
  return {
    art:
      line('M0-9.600C.2-11.400 1-12.600 2-13.200', '#4a2c18', 1) +
      fill(d, darken(tone, 0.45)) +
      `<g transform="translate(-.2 -.4) scale(.965)">${fill(d, pen.ball(tone, 1))}</g>` +
      line('M-3-4.600C-4-2-5.600 .6-5.400 3.600', '#ffffff', 0.9, 0.5) +
      gleam(-2.8, 3.8, 2, 0.9, -60, 0.4),
    outline: d,
    lift: 2.6,
  };
};

/** A rosette of whipped cream from a piping bag. */
const rosette: DrawItem<Tinted> = ({ tone = '#fffaf0' }) => {
  let petals = '';
  for (const [count, far, radius] of [
    [9, 6.8, 3.2],
    [6, 3.4, 2.8],
    [1, 0, 2.4],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const [x, y] = polar(0, 0, (index * 360) / count + far * 12, far);
      petals +=
        circle(x + 0.3, y + 0.6, radius, darken(tone, 0.2), 0.9) +
        circle(x, y, radius * 0.92, tone) +
        circle(x - radius * 0.3, y - radius * 0.36, radius * 0.34, '#ffffff', 0.9);
    }
  return { art: petals, outline: disc(9.6), lift: 3, upright: true };
};

/** A pat of butter, its edge beginning to melt. */
const butter: DrawItem<Tinted> = ({ tone = '#fbe08a' }, { random }) => {
  const d = box(16, 13, 2.4);
  return {
    art:
      fill(blob(random, 10.6, { rough: 0.2, points: 10, sy: 0.86 }), lighten(tone, 0.1), 0.55) +
      fill(d, darken(tone, 0.24)) +
      fill(box(15.6, 11, 2.2, -0.2, -1.2), tone) +
      line('M-5.600-4.600H3', '#ffffff', 1, 0.8) +
      line('M-4-.6H5M-3 2H5.600', darken(tone, 0.16), 0.6, 0.5),
    outline: d,
    lift: 3.4,
  };
};

/** A cube of ice. */
const iceCube: DrawItem<Tinted> = ({ tone = '#e3f1f3' }) => {
  const d = box(18, 18, 4);
  return {
    art:
      fill(d, darken(tone, 0.3), 0.45) +
      fill(box(16.6, 16.6, 4, -0.2, -0.5), tone, 0.6) +
      line('M-5.600 3V-5.600H3', '#ffffff', 1.4, 0.95) +
      line('M5.600-2V5.600H-1', '#ffffff', 0.8, 0.6) +
      fill(box(8, 8, 2.6, 0.6, 0.4), '#ffffff', 0.35),
    outline: d,
    lift: 1.6,
  };
};

/** A glossy ball: a dumpling in syrup, a truffle, a rice ball or a scoop, by its colour. */
const ball: DrawItem<Tinted> = ({ tone = '#7a3a1a' }, pen) => ({
  art:
    circle(0, 0.3, 10, darken(tone, 0.4)) +
    circle(-0.1, -0.2, 9.7, pen.ball(tone, 1)) +
    gleam(-3.6, -4.6, 3, 1.6, -34, 0.6) +
    line('M4.600 7C6.600 5.600 7.800 3.600 8 1.200', lighten(tone, 0.5), 0.8, 0.5),
  outline: disc(10),
  lift: 3.2,
  upright: true,
});

/** A curl or shard of chocolate. */
const chocolate: DrawItem<Tinted> = ({ tone = '#5a2f1a' }, { random }) => {
  const bend = random.between(-5, 5);
  const d = `M-9 ${n(bend * 0.4)}C-4 ${n(-bend)} 4 ${n(bend * 0.3)} 9 ${n(-bend * 0.4)}`;
  return {
    art: `<g transform="translate(.4 1.200)">${line(d, '#1d0d05', 3.6, 0.3)}</g>${line(d, darken(tone, 0.4), 3.8)}<g transform="translate(-.2 -.5)">${line(d, tone, 2.8)}${line(d, lighten(tone, 0.5), 0.7, 0.7)}</g>`,
  };
};

/** A sugar pearl or a crystal of coarse salt. */
const pearl: DrawItem<{ tone?: Hex }> = ({ tone = '#fffdf6' }, { random }) => {
  const d = blob(random, 9.6, { rough: 0.24, points: 6 });
  return {
    art: fill(d, darken(tone, 0.2)) + `<g transform="translate(-.5 -1) scale(.88)">${fill(d, tone)}</g>`,
    outline: d,
    lift: 3.4,
  };
};

/** The cross of Saint James, bare of sugar on a tarta de Santiago: lily arms and a blade below. */
const jamesCross: DrawItem<Tinted> = ({ tone = '#c98a3c' }) => {
  const d =
    'M0-10C1.600-8.800 2.600-8.600 3-7C2.200-5.600 1.200-5.800 .9-4.200L.9-2.600C2.400-2.800 2.600-3.800 4-4.400C5.400-3.800 5.400-2.600 7-1.600C5.400-.6 5.400 .6 4 1.200C2.600 .6 2.400-.4 .9-.6L1.100 5L0 10L-1.100 5L-.9-.6C-2.400-.4-2.600 .6-4 1.200C-5.400 .6-5.400-.6-7-1.600C-5.400-2.600-5.400-3.800-4-4.400C-2.600-3.800-2.400-2.800-.9-2.600L-.9-4.200C-1.200-5.800-2.200-5.600-3-7C-2.600-8.600-1.600-8.800 0-10Z';
  return {
    art: fill(d, darken(tone, 0.16)) + `<g transform="translate(.15 .2) scale(.97)">${fill(d, tone)}</g>`,
  };
};

/** Fruit and sweet things: how each is drawn, and its usual size. */
export const SWEET = {
  raspberry: { draw: raspberry, size: 17 },
  grape: { draw: grape, size: 16 },
  banana: { draw: banana, size: 90 },
  pear: { draw: pear, size: 92 },
  rosette: { draw: rosette, size: 34 },
  butter: { draw: butter, size: 26 },
  'ice-cube': { draw: iceCube, size: 30 },
  ball: { draw: ball, size: 40 },
  chocolate: { draw: chocolate, size: 17 },
  pearl: { draw: pearl, size: 6 },
  'james-cross': { draw: jamesCross, size: 120 },
} as const;
