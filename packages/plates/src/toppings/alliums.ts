import { darken, type Hex, lighten } from '../core/colour.ts';
import { box, disc, n } from '../core/geometry.ts';
import { circle, fill, gleam, line, ring } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** A ring of spring onion or chives. */
const springOnion: DrawItem<Tinted> = ({ tone }, { random }) => {
  const green: Hex = tone ?? random.pick(['#7cb858', '#95c96c', '#5fa244']);
  return {
    art:
      circle(0, 0, 9, darken(green, 0.2)) +
      circle(0, -0.6, 8.6, green) +
      circle(0, 0, 5.4, '#e6f1c3') +
      ring(0, 0, 3, green, 1.2, 0.7) +
      line('M-6-4.500C-4-7-1-8 2-7.600', '#ffffff', 1.2, 0.6),
    outline: disc(9),
    lift: 2.6,
    upright: true,
  };
};

/** A ring of onion, raw and red unless told otherwise; `flesh` is what is between its skins, gold when fried. */
const onionRing: DrawItem<Tinted & { half?: boolean; flesh?: Hex }> = (
  { tone = '#a8437c', half, flesh },
  { random },
) => {
  const squash = random.between(0.62, 0.95);
  const arc = (r: number) =>
    half
      ? `M${n(-r)} 0A${n(r)} ${n(r * squash)} 0 0 1 ${n(r)} 0`
      : `M${n(-r)} 0a${n(r)} ${n(r * squash)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * squash)} 0 1 1 ${n(-2 * r)} 0Z`;
  return {
    art:
      `<g transform="translate(.5 1.200)">${line(arc(8.6), '#1d0d05', 2.6, 0.25)}</g>` +
      line(arc(8.6), tone, 2.6) +
      line(arc(7.8), flesh ?? '#f7e3ec', 1.7) +
      line(arc(5.4), lighten(tone, 0.45), 1.5) +
      line(arc(4.8), flesh ?? '#fbf0f4', 0.9),
  };
};

/** A small square of raw onion. */
const onionDice: DrawItem<Tinted> = ({ tone = '#fff8ee' }) => {
  const d = box(17, 16, 4);
  return { art: fill(d, darken(tone, 0.14)) + fill(box(16, 12, 4, -0.4, -1.6), tone), outline: d, lift: 4 };
};

/** Brown crisp onion, as on a biryani. */
const friedOnion: DrawItem<Tinted> = ({ tone }, { random }) => {
  const brown: Hex = tone ?? random.pick(['#8a4b1c', '#a5601f', '#6f3814']);
  const bend = random.between(-7, 7);
  const d = `M-10 ${n(bend / 3)}C-5 ${n(-bend)} 4 ${n(bend)} 10 ${n(-bend / 2)}`;
  return {
    art: `<g transform="translate(.5 1.500)">${line(d, '#1d0d05', 3, 0.35)}</g>${line(d, brown, 3)}${line(d, lighten(brown, 0.5), 0.8, 0.6)}`,
  };
};

/** A pale ring of cooked leek. */
const leek: DrawItem<Tinted> = ({ tone = '#a9c877' }) => ({
  art:
    circle(0, 0, 9.4, darken(tone, 0.15)) +
    circle(0, -0.6, 9, tone) +
    ring(0, 0, 6.4, '#eef3cf', 1.6) +
    ring(0, 0, 3.8, '#e4edb9', 1.4) +
    circle(0, 0, 1.8, '#f6f8e2'),
  outline: disc(9.4),
  lift: 2,
  upright: true,
});

/** A whole stalk of spring onion, white at its foot. */
const scallion: DrawItem<Tinted> = ({ tone = '#5f9f3e' }, { random }) => {
  const bend = random.between(-0.9, 0.9);
  const d = `M-10 ${n(bend)}C-4 ${n(-bend)} 4 ${n(bend)} 10 ${n(-bend)}`;
  const foot = `M-10 ${n(bend)}C-8.500 ${n(bend * 0.6)}-7 ${n(bend * 0.2)}-5.500 0`;
  return {
    art:
      `<g transform="translate(.2 .5)">${line(d, '#1d0d05', 1.1, 0.3)}</g>` +
      line(d, darken(tone, 0.3), 1.1) +
      line(foot, '#eef2cf', 1) +
      `<g transform="translate(0 -.2)">${line(d, lighten(tone, 0.5), 0.3, 0.7)}</g>`,
  };
};

/** A small whole onion, glazed. */
const pearlOnion: DrawItem<Tinted> = ({ tone = '#f0d9a4' }, pen) => ({
  art:
    circle(0, 0.4, 9.8, darken(tone, 0.36)) +
    circle(-0.1, -0.3, 9.5, pen.ball(tone, 0.7)) +
    line(
      'M0-9C-4.600-6-5.600 3-2.600 8M0-9C4.600-6 5.600 3 2.600 8M0-9V8.600',
      darken(tone, 0.26),
      0.7,
      0.55,
    ) +
    circle(0, -8.2, 1.3, darken(tone, 0.4)) +
    gleam(-3.8, -3.6, 2.4, 1.2, -32, 0.7),
  outline: disc(9.8),
  lift: 3.2,
});

/** A whole clove of garlic, fried golden or raw. */
const garlicClove: DrawItem<Tinted> = ({ tone = '#edd2a0' }, pen) => {
  const d =
    'M-9.600 2C-8-4.600-1-7.600 4-5C7-3.600 9-1.600 10.600 .6C8.600 2 7 4 3 5.600C-2 7.600-8 6-9.600 2Z';
  return {
    art:
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.2 -.6) scale(.95)">${fill(d, pen.ball(tone, 0.6))}</g>` +
      line('M-6-.4C-3-3.600 2-4.600 6-2.600', '#ffffff', 0.9, 0.6) +
      line('M-5 3C-1 2.600 4 2 8 .8', darken(tone, 0.34), 0.7, 0.5),
    outline: d,
    lift: 3,
  };
};

/** The alliums of this file: how each is drawn, and its usual size. */
export const ALLIUMS = {
  'spring-onion': { draw: springOnion, size: 8.5 },
  'onion-ring': { draw: onionRing, size: 22 },
  'onion-dice': { draw: onionDice, size: 5.5 },
  'fried-onion': { draw: friedOnion, size: 16 },
  leek: { draw: leek, size: 18 },
  scallion: { draw: scallion, size: 90 },
  'pearl-onion': { draw: pearlOnion, size: 20 },
  'garlic-clove': { draw: garlicClove, size: 16 },
} as const;
