import { darken, lighten } from '../core/colour.ts';
import { blob, box, n } from '../core/geometry.ts';
import { fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';

/** One fry: lit top, shaded side. */
const fry: DrawItem<Tinted> = ({ tone }, { random }) => {
  const gold = tone ?? random.pick(['#f4b63a', '#f8c552', '#eba626', '#fad06c']);
  const length = random.between(16, 21);
  const d = box(length, 3.7, 0.9);
  return {
    art:
      fill(d, darken(gold, 0.3)) +
      fill(box(length, 2.8, 0.8, 0, -0.5), gold) +
      fill(box(length - 1.5, 0.9, 0.4, 0, -1.3), lighten(gold, 0.55), 0.8),
    outline: d,
    lift: 1.6,
  };
};

/** A triangle of fried tortilla, salted. */
const totopo: DrawItem<Tinted> = ({ tone }, { random }) => {
  const gold = tone ?? random.pick(['#f3c767', '#efbb52', '#f7d486']);
  const d =
    'M0-10.500C1-10.500 9.500 5.500 9.600 6.800C9 8.600-9 8.600-9.600 6.800C-9.500 5.500-1-10.500 0-10.500Z';
  let spots = '';
  for (let index = 0; index < 7; index += 1) {
    const y = random.between(-5, 6.5);
    spots += fill(
      blob(random, random.between(0.5, 1.3), { rough: 0.5, x: random.between(-0.5, 0.5) * (y + 8), y }),
      '#bd7620',
      0.5,
    );
  }
  return {
    art:
      fill(d, darken(gold, 0.28)) +
      `<g transform="translate(-.1 -.4) scale(.94)">${fill(d, gold)}</g>` +
      spots +
      line('M-1-8L-7.500 4.500', '#fff6d8', 0.7, 0.6) +
      line('M-2 2h.1M3 4h.1M0-3h.1', '#ffffff', 0.7),
    outline: d,
    lift: 1.4,
  };
};

/** A short tube of pasta: ditalini, or penne when long. */
const tube: DrawItem<Tinted & { long?: boolean }> = ({ tone = '#f3d68a', long }) => {
  const half = long ? 10 : 6.5;
  const d = box(half * 2, 9, 2.4);
  return {
    art:
      fill(d, darken(tone, 0.26)) +
      fill(box(half * 2, 7, 2.4, 0, -1), tone) +
      line(`M${n(-half + 2)}-2.600H${n(half - 3.5)}`, '#fffbe6', 1.1, 0.8) +
      `<ellipse cx="${n(half - 1)}" rx="1.700" ry="3.600" fill="${darken(tone, 0.45)}"/><ellipse cx="${n(half - 0.6)}" rx="1" ry="2.600" fill="${darken(tone, 0.65)}"/>`,
    outline: d,
    lift: 3,
  };
};

/** The starch of this file: how each is drawn, and its usual size. */
export const STARCH = {
  fry: { draw: fry, size: 44 },
  totopo: { draw: totopo, size: 66 },
  tube: { draw: tube, size: 17 },
} as const;
