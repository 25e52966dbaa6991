import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, n } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A green bean, whole; shorter pieces come by size. */
const greenBean: DrawItem<Tinted> = ({ tone }, { random }) => {
  const green: Hex = tone ?? random.pick(['#5f9a3a', '#6ba844', '#4f8a30']);
  const bend = random.between(-2, 2);
  const d = `M-9.600 ${n(bend)}C-4 ${n(-bend)} 4 ${n(-bend)} 9.600 ${n(bend)}`;
  return {
    art:
      `<g transform="translate(.3 1)">${line(d, '#1d0d05', 2.4, 0.28)}</g>` +
      line(d, darken(green, 0.3), 2.6) +
      `<g transform="translate(-.1 -.25)">${line(d, green, 2)}${line(d, lighten(green, 0.55), 0.4, 0.75)}</g>`,
  };
};

/** A spear of asparagus, white unless told otherwise, its tip to the left. */
const asparagus: DrawItem<Tinted & { tip?: Hex }> = ({ tone = '#f5eed2', tip = '#e7e2b4' }) => {
  const d = box(20, 1.9, 0.7);
  const head = 'M-8-1C-9.600-1-10.800-.4-11.200 0C-10.800 .5-9.600 1-8 1Z';
  return {
    art:
      fill(d, darken(tone, 0.26)) +
      fill(box(20, 1.5, 0.6, -0.1, -0.15), tone) +
      fill(head, darken(tip, 0.1)) +
      line(
        'M-9.800-.5L-8.800 .1M-8.800-.7L-7.800 0M-10-.1L-9 .5M-7.600-.8L-6.800-.2M-4-.2l.8 .5M0 .2l.8-.6M4-.3l.8 .5',
        darken(tip, 0.36),
        0.2,
        0.8,
      ) +
      line('M-7-.5H8', '#ffffff', 0.25, 0.8),
    outline: `${d}${head}`,
    lift: 0.7,
  };
};

/** A whole small pepper or long chilli, blistered by heat; `battered` puts it in golden egg. */
const pepper: DrawItem<Tinted & { battered?: boolean }> = ({ tone, battered }, pen) => {
  const green: Hex = tone ?? pen.random.pick(['#5c8a2e', '#6b9a36', '#4c7a26']);
  const skin: Hex = battered ? '#e3ae4e' : green;
  const d =
    'M-8.600-2C-6.600-5-1-5.600 4-3.800C8-2.400 10.600-.6 10.800 1.200C8 3.400 3 5-2 4.600C-6 4.400-9.400 1.800-8.600-2Z';
  return {
    art:
      line('M-8.400-.6C-10-1.200-11.200-.6-12.600-2.200', darken(green, 0.35), 1.8) +
      line('M-8.400-.8C-10-1.400-11.200-.8-12.600-2.400', green, 1.1) +
      fill(d, darken(skin, 0.42)) +
      `<g transform="translate(-.2 -.6) scale(.95)">${fill(d, pen.ball(skin, 0.8))}</g>` +
      (battered
        ? marks(pen.random, { count: 10, rx: 7, ry: 3, size: [0.7, 1.8], tone: '#b9772d', opacity: 0.45 }) +
          marks(pen.random, {
            count: 7,
            rx: 6.6,
            ry: 2.6,
            size: [0.7, 1.8],
            tone: '#fbe3a4',
            opacity: 0.6,
            y: -0.8,
          })
        : marks(pen.random, { count: 7, rx: 7, ry: 3, size: [0.5, 1.6], tone: '#2f2410', opacity: 0.5 })) +
      line('M-5.600-2.600C-2-4 3-3.200 6.600-1.600', '#ffffff', 0.7, 0.5),
    outline: d,
    lift: 2.8,
  };
};

/** A kernel of maize or hominy. */
const corn: DrawItem<Tinted> = ({ tone = '#f6c83a' }, pen) => {
  const d = 'M-7-5C-4-9 4-9 7-5C9 0 6 9 0 9C-6 9-9 0-7-5Z';
  return {
    art:
      fill(d, darken(tone, 0.28)) +
      `<g transform="translate(-.2 -.7) scale(.94)">${fill(d, pen.ball(tone, 0.6))}</g>` +
      gleam(-2, -4.6, 2.4, 1.2, -20, 0.7) +
      fill(
        'M-2.600 8.600C-1.600 6.600 1.600 6.600 2.600 8.600C1.600 9.400-1.600 9.400-2.600 8.600Z',
        '#fff3cf',
      ),
    outline: d,
    lift: 3.4,
  };
};

/** A whole chive or another thin green blade. */
const chive: DrawItem<Tinted> = ({ tone = '#5c9a3c' }, { random }) => {
  const bend = random.between(-2, 2);
  const d = `M-10 ${n(bend)}C-4 ${n(-bend)} 4 ${n(-bend)} 10 ${n(bend)}`;
  return {
    art: `<g transform="translate(.2 .6)">${line(d, '#1d0d05', 0.9, 0.3)}</g>${line(d, darken(tone, 0.2), 1)}${line(d, lighten(tone, 0.4), 0.35, 0.8)}`,
  };
};

/** Pods, spears and kernels: how each is drawn, and its usual size. */
export const PODS = {
  'green-bean': { draw: greenBean, size: 44 },
  asparagus: { draw: asparagus, size: 170 },
  pepper: { draw: pepper, size: 46 },
  corn: { draw: corn, size: 9 },
  chive: { draw: chive, size: 34 },
} as const;
