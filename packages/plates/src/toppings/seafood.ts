import { darken, type Hex, lighten } from '../core/colour.ts';
import { curve, n, type Point, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

const VALVE =
  'M0 9C-2.600 6-5.600 1-5.200-4C-4.800-8.400-2-10.400 .6-10C4-9.400 5-5.600 4.200-1.400C3.400 3 1.600 6.600 0 9Z';

/** An open mussel: two dark shells spread from their hinge, pearl inside, the orange flesh in one of them. */
const mussel: DrawItem<Tinted> = (_spec, { random }) => {
  const shell = random.pick<Hex>(['#1e2430', '#252b3b', '#2b2438']);
  const flesh = random.pick<Hex>(['#f2a24a', '#ee8f3c', '#f6b566']);
  const spread = random.between(20, 27);
  const valve = (inside: string) =>
    fill(VALVE, shell) +
    line('M-4.300-3C-4-7-2-9.200 .4-9', '#6b7894', 0.5, 0.8) +
    `<g transform="translate(-.2 -.4) scale(.84)">${fill(VALVE, '#cfd7e2')}</g>` +
    inside;
  const hollow =
    fill('M0 5.500C-2-.5-3.400-2-3.200-4.600C-3-7-1-8.200 .6-7.800C1.600-4 1 1 0 5.500Z', '#8e9bb3', 0.6) +
    line('M2-7C3-5 2.800-2 1.800 1', '#ffffff', 0.7, 0.8);
  const body =
    fill(
      'M-.2 5.600C-2.400 3-4-1-3.400-4.400C-2.800-7.600-.8-8.400 1-7.600C3-6.600 3.200-3 2.400 0C1.700 2.600 .9 4.400-.2 5.600Z',
      darken(flesh, 0.36),
    ) +
    fill(
      'M-.2 4.600C-2-.4 -3.400-1.600-2.800-4.600C-2.200-7-.6-7.600 .8-6.800C2.400-5.800 2.500-2.800 1.800-.2C1.300 2 .6 3.600-.2 4.600Z',
      flesh,
    ) +
    line('M-1.600-4.600C-.4-6 1-5.200 1-3.200C1-1.600 .2 .8-.2 2.600', darken(flesh, 0.34), 0.7, 0.8) +
    line('M-2-3C-1.800-5-.8-6 .2-6.200', lighten(flesh, 0.6), 0.7, 0.8);
  const at = (turn: number, markup: string) =>
    `<g transform="translate(0 5) rotate(${n(turn)}) translate(0 -9)">${markup}</g>`;
  return {
    art: at(-spread, valve(hollow)) + at(spread, valve(body)),
    outline: 'M0 6C-6 0-11-6-9-12C-6-15-2-13 0-8C2-13 6-15 9-12C11-6 6 0 0 6Z',
    lift: 1.8,
  };
};

/** An open clam: ridged shell, pale inside. */
const clam: DrawItem<Tinted> = (_spec, { random }) => {
  const shell = random.pick<Hex>(['#c9a57a', '#b98f66', '#d8bb93', '#a98a72']);
  const d = 'M0 7C-5 7-11 2-10-4C-7-9 7-9 10-4C11 2 5 7 0 7Z';
  return {
    art:
      fill(d, darken(shell, 0.35)) +
      fill('M0 6C-5 6-10 1.500-9.200-4C-6-8 6-8 9.200-4C10 1.500 5 6 0 6Z', shell) +
      line(
        'M-8.200-2C-5-6 5-6 8.200-2M-6.800 0C-4-3.500 4-3.500 6.800 0M-5 2C-3-.8 3-.8 5 2',
        darken(shell, 0.35),
        0.8,
        0.7,
      ) +
      fill('M0 8.600C-4.600 9-9 6-9 2.600C-5-.4 5-.4 9 2.600C9 6 4.600 9 0 8.600Z', '#f6ead6') +
      fill('M0 7.600C-3 7.800-6 6-6 4C-3 2.200 3 2.200 6 4C6 6 3 7.800 0 7.600Z', '#eeb877') +
      fill('M-4 4.400C-2 3.300 1 3.200 3 4C1 5-2 5.400-4 4.400Z', '#fbdcae'),
    outline: 'M0 8.600C-5 9-11 4-10-4C-7-9 7-9 10-4C11 4 5 9 0 8.600Z',
    lift: 2.4,
  };
};

/** A ring of squid. */
const squidRing: DrawItem<Tinted> = ({ tone = '#f6e4dc' }, { random }) => {
  const squash = random.between(0.7, 0.95);
  const d = `M-7 0a7 ${n(7 * squash)} 0 1 1 14 0a7 ${n(7 * squash)} 0 1 1-14 0Z`;
  return {
    art: `<g transform="translate(.6 1.600)">${line(d, '#1d0d05', 4.4, 0.3)}</g>${line(d, darken(tone, 0.2), 4.6)}<g transform="translate(0 -.4)">${line(d, tone, 3.4)}</g>${line('M-5.500-3C-4-5.500 0-6.600 3-5.400', '#ffffff', 1.1, 0.9)}`,
  };
};

/** A round of octopus arm: purple skin with suckers on one side, and white meat at the cut. */
const octopusRound: DrawItem<Tinted> = ({ tone = '#9c4a66' }, { random }) => {
  const edge: Point[] = [];
  let suckers = '';
  for (let index = 0; index < 14; index += 1) {
    const under = index > 7 && index < 13;
    edge.push(
      polar(0, 0, index * (360 / 14), under ? (index % 2 === 0 ? 8 : 10) : 9 + random.between(-0.5, 0.5)),
    );
  }
  for (const degrees of [208, 237, 266, 295, 324]) {
    const [x, y] = polar(0, 0, degrees, 8.6);
    suckers += circle(x, y, 1.5, lighten(tone, 0.36)) + circle(x, y, 0.7, lighten(tone, 0.1));
  }
  const d = curve(edge, true);
  return {
    art:
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.2 -.6) scale(.96)">${fill(d, tone)}</g>` +
      suckers +
      `<g transform="translate(0 1.200) scale(.74 .66)">${fill(d, '#f6e4d8')}</g>` +
      line('M0 1.400L-3.400-1.200M0 1.400L3.600-.6M0 1.400L.4 5.200', '#e6c4b8', 0.6, 0.8) +
      gleam(-2.6, -1.6, 1.8, 0.6, -20, 0.8),
    outline: d,
    lift: 2.4,
  };
};

