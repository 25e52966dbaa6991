import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc, ellipse } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A ball of rice fried in crumbs; `open` cuts it in half, with a heart of that colour. */
const riceBall: DrawItem<Tinted & { open?: Hex }> = ({ tone = '#c67a2a', open }, { random }) => {
  const d = disc(10);
  const crumbs = (colour: Hex, count: number, opacity = 0.6) =>
    marks(random, { count, rx: 8.4, ry: 8, size: [0.3, 0.9], tone: colour, opacity, y: -0.6 });
  const cut =
    open === undefined
      ? ''
      : fill(disc(8.7), '#f2cf6a') +
        marks(random, { count: 60, rx: 7.6, ry: 7.6, size: [0.5, 0.9], tone: '#fbe7a8', opacity: 0.9 }) +
        fill(blob(random, 4.6, { rough: 0.3 }), darken(open, 0.2)) +
        fill(blob(random, 4.1, { y: -0.3, rough: 0.3 }), open) +
        marks(random, { count: 9, rx: 3, ry: 2.8, size: [0.5, 1], tone: lighten(open, 0.36), opacity: 0.8 }) +
        marks(random, { count: 4, rx: 2.8, ry: 2.6, size: [0.8, 1], tone: '#7fae3c', opacity: 1 });
  return {
    art:
      raised(d, tone, { shade: 0.42, up: 0.8, shrink: 0.95 }) +
      fill(ellipse(6.4, 5.2, -1.4, -2.4), lighten(tone, 0.3), 0.5) +
      crumbs(darken(tone, 0.42), 34) +
      crumbs(lighten(tone, 0.55), 34) +
      cut,
    outline: d,
    lift: 4.2,
    upright: true,
  };
};

/** A blistered tube of fried pastry, filled at both ends with ricotta; `ends` is what these are dipped in. */
const cannolo: DrawItem<Tinted & { cream?: Hex; ends?: Hex }> = (
  { tone = '#b5712e', cream = '#fffaf0', ends },
  { random },
) => {
  const shell =
    'M-7.800-3C-4-2.500 4-2.500 7.800-3C8.300-1.200 8.300 1.200 7.800 3C4 2.500-4 2.500-7.800 3C-8.300 1.200-8.300-1.200-7.800-3Z';
  const end = (side: 1 | -1) => {
    const x = side * 8.2;
    const bits = ends
      ? marks(random, {
          count: 12,
          rx: 1,
          ry: 2.1,
          size: [0.2, 0.42],
          tone: ends,
          opacity: 1,
          x: x + side * 0.9,
        })
      : '';
    return (
      fill(ellipse(2.2, 2.9, x, 0.2), darken(cream, 0.2)) +
      fill(blob(random, 2.5, { x: x + side * 0.3, y: -0.2, sx: 0.86, sy: 1.06, rough: 0.2 }), cream) +
      bits
    );
  };
  return {
    art:
      end(-1) +
      end(1) +
      raised(shell, tone, { shade: 0.46, up: 0.5, shrink: 0.97 }) +
      fill(
        'M-7.200-2.300C-4-2 4-2 7.200-2.300C7.400-1.400 4-1 0-1C-4-1-7.400-1.400-7.200-2.300Z',
        lighten(tone, 0.4),
        0.6,
      ) +
      line('M-5.600 2.500C-2.200 1.400 2.400-.6 6-2.600', darken(tone, 0.45), 0.6, 0.7) +
      line('M-5.600 2.100C-2.200 1 2.400-1 5.800-2.900', lighten(tone, 0.45), 0.4, 0.5) +
      marks(random, {
        count: 15,
        rx: 6.8,
        ry: 1.9,
        size: [0.5, 1.1],
        tone: lighten(tone, 0.36),
        opacity: 0.7,
      }) +
      marks(random, { count: 15, rx: 6.8, ry: 2, size: [0.3, 0.8], tone: darken(tone, 0.46), opacity: 0.5 }) +
      gleam(-2, -1.6, 2.8, 0.4, 0, 0.5),
    outline: shell,
    lift: 3,
  };
};

/** What Sicily fries: how each is drawn, and its usual size. */
export const SICILY = {
  'rice-ball': { draw: riceBall, size: 70 },
  cannolo: { draw: cannolo, size: 110 },
} as const;
