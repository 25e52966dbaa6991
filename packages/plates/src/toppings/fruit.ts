import { darken, type Hex, lighten } from '../core/colour.ts';
import { disc, n, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line, ring } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** Which citrus: its skin and its flesh. */
export interface CitrusSpec {
  fruit: 'lime' | 'lemon';
}

const CITRUS: Record<CitrusSpec['fruit'], { skin: Hex; flesh: Hex; pith: Hex }> = {
  lime: { skin: '#7cb638', flesh: '#c9e582', pith: '#f3f7dc' },
  lemon: { skin: '#ecb92a', flesh: '#fbe07a', pith: '#fff9df' },
};

const segment = (radius: number, from: number, to: number, paint: Hex): string => {
  const [ax, ay] = polar(0, 0, from, radius);
  const [bx, by] = polar(0, 0, to, radius);
  const [mx, my] = polar(0, 0, (from + to) / 2, radius * 0.16);
  return `<path d="M${n(mx)} ${n(my)}L${n(ax)} ${n(ay)}A${n(radius)} ${n(radius)} 0 0 1 ${n(bx)} ${n(by)}Z" fill="${paint}" stroke="${paint}" stroke-width="1" stroke-linejoin="round"/>`;
};

/** Half a lime or lemon, cut face up. */
const citrusHalf: DrawItem<CitrusSpec> = ({ fruit }) => {
  const { skin, flesh, pith } = CITRUS[fruit];
  let segments = '';
  for (let turn = 0; turn < 360; turn += 45)
    segments += segment(7.4, turn + 5, turn + 40, turn % 90 === 0 ? flesh : lighten(flesh, 0.18));
  return {
    art:
      circle(0, 0, 10, darken(skin, 0.12)) +
      circle(-0.2, -0.3, 9.7, skin) +
      circle(0, 0, 8.8, pith) +
      segments +
      circle(0, 0, 0.9, pith) +
      line('M-5-3L-3.500-2M3-5L2.200-3.500M5 2L3.500 1.500M-2 5.500L-1.500 4', '#ffffff', 0.7, 0.7),
    outline: disc(10),
    lift: 2.2,
  };
};

/** A wedge of lime or lemon. */
const wedge: DrawItem<CitrusSpec> = ({ fruit }) => {
  const { skin, flesh, pith } = CITRUS[fruit];
  const d = 'M-10-3A10 10 0 0 0 10-3Z';
  const segments = [12, 52, 92, 132].map((turn) => segment(7.2, turn + 2, turn + 36, flesh)).join('');
  return {
    art:
      fill(d, skin) +
      fill('M-8.800-3A8.800 8.800 0 0 0 8.800-3Z', pith) +
      `<g transform="translate(0 -2.400)">${segments}</g>` +
      line('M-9.500-3H9.500', '#ffffff', 0.9, 0.65) +
      line('M-7.500 3.200C-4.500 6.200-1 6.700 2 6.500', lighten(skin, 0.6), 0.9, 0.6),
    outline: d,
    lift: 2.4,
  };
};

/** A round slice of tomato or citrus, its chambers showing. */
const fruitSlice: DrawItem<{ fruit: 'tomato' | 'lemon' | 'lime' | 'orange' }> = ({ fruit }) => {
  const skins: Record<typeof fruit, { skin: Hex; flesh: Hex; pith: Hex; parts: number }> = {
    tomato: { skin: '#c22d1c', flesh: '#b9291b', pith: '#ee6a4a', parts: 5 },
    lemon: { skin: '#ecb92a', flesh: '#fbe07a', pith: '#fff9df', parts: 8 },
    lime: { skin: '#7cb638', flesh: '#c9e582', pith: '#f3f7dc', parts: 8 },
    orange: { skin: '#e8821c', flesh: '#f9a940', pith: '#fff0d2', parts: 9 },
  };
  const { skin, flesh, pith, parts } = skins[fruit];
  let chambers = '';
  for (let index = 0; index < parts; index += 1)
    chambers += `<path transform="rotate(${n((index * 360) / parts)})" d="M0-2.200C${parts > 6 ? '2.200-5 2.400-7.200 0-7.400C-2.400-7.200-2.200-5' : '3.600-3.600 4.200-7 0-7.400C-4.200-7-3.600-3.600'} 0-2.200Z" fill="${flesh}"/>`;
  const pips =
    fruit === 'tomato'
      ? line(
          'M-1-5h.1M1.200-5.600h.1M5-1h.1M4.400 1.200h.1M2.600 5h.1M-3 4.600h.1M-5-1.600h.1M-4.600 .6h.1',
          '#f8d989',
          1,
        )
      : '';
  return {
    art:
      circle(0, 0.3, 10, darken(skin, 0.2)) +
      circle(0, -0.2, 9.8, skin) +
      circle(0, -0.2, 8.9, pith) +
      chambers +
      pips +
      ring(0, -0.2, 8.4, '#ffffff', 0.5, 0.4),
    outline: disc(10),
    lift: 1.8,
  };
};

