import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, n, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A whole fish with head, tail and fins, its head to the left. */
const wholeFish: DrawItem<Tinted> = ({ tone = '#b9b3a4' }, pen) => {
  const d =
    'M-10 0C-7-4.600-1-5.200 4-2.600C6-1.700 7.600-1.400 8.600-2.400C9.600-3.600 11-4 12-4C11.200-1.600 11.200 1.600 12 4C11 4 9.600 3.600 8.600 2.400C7.600 1.400 6 1.700 4 2.600C-1 5.200-7 4.600-10 0Z';
  return {
    art:
      fill(
        'M-2-4.200C0-6.600 3-6.600 4.600-5.600C4-4.400 3.600-3.600 3-2.800ZM-1 4.200C1 6 3 5.800 4 5C3.400 4 3 3.400 2.600 2.800Z',
        darken(tone, 0.4),
      ) +
      fill(d, darken(tone, 0.35)) +
      `<g transform="translate(-.1 -.3) scale(.975)">${fill(
        d,
        pen.linear(
          [
            [0, darken(tone, 0.3)],
            [0.4, lighten(tone, 0.3)],
            [0.75, lighten(tone, 0.6)],
            [1, darken(tone, 0.12)],
          ],
          90,
        ),
      )}</g>` +
      line('M-6.400-2.800C-5-1.400-5 1.400-6.400 2.800', darken(tone, 0.5), 0.5, 0.8) +
      line(
        'M-3.400-2.600L-2 2.600M-.4-2.800L1 2.600M2.600-2.200L3.600 1.800',
        darken(tone, 0.55),
        0.6,
        0.65,
      ) +
      line('M9-1.600L11.200-3.200M9.200 0H11.400M9 1.600L11.200 3.200', darken(tone, 0.4), 0.3, 0.8) +
      marks(pen.random, { count: 10, rx: 7, ry: 2.4, size: [0.3, 0.8], tone: '#b9772d', opacity: 0.45 }) +
      circle(-7.8, -0.7, 0.9, '#fbf7ea') +
      circle(-7.8, -0.7, 0.5, '#1a1614'),
    outline: d,
    lift: 1.6,
  };
};

/** Half a fish grilled skin side up: silver to dark blue, blistered. */
const fishSide: DrawItem<Tinted> = ({ tone = '#55646e' }, pen) => {
  const d =
    'M-10-.6C-7-4.200 2-4.600 8.600-1.400C10 -.6 10.200 .8 9 1.500C2 4.600-7 4.400-9.800 1.600C-10.400 .8-10.400 .2-10-.6Z';
  return {
    art:
      fill(d, '#7a4a24') +
      `<g transform="translate(-.1 -.4) scale(.97)">${fill(
        d,
        pen.linear(
          [
            [0, darken(tone, 0.45)],
            [0.34, tone],
            [0.6, '#cfd0c6'],
            [0.82, '#efe4c6'],
            [1, '#c98f4e'],
          ],
          90,
        ),
      )}</g>` +
      line(
        'M-7-2.600C-6.400-1.400-6-1.400-5.600-2.800M-4-3.200C-3.400-1.600-2.800-1.600-2.400-3.300M-.8-3.400C-.2-1.600.4-1.600 .8-3.300M2.400-3C3-1.600 3.400-1.500 4-2.700',
        darken(tone, 0.6),
        0.5,
        0.8,
      ) +
      line('M-5.600-2.600L-3.600 2.800M-1-3L1 2.900M3.600-2.400L5.200 2', '#5a3013', 0.7, 0.6) +
      marks(pen.random, {
        count: 14,
        rx: 8,
        ry: 2.2,
        size: [0.3, 0.9],
        tone: '#8a4f1e',
        opacity: 0.5,
        y: 0.6,
      }),
    outline: d,
    lift: 1.4,
  };
};

