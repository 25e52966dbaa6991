import { darken, type Hex, lighten } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A shiny bun opened along its whole length and filled to the brim with cream, smoothed flat and sugared. */
const creamBun: DrawItem<Tinted & { cream?: Hex }> = ({ tone = '#bd7030', cream = '#fffaf0' }, pen) => {
  const d =
    'M-10.400 0C-10.400-5.600-5.600-7.800 0-7.800C5.600-7.800 10.400-5.600 10.400 0C10.400 5.800 5.600 7.800 0 7.800C-5.600 7.800-10.400 5.800-10.400 0Z';
  const bulge = pen.random.between(3.5, 4.1);
  const filling = `M-10.300-.9C-7-${n(bulge)} 7-${n(bulge)} 10.300-.7C10.700 .2 10.600 .8 10.200 1.200C7 ${n(bulge)}-7 ${n(bulge)}-10.200 1.100C-10.600 .6-10.600-.4-10.300-.9Z`;
  return {
    art:
      fill(d, darken(tone, 0.45)) +
      `<g transform="translate(-.1 -.4) scale(.975)">${fill(d, pen.ball(tone, 0.9))}</g>` +
      line('M-6.800-5C-4-6.800 2-7 5.400-5.400', '#ffeccb', 0.9, 0.6) +
      line('M-5.400 6.200C-2 7 2 7 5 6.200', lighten(tone, 0.4), 0.6, 0.4) +
      `<g transform="translate(.2 .7)">${fill(filling, darken(tone, 0.6), 0.6)}</g>` +
      fill(filling, darken(cream, 0.16)) +
      `<g transform="translate(-.1 -.5) scale(.98 .9)">${fill(filling, cream)}</g>` +
      line(
        'M-7.400-.4C-4-1.800-1-.2 2-1.200C4-1.800 6-1 7.600-.6M-5 1C-2 .2 1 1.600 4.600 .8',
        darken(cream, 0.12),
        0.5,
        0.7,
      ) +
      marks(pen.random, {
        count: 34,
        rx: 8.6,
        ry: 6.4,
        size: [0.12, 0.26],
        tone: '#ffffff',
        opacity: 0.85,
        y: -0.4,
      }),
    outline: d,
    lift: 3.2,
  };
};

/** A whole almond in its brown skin. */
const almond: DrawItem<Tinted> = ({ tone = '#a8642c' }, pen) => {
  const d = 'M-10 0C-6-5.600 2-6.800 7-4C10-2.200 10-.2 10-.1C10 2.600 8 4.600 5 5.600C0 6.800-6 5-10 0Z';
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.6) scale(.96)">${fill(d, pen.ball(tone, 0.7))}</g>` +
      line(
        'M-7.600-.4C-4-3 2-4 7-2.600M-7.600 .2C-3-.6 3-.8 8 .1M-6.800 1.400C-3 2.600 2 3.200 6.600 2.800',
        darken(tone, 0.34),
        0.6,
        0.6,
      ) +
      gleam(-1, -3, 3, 0.8, -10, 0.4),
    outline: d,
    lift: 2.2,
  };
};

/** Sweet pieces of the baker: how each is drawn, and its usual size. */
export const PASTRY = {
  'cream-bun': { draw: creamBun, size: 110 },
  almond: { draw: almond, size: 20 },
} as const;