/** A fillet of fish, flaky at its cut. */
const fillet: DrawItem<Tinted> = ({ tone = '#f4e3c8' }) => {
  const d = 'M-10-2C-9-6 6-7 9.500-4C11-1 10.500 3 8 4.500C2 6.500-7 6-9.500 3.500C-10.500 2-10.500-.5-10-2Z';
  return {
    art:
      fill(d, darken(tone, 0.32)) +
      `<g transform="translate(-.2 -.9) scale(.97)">${fill(d, tone)}</g>` +
      line(
        'M-6-4.600C-4.600-2-4.600 1-6 4M-1.600-5.200C0-2.500 0 1.500-1.600 4.600M3.200-5C4.800-2.500 4.800 1.500 3.200 4.300',
        darken(tone, 0.2),
        0.9,
        0.8,
      ) +
      line('M-8-2.600C-4-4.800 4-5 7.500-3.200', '#ffffff', 1, 0.8) +
      fill(
        'M-10-2C-9.600-4-6-5.600-1.600-6C-5-4.600-8-2.600-8.600 3.800L-9.500 3.500C-10.500 2-10.500-.5-10-2Z',
        '#d9813c',
        0.55,
      ),
    outline: d,
    lift: 2.6,
  };
};

/** Shells, squid and octopus, and a fillet: how each is drawn, and its usual size. */
export const SEAFOOD = {
  mussel: { draw: mussel, size: 56 },
  clam: { draw: clam, size: 30 },
  'squid-ring': { draw: squidRing, size: 22 },
  'octopus-round': { draw: octopusRound, size: 30 },
  fillet: { draw: fillet, size: 62 },
} as const;
