import { darken, lighten } from '../core/colour.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A fillet poached skin side up: rosy silver skin, scored, the white flesh showing along its edge. */
const bream: DrawItem<Tinted> = ({ tone = '#d9a58e' }, pen) => {
  const d =
    'M-10.200-1.200C-8-4.400-2-5.200 4-3.600C7-2.800 9.600-1.400 11 .2C9.400 2.200 5 3.800 0 4.200C-5 4.600-9.400 3.600-10.400 1.400C-10.800 .4-10.800-.4-10.200-1.200Z';
  return {
    art:
      fill(d, '#e9d2ac') +
      `<g transform="translate(-.1 -.2) scale(.985)">${fill(d, '#fff6e6')}</g>` +
      `<g transform="translate(-.2 -.5) scale(.95 .86)">${fill(
        d,
        pen.linear(
          [
            [0, darken(tone, 0.34)],
            [0.3, tone],
            [0.6, '#f9e3d2'],
            [1, lighten(tone, 0.1)],
          ],
          90,
        ),
      )}</g>` +
      line('M-9.200-.6C-3-1.600 4-1.400 9.600 .1', darken(tone, 0.45), 0.35, 0.6) +
      ['M-5.400-3L-3.800 2.400', 'M-1-3.400L.6 2.600', 'M3.400-3L4.800 2']
        .map((cut) => line(cut, darken(tone, 0.5), 1.1, 0.5) + line(cut, '#fffaf0', 0.7))
        .join('') +
      marks(pen.random, {
        count: 14,
        rx: 8,
        ry: 2.4,
        size: [0.2, 0.5],
        tone: '#fffaf0',
        opacity: 0.5,
        y: -0.4,
      }) +
      gleam(-3.4, -2.6, 2.2, 0.4, -8, 0.6) +
      gleam(2, -2.4, 1.4, 0.3, 6, 0.5),
    outline: d,
    lift: 1.6,
  };
};

/** The fillet with its skin, and its usual size. */
export const BREAM = { bream: { draw: bream, size: 150 } } as const;