/** An olive, pitted when it shows a hole. */
const olive: DrawItem<Tinted & { pitted?: boolean }> = ({ tone = '#6f7a2b', pitted }, pen) => {
  const d = 'M-10 0C-9-8 9-8 10 0C9 8-9 8-10 0Z';
  return {
    art:
      fill(d, pen.ball(tone)) +
      (pitted ? circle(5.2, 0.4, 2.1, darken(tone, 0.6)) + circle(5.4, 0.7, 1.3, '#c4452c') : '') +
      gleam(-3.6, -3.4, 2.8, 1.4, -15, 0.6),
    outline: d,
    lift: 3,
  };
};

/** A strawberry, whole or cut in half. */
const strawberry: DrawItem<Tinted & { cut?: boolean }> = ({ tone = '#d42a35', cut }, pen) => {
  const d = 'M0 10C-6 7-10 0-8-4C-6-8-2-7 0-6C2-7 6-8 8-4C10 0 6 7 0 10Z';
  const crown = 'M0-4.500L-6-8L-3.500-4.500L-7-3.500L-2.500-3L0-1L2.500-3L7-3.500L3.500-4.500L6-8Z';
  const inside =
    fill(
      'M0 8C-4.500 5.500-7.500 0-6.300-3.200C-5-5.800-2-5 0-4.200C2-5 5-5.800 6.300-3.200C7.500 0 4.500 5.500 0 8Z',
      '#f0767a',
    ) +
    fill(
      'M0 6C-3 4-4.500 0-3.600-2C-2.500-3-1-2.500 0-2C1-2.500 2.500-3 3.600-2C4.500 0 3 4 0 6Z',
      '#fbd9d2',
    ) +
    line('M0 3V-1M-1.500 1L-4.500-1M1.500 1L4.500-1M-1 4L-4 4.500M1 4L4 4.500', '#f0767a', 0.6);
  const seeds = line(
    'M-5-2h.1M-2-3h.1M2-3h.1M5-2h.1M-5.500 2h.1M-1.800 1h.1M1.800 1h.1M5.500 2h.1M-3.600 5h.1M0 5h.1M3.600 5h.1',
    '#f8d57c',
    1,
  );
  return {
    art:
      fill(d, pen.ball(tone)) +
      (cut ? inside : seeds + fill(crown, '#4f8f3a') + line('M0-4.500V-9', '#4f8f3a', 1.1)) +
      gleam(-4.4, -3.4, 1.6, 0.9, -40, 0.55),
    outline: d,
    lift: 2.6,
  };
};

/** A blueberry. */
const blueberry: DrawItem<Tinted> = ({ tone = '#44507e' }, pen) => ({
  art:
    circle(0, 0, 10, pen.ball(tone)) +
    fill(
      'M0-3.600L1.100-1.200L3.600-1.200L1.600.5L2.400 3L0 1.500L-2.400 3L-1.600.5L-3.600-1.200L-1.100-1.200Z',
      darken(tone, 0.55),
    ) +
    gleam(-4.4, -5, 2.2, 1.2),
  outline: disc(10),
  lift: 3,
  upright: true,
});

/** The fruit of this file: how each is drawn, and its usual size. */
export const FRUIT = {
  'citrus-half': { draw: citrusHalf, size: 46 },
  wedge: { draw: wedge, size: 38 },
  'fruit-slice': { draw: fruitSlice, size: 30 },
  olive: { draw: olive, size: 17 },
  strawberry: { draw: strawberry, size: 32 },
  blueberry: { draw: blueberry, size: 12 },
} as const;
