import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, disc, n } from '../core/geometry.ts';
import { circle, fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A round of chorizo or black pudding, flecked with fat. */
const chorizo: DrawItem<Tinted> = ({ tone = '#b5321c' }, { random }) => ({
  art:
    circle(0, 0.6, 10, darken(tone, 0.45)) +
    circle(0, -0.3, 9.6, darken(tone, 0.2)) +
    circle(0, -0.4, 8.4, tone) +
    marks(random, { count: 9, rx: 6.4, ry: 6.4, size: [0.6, 1.5], tone: '#f6d3b4', opacity: 0.85 }) +
    marks(random, { count: 6, rx: 6.4, ry: 6.4, size: [0.5, 1.2], tone: darken(tone, 0.5), opacity: 0.5 }) +
    line('M-7-3.600C-5-7-1.600-8 1.600-7.600', lighten(tone, 0.6), 1, 0.6),
  outline: disc(10),
  lift: 3,
});

/** A piece of bacon: meat and fat in bands, crisp at its edges. */
const bacon: DrawItem<Tinted> = ({ tone = '#b4553a' }, { random }) => {
  const bend = random.between(-3, 3);
  const at = (up: number) =>
    `M-10 ${n(bend + up)}C-5 ${n(-bend - 2 + up)} 0 ${n(bend + 2 + up)} 4 ${n(up - 1)}C6 ${n(up - 2)} 8 ${n(up + 1)} 10 ${n(-bend + up)}`;
  return {
    art:
      `<g transform="translate(.4 1.400)">${line(at(0), '#1d0d05', 5, 0.3)}</g>` +
      line(at(0), darken(tone, 0.4), 5.2) +
      line(at(-0.4), tone, 4.2) +
      line(at(-1.1), '#f4cfae', 1.1, 0.95) +
      line(at(0.9), lighten(tone, 0.35), 0.7, 0.8),
  };
};

/** A shred of pulled meat, or of anything cut long and thin: cabbage, lettuce, carrot. */
const shred: DrawItem<{ tones?: readonly [Hex, ...Hex[]] }> = (
  { tones = ['#b4602c', '#c8743a', '#9a4a20'] },
  { random },
) => {
  const tone = random.pick(tones);
  const bend = random.between(-4, 4);
  const d = `M-10 ${n(bend * 0.5)}C-5 ${n(-bend)} 3 ${n(bend)} 10 ${n(-bend * 0.6)}`;
  const twin = `M-8 ${n(bend * 0.5 + 1.8)}C-4 ${n(-bend + 2)} 2 ${n(bend + 1.4)} 8 ${n(-bend * 0.6 + 1)}`;
  return {
    art:
      `<g transform="translate(.4 1.300)">${line(d, '#1d0d05', 3, 0.28)}</g>` +
      line(twin, darken(tone, 0.3), 2) +
      line(d, darken(tone, 0.16), 2.6) +
      `<g transform="translate(-.2 -.5)">${line(d, tone, 1.9)}${line(d, lighten(tone, 0.6), 0.5, 0.6)}</g>`,
  };
};

/** A black-skinned or pale rasher of smoked fish or cold veal, thin enough to fold. */
const thinSlice: DrawItem<Tinted> = ({ tone = '#e3b8a4' }, { random }) => {
  const d = blob(random, 10, { rough: 0.16, points: 9, sx: 1.1, sy: 0.86 });
  return {
    art:
      fill(d, darken(tone, 0.24)) +
      `<g transform="translate(-.2 -.5) scale(.975)">${fill(d, tone)}</g>` +
      line('M-6-2C-2-4.600 3-4 6.600-1.600M-5.600 2C-2 .6 2.600 1.200 5.600 3', lighten(tone, 0.5), 0.6, 0.7),
    outline: d,
    lift: 1.4,
  };
};

/** Cured and pulled meat: how each is drawn, and its usual size. */
export const CURED = {
  chorizo: { draw: chorizo, size: 20 },
  bacon: { draw: bacon, size: 26 },
  shred: { draw: shred, size: 24 },
  'thin-slice': { draw: thinSlice, size: 58 },
} as const;