/** A small peeled shrimp, curled. */
const shrimp: DrawItem<Tinted> = ({ tone = '#e9a48c' }, { random }) => {
  const open = random.between(-0.6, 1.6);
  const d = `M-7 5C-10-4-2-9 4-6.600C7.600-5 8.600-1 6.600 ${n(open)}`;
  return {
    art:
      `<g transform="translate(.5 1.400)">${line(d, '#1d0d05', 4, 0.25)}</g>` +
      line(d, darken(tone, 0.24), 4.8) +
      `<g transform="translate(-.2 -.5)">${line(d, lighten(tone, 0.3), 3.8)}</g>` +
      line(
        'M-8.600 1.600L-5.600 2M-8-2.600L-5.400-1M-4.600-6.400L-3.200-3.800M.6-8L.8-5.200M5-6.600L3.800-4.200',
        tone,
        0.9,
        0.9,
      ),
  };
};

/** A round of octopus: purple skin, white flesh, suckers at one side. */
const octopus: DrawItem<Tinted> = ({ tone = '#8c3f5c' }, { random }) => {
  let suckers = '';
  for (const degrees of [40, 68, 96, 124]) {
    const [x, y] = polar(0, 0, degrees, 8.6);
    suckers += circle(x, y, 1.9, darken(tone, 0.1)) + circle(x, y, 1.2, '#f2d7d8') + circle(x, y, 0.5, tone);
  }
  const d = blob(random, 9.4, { rough: 0.12, points: 9, sy: 0.9 });
  return {
    art:
      fill(d, darken(tone, 0.34)) +
      `<g transform="translate(-.2 -.7) scale(.97)">${fill(d, tone)}</g>` +
      suckers +
      fill(blob(random, 6.4, { rough: 0.16, points: 8, y: -1.2, sy: 0.9 }), '#fbeee6') +
      fill(blob(random, 3, { rough: 0.3, points: 7, x: -0.6, y: -1.6 }), '#f3d9d0', 0.9) +
      gleam(-4, -6, 2.2, 0.7, -30, 0.5),
    outline: d,
    lift: 2.4,
  };
};

/** A piece of squid scored crosswise, curled by the heat. */
const squid: DrawItem<Tinted> = ({ tone = '#f3dccb' }, { random }) => {
  const d = blob(random, 10, { rough: 0.16, points: 8, sx: 0.96, sy: 0.66 });
  return {
    art:
      raised(d, tone, { shade: 0.28, up: 0.8 }) +
      line(
        'M-6.600-3.600L-1.600 4M-2.600-5L3 4M1.600-5.200L6.600 2.600M-7 2L-2.600-5M-3 4L2-5M1.600 4.600L6.400-3',
        darken(tone, 0.26),
        0.7,
        0.7,
      ) +
      line('M-7-1.600C-4-5 3-5.400 7-2', '#ffffff', 0.8, 0.7),
    outline: d,
    lift: 2.4,
  };
};

/** A triangle of fish cake, toast or tofu, with a darker edge. */
const triangle: DrawItem<Tinted & { edge?: Hex }> = ({ tone = '#dcb276', edge }, { random }) => {
  const d =
    'M-.6-9C.4-9.600 1-9 1.400-8L9.400 5.600C10 6.800 9.400 7.400 8.400 7.400H-8.400C-9.400 7.400-10 6.800-9.400 5.600Z';
  return {
    art:
      fill(d, darken(edge ?? tone, 0.34)) +
      `<g transform="translate(-.1 -.6) scale(.965)">${fill(d, edge ?? darken(tone, 0.18))}</g><g transform="translate(-.1 -.2) scale(.84)">${fill(d, tone)}</g>` +
      marks(random, {
        count: 9,
        rx: 4.6,
        ry: 3.6,
        size: [0.4, 1.1],
        tone: darken(tone, 0.3),
        opacity: 0.4,
        y: 2.2,
      }) +
      line('M-1.600-5.600L-6.400 3.600', '#fff6de', 0.8, 0.5),
    outline: d,
    lift: 2.4,
  };
};

/** Fish and what is made of it: how each is drawn, and its usual size. */
export const FISH = {
  'whole-fish': { draw: wholeFish, size: 170 },
  'fish-side': { draw: fishSide, size: 150 },
  shrimp: { draw: shrimp, size: 14 },
  octopus: { draw: octopus, size: 26 },
  squid: { draw: squid, size: 30 },
  triangle: { draw: triangle, size: 44 },
} as const;
