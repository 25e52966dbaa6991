import { darken, lighten } from '../core/colour.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A steak cut across a large fish and fried in crumbs: its back at the top, the two sides of the belly below. */
const fishSteak: DrawItem<Tinted> = ({ tone = '#cf7a30' }, { random }) => {
  const d =
    'M0-8.800C6-9 9.800-5 9.400 0C9 4.200 7 7.800 4.400 9.200C2.800 10 1.800 9 2 7.200C2.200 5 1.400 3.400 0 3C-1.400 3.400-2.200 5-2 7.200C-1.800 9-2.800 10-4.400 9.200C-7 7.800-9 4.200-9.400 0C-9.800-5-6-9 0-8.800Z';
  const crumbs = (count: number, colour: typeof tone, size: [number, number], opacity: number) =>
    marks(random, { count, rx: 8, ry: 5.6, size, tone: colour, opacity, y: -1.8 }) +
    [-4.6, 4.6]
      .map((x) =>
        marks(random, {
          count: Math.round(count / 5),
          rx: 2.2,
          ry: 2.6,
          size,
          tone: colour,
          opacity,
          x,
          y: 5.2,
        }),
      )
      .join('');
  return {
    art:
      raised(d, tone, { shade: 0.46, up: 1, shrink: 0.95 }) +
      fill(
        'M0-7.600C4.600-7.800 7.600-5.400 7.600-2.400C5-4.400-5-4.400-7.600-2.400C-7.600-5.400-4.600-7.800 0-7.600Z',
        lighten(tone, 0.3),
        0.5,
      ) +
      line(
        'M0-7.400V-2.400M-1.600-.2C-3.600 1.200-5 3.600-4.800 6.800M1.600-.2C3.600 1.200 5 3.600 4.800 6.800',
        darken(tone, 0.4),
        0.6,
        0.55,
      ) +
      crumbs(34, darken(tone, 0.42), [0.35, 0.9], 0.6) +
      crumbs(44, lighten(tone, 0.55), [0.3, 0.75], 0.75) +
      line('M-1-1.400C-.4-2.200 .6-2.200 1.100-1.300', darken(tone, 0.5), 0.8, 0.6) +
      gleam(-4, -5.6, 2, 0.5, -24, 0.4),
    outline: d,
    lift: 2.6,
  };
};

/** The steak, and its usual size. */
export const FISH_STEAK = { 'fish-steak': { draw: fishSteak, size: 80 } } as const;
