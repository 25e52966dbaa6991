import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box } from '../core/geometry.ts';
import { fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A breaded croquette, an oval roll unless `square`; `long` for a fish finger; `open` shows what melts inside. */
const croquette: DrawItem<Tinted & { square?: boolean; long?: boolean; open?: Hex }> = (
  { tone = '#d18a34', square, long, open },
  { random },
) => {
  const height = long ? 7 : 11;
  const d = box(20, height, square ? 2 : height / 2);
  const crumbs = (colour: Hex, count: number) =>
    marks(random, {
      count,
      rx: 8.6,
      ry: height * 0.4,
      size: [0.3, 0.8],
      tone: colour,
      opacity: 0.6,
      y: -0.8,
    });
  return {
    art:
      raised(d, tone, { shade: 0.36, up: 1.2 }) +
      fill(box(15, height * 0.36, 2, -0.6, -height * 0.22), lighten(tone, 0.34), 0.5) +
      crumbs(darken(tone, 0.4), 22) +
      crumbs(lighten(tone, 0.6), 22) +
      (open
        ? fill(blob(random, 5, { x: 9, sx: 0.9, sy: 0.9, rough: 0.3 }), open) +
          fill(blob(random, 2.6, { x: 9.4, y: -0.8, rough: 0.3 }), lighten(open, 0.5), 0.8)
        : ''),
    outline: d,
    lift: 3.4,
  };
};

/** A knobbly piece fried in batter or crumbs: chicken, pakora, falafel; `glaze` makes it shine. */
const nugget: DrawItem<Tinted & { glaze?: boolean }> = ({ tone = '#c9812f', glaze }, { random }) => {
  const d = blob(random, 10, { rough: 0.3, points: 10, sx: 1.06, sy: 0.82 });
  return {
    art:
      raised(d, tone, { shade: 0.44, up: 1.2, shrink: 0.92 }) +
      marks(random, { count: 9, rx: 6.6, ry: 5, size: [1.2, 2.6], tone: lighten(tone, 0.26), y: -1.4 }) +
      marks(random, { count: 9, rx: 7.4, ry: 5.4, size: [0.5, 1.5], tone: darken(tone, 0.42), y: -0.4 }) +
      (glaze
        ? gleam(-3, -4, 2.8, 1, -24, 0.6) +
          gleam(3.4, -1, 1.8, 0.7, -10, 0.5) +
          gleam(-1, 2.6, 1.4, 0.5, 10, 0.4)
        : ''),
    outline: d,
    lift: 3.4,
  };
};

/** A triangular pastry fried in oil: a samosa with its pinched seam. */
const samosa: DrawItem<Tinted> = ({ tone = '#d99a45' }, { random }) => {
  const d =
    'M0-10C1.600-9.600 9.800 4.600 9.800 6.600C9.400 8.600-9.400 8.600-9.800 6.600C-9.800 4.600-1.600-9.600 0-10Z';
  const ridge = 'M0-9.200C.8-4 .4 1 .2 7.200';
  return {
    art:
      raised(d, tone, { shade: 0.42, up: 0.8, shrink: 0.95 }) +
      fill(
        'M0-10.200C-1.600-10-9.600 3.600-9.600 5.600C-6.600 5 -2 4.600 .2 6.400C.4 1 .8-4 0-10.200Z',
        lighten(tone, 0.3),
        0.6,
      ) +
      line(ridge, darken(tone, 0.4), 0.7, 0.6) +
      line(
        'M-8.600 6.200l.6 1.200M-6.200 6.700l.4 1.100M-3.600 7l.2 1M3.600 7l-.2 1M6.200 6.700l-.4 1.100M8.600 6.200l-.6 1.200',
        darken(tone, 0.46),
        0.7,
        0.8,
      ) +
      marks(random, {
        count: 8,
        rx: 5.6,
        ry: 3.4,
        size: [0.5, 1.1],
        tone: darken(tone, 0.4),
        opacity: 0.4,
        y: 2.6,
      }) +
      line('M-1.600-6.400L-6.600 3', '#fff2cf', 0.8, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A ridged fried stick: a churro, sugared. */
const churro: DrawItem<Tinted> = ({ tone = '#cf8b3e' }, { random }) => {
  const bend = random.between(-2.6, 2.6);
  const d = `M-9 ${bend.toFixed(1)}C-4 ${(-bend * 0.8).toFixed(1)} 4 ${(-bend * 0.8).toFixed(1)} 9 ${bend.toFixed(1)}`;
  const ridge = (up: number, colour: Hex, width: number, opacity: number) =>
    `<g transform="translate(0 ${up})">${line(d, colour, width, opacity)}</g>`;
  return {
    art:
      ridge(0.9, '#1d0d05', 4, 0.3) +
      line(d, darken(tone, 0.42), 4) +
      ridge(-0.3, tone, 3.2, 1) +
      ridge(0.7, darken(tone, 0.34), 0.5, 0.8) +
      ridge(-0.5, darken(tone, 0.24), 0.45, 0.8) +
      ridge(-1.2, lighten(tone, 0.5), 0.6, 0.9) +
      marks(random, {
        count: 26,
        rx: 9,
        ry: 1.8,
        size: [0.12, 0.28],
        tone: '#ffffff',
        opacity: 0.85,
        y: -0.3,
      }),
  };
};

/** Pieces out of the frying pan: how each is drawn, and its usual size. */
export const FRIED = {
  croquette: { draw: croquette, size: 46 },
  nugget: { draw: nugget, size: 40 },
  samosa: { draw: samosa, size: 66 },
  churro: { draw: churro, size: 90 },
} as const;
