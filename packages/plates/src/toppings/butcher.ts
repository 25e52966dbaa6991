import { darken, lighten } from '../core/colour.ts';
import { blob, curve, disc, n, type Point } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A short strip of cured pork fried crisp: a band of meat, a band of glassy fat. */
const lardon: DrawItem<Tinted> = ({ tone = '#a8472b' }, { random }) => {
  const bend = random.between(-1, 1);
  const d = `M-9.600-3.400C-4 ${n(bend - 4)} 4 ${n(-bend - 4)} 9.400-3.600C10.200-1.600 10.200 1.600 9.600 3.400C4 ${n(3.6 - bend)}-4 ${n(3.6 + bend)}-9.400 3.600C-10.200 1.400-10.200-1.400-9.600-3.400Z`;
  return {
    art:
      raised(d, tone, { shade: 0.5, up: 0.9, shrink: 0.95 }) +
      line(`M-8.400-1.200C-4 ${n(bend - 2)} 4 ${n(-bend - 1)} 8.200-1.400`, '#f0c596', 2) +
      line(`M-8 2C-3 ${n(bend + 1)} 3 ${n(2 - bend)} 8 1.400`, lighten(tone, 0.2), 1) +
      line('M-8.600-3.400C-3-4.400 3-4.400 8.400-3.800', darken(tone, 0.4), 0.8, 0.7) +
      gleam(-3, -2.2, 2.4, 0.5, -4, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A thin slice of cured ham laid flat: soft at its edge, a rim of fat along one side. */
const prosciutto: DrawItem<Tinted> = ({ tone = '#d2685a' }, { random }) => {
  const side = (y: number, dir: number): Point[] =>
    [-9.4, -5, 0, 5, 9.4].map((x) => [x * dir, (y + random.between(-0.9, 0.9)) * dir]);
  const d = curve([...side(-5.6, 1), ...side(-5.6, -1)], true);
  const veins = [-2.4, 0.6, 3.2]
    .map((y) =>
      curve(
        [-7, -3, 1, 5, 8].map((x): Point => [x + random.between(-0.6, 0.6), y + random.between(-0.9, 0.9)]),
      ),
    )
    .join('');
  return {
    art:
      fill(d, darken(tone, 0.3)) +
      `<g transform="translate(-.2 -.5) scale(.975)">${fill(d, tone)}</g>` +
      line(
        curve([-8.8, -4, 1, 5, 8.8].map((x): Point => [x, -5 + random.between(-0.4, 0.4)])),
        '#f9dfc8',
        1.7,
        0.95,
      ) +
      line(veins, '#f4c3b0', 0.7, 0.7) +
      line('M-7 5C-2 5.600 3 4.600 7.400 5', darken(tone, 0.36), 0.7, 0.5),
    outline: d,
    lift: 1.2,
  };
};

/** A braised slice of shin: muscles that part along their seams, the marrow bone off its middle. */
const shin: DrawItem<Tinted> = ({ tone = '#96552f' }, { random }) => {
  const d = blob(random, 10, { rough: 0.2, points: 9, sx: 1.1, sy: 0.94 });
  const bone = blob(random, 3.3, { x: -2.6, y: -1.8, rough: 0.2, points: 9, sx: 1.1, sy: 0.94 });
  return {
    art:
      raised(d, tone, { shade: 0.5, up: 1, shrink: 0.955 }) +
      marks(random, {
        count: 9,
        rx: 7.4,
        ry: 6.2,
        size: [1, 2.4],
        tone: lighten(tone, 0.3),
        opacity: 0.35,
        y: -0.8,
      }) +
      line(
        'M.4-4.400C3-6 5-6.400 7-5.600M1.200-1.200C4-2 7-1.600 9.200-.2M.4 1.200C2 3.600 3.600 5 5.600 6.600M-2.600 1.800C-3 4.400-3.600 6-5 7.200M-6-2C-7.600-2.200-8.600-1.800-9.600-1',
        darken(tone, 0.55),
        0.8,
        0.75,
      ) +
      line(
        'M2.600-3.400C4.400-4.200 6-4.200 7.400-3.400M3 .4C5 .2 6.600 .8 8 2M1 4.400C1.600 5.600 2.400 6.400 3.400 7M-5.600 2C-6.400 3.600-7 4.400-7.800 5M-6.400-4.600C-5.400-6-4-6.800-2.400-7',
        lighten(tone, 0.4),
        0.6,
        0.55,
      ) +
      `<g transform="translate(.2 .6)">${fill(bone, darken(tone, 0.6), 0.7)}</g>` +
      fill(bone, '#f3e2c4') +
      fill(blob(random, 1.9, { x: -2.6, y: -1.9, rough: 0.3, points: 8, sx: 1.15 }), '#c08a55') +
      fill(blob(random, 1.5, { x: -2.8, y: -2.1, rough: 0.4, points: 7, sx: 1.15 }), '#e3bd86') +
      circle(-3.4, -2.6, 0.4, '#fff6e2', 0.8) +
      gleam(-6.6, 2.2, 1.8, 0.6, 50, 0.45) +
      gleam(4.6, -4.8, 2, 0.5, 10, 0.4),
    outline: disc(10),
    lift: 3,
  };
};

/** Cured strips and slices, and braised shin: how each is drawn, and its usual size. */
export const BUTCHER = {
  lardon: { draw: lardon, size: 20 },
  prosciutto: { draw: prosciutto, size: 80 },
  shin: { draw: shin, size: 110 },
} as const;
