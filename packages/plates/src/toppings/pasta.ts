import { darken, lighten } from '../core/colour.ts';
import { box, n } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { raised } from './shape.ts';

/** A ridged potato dumpling. */
const gnocchi: DrawItem<Tinted> = ({ tone = '#f3d793' }) => {
  const d = box(20, 13, 6.4);
  return {
    art:
      raised(d, tone, { shade: 0.34, up: 1, shrink: 0.94 }) +
      line(
        'M-5.600-5.600C-4.600-2-4.600 2-5.600 4.600M-2-6C-1-2-1 2-2 5.400M1.800-6C2.800-2 2.800 2 1.800 5.400M5.400-5.600C6.400-2 6.400 2 5.400 4.600',
        darken(tone, 0.26),
        0.8,
        0.7,
      ) +
      line('M-7-4.200C-4-5.600 2-5.800 6-5', '#fffbe6', 0.9, 0.75),
    outline: d,
    lift: 3,
  };
};

/** An ear of pasta: a small dished round. */
const orecchiette: DrawItem<Tinted> = ({ tone = '#f1d795' }, { random }) => {
  const ry = random.between(7, 8.8);
  return {
    art:
      `<ellipse rx="10" ry="${n(ry)}" fill="${darken(tone, 0.34)}"/><ellipse cx="-.2" cy="-.6" rx="9.600" ry="${n(ry - 0.4)}" fill="${tone}"/>` +
      `<ellipse cx=".4" cy=".6" rx="6.600" ry="${n(ry - 3)}" fill="${darken(tone, 0.22)}"/><ellipse cx=".8" cy="1.200" rx="5" ry="${n(ry - 4.4)}" fill="${darken(tone, 0.06)}"/>` +
      line('M-7.600-3C-5-6 1-7 5-5.600', '#fffbe6', 1, 0.8),
    outline: `M-10 0a10 ${n(ry)} 0 1 1 20 0a10 ${n(ry)} 0 1 1-20 0Z`,
    lift: 2.4,
  };
};

/** An elbow of macaroni. */
const macaroni: DrawItem<Tinted> = ({ tone = '#f5d888' }) => {
  const d = 'M-7 4.600C-6-4 6-4 7 4.600';
  return {
    art:
      `<g transform="translate(.5 1.500)">${line(d, '#1d0d05', 5.4, 0.26)}</g>` +
      line(d, darken(tone, 0.3), 6) +
      `<g transform="translate(-.2 -.5)">${line(d, tone, 4.8)}${line('M-6 2C-4.600-3 3-3.600 5.600 1', '#fffbe6', 1, 0.75)}</g>` +
      circle(-7, 4.8, 2.2, darken(tone, 0.5)) +
      circle(7, 4.8, 2.2, darken(tone, 0.5)),
  };
};

/** A short thin noodle, for fideuà and noodle soup. */
const shortNoodle: DrawItem<Tinted> = ({ tone = '#dd9a3c' }, { random }) => {
  const bend = random.between(-5, 5);
  const d = `M-9 ${n(bend * 0.4)}C-4 ${n(-bend)} 4 ${n(-bend * 0.4)} 9 ${n(bend)}`;
  return {
    art: `<g transform="translate(.3 1.200)">${line(d, '#1d0d05', 2.2, 0.26)}</g>${line(d, darken(tone, 0.32), 2.3)}<g transform="translate(-.1 -.3)">${line(d, tone, 1.7)}${line(d, lighten(tone, 0.6), 0.4, 0.7)}</g>`,
  };
};

/** A filled pasta square with a crimped edge. */
const ravioli: DrawItem<Tinted> = ({ tone = '#f4dc9c' }, pen) => {
  const edge =
    'M-9-9L-7.600-10L-6-9L-4.400-10L-3-9L-1.500-10L0-9L1.500-10L3-9L4.400-10L6-9L7.600-10L9-9L10-7.600L9-6L10-4.400L9-3L10-1.500L9 0L10 1.500L9 3L10 4.400L9 6L10 7.600L9 9L7.600 10L6 9L4.400 10L3 9L1.500 10L0 9L-1.500 10L-3 9L-4.400 10L-6 9L-7.600 10L-9 9L-10 7.600L-9 6L-10 4.400L-9 3L-10 1.500L-9 0L-10-1.500L-9-3L-10-4.400L-9-6L-10-7.600Z';
  return {
    art:
      raised(edge, tone, { shade: 0.3, up: 0.6, shrink: 0.96 }) +
      fill(box(13, 13, 5, 0.2, 0.4), darken(tone, 0.22)) +
      fill(box(12.4, 12.4, 5, -0.2, -0.5), pen.ball(tone, 0.5)) +
      gleam(-2.8, -3.6, 2.4, 1, -32, 0.7),
    outline: edge,
    lift: 2.6,
  };
};

/** A white rice cake: a soft stick, or an oval slice. */
const riceCake: DrawItem<Tinted & { slice?: boolean }> = ({ tone = '#fbf3e2', slice }) => {
  const d = slice ? 'M-10 0C-9-6.600 9-6.600 10 0C9 6.600-9 6.600-10 0Z' : box(20, 6.6, 3.2);
  return {
    art: slice
      ? raised(d, tone, { shade: 0.26, up: 0.9, shrink: 0.955 }) +
        line('M-6.600-2.600C-3-4.600 3-4.600 6-3', '#ffffff', 0.9, 0.9)
      : raised(d, tone, { shade: 0.3, up: 0.8, shrink: 0.955 }) +
        line('M-7.600-2.400H4.600', '#ffffff', 1, 0.9) +
        `<ellipse cx="8.600" cy="-.6" rx="1" ry="2.200" fill="${darken(tone, 0.14)}"/>`,
    outline: d,
    lift: slice ? 2 : 3,
  };
};

/** Pasta and rice cakes: how each is drawn, and its usual size. */
export const PASTA = {
  gnocchi: { draw: gnocchi, size: 24 },
  orecchiette: { draw: orecchiette, size: 19 },
  macaroni: { draw: macaroni, size: 18 },
  'short-noodle': { draw: shortNoodle, size: 20 },
  ravioli: { draw: ravioli, size: 44 },
  'rice-cake': { draw: riceCake, size: 38 },
} as const;
