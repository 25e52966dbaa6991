import { darken, lighten } from '../core/colour.ts';
import { disc, n, polar } from '../core/geometry.ts';
import { circle, fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks, raised } from './shape.ts';

/** A slice of okra: a five-pointed wheel with seeds, or a long strip. */
const okra: DrawItem<Tinted & { strip?: boolean }> = ({ tone = '#6f8f3a', strip }, { random }) => {
  if (strip) {
    const bend = random.between(-3, 3);
    const d = `M-9.600 ${n(bend)}C-4 ${n(-bend)} 4 ${n(-bend)} 9.600 ${n(bend)}`;
    return {
      art: `<g transform="translate(.3 1)">${line(d, '#1d0d05', 2.6, 0.3)}</g>${line(d, darken(tone, 0.42), 2.8)}${line(d, '#b9772d', 2.2)}<g transform="translate(-.1 -.3)">${line(d, tone, 1.5)}</g>${line('M-6-.2h.1M-2 0h.1M2-.2h.1M6 0h.1', '#f3e6b8', 0.9)}`,
    };
  }
  let edge = '';
  let seeds = '';
  for (let index = 0; index < 10; index += 1) {
    const [x, y] = polar(0, 0, index * 36, index % 2 === 0 ? 10 : 7.8);
    edge += `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`;
    if (index % 2 === 0) {
      const [sx, sy] = polar(0, 0, index * 36, 4.6);
      seeds += circle(sx, sy, 1.8, '#f6f1d4') + circle(sx, sy, 0.9, '#c9bf86');
    }
  }
  return {
    art:
      fill(`${edge}Z`, darken(tone, 0.25)) +
      `<g transform="scale(.84)">${fill(`${edge}Z`, '#cfdb9a')}</g>${seeds}`,
    outline: disc(9),
    lift: 2.6,
  };
};

/** A whole okra pod, ribbed, with its cap. */
const okraPod: DrawItem<Tinted> = ({ tone = '#6f9a3a' }, { random }) => {
  const d = 'M-7-2.600C-3-3.200 4-2 10.600 0C4 2-3 3.200-7 2.600C-8-1-8 1-7-2.600Z';
  return {
    art:
      line('M-8 0L-11.400 .4', darken(tone, 0.4), 1.5) +
      raised(d, tone, { shade: 0.34, up: 0.4, shrink: 0.95 }) +
      line('M-6.600-1C-2-1.400 4-.8 9.600-.2M-6.600 .8C-2 1.200 4 .8 9-.1', darken(tone, 0.3), 0.5, 0.7) +
      line('M-6-1.800C-2-2.300 2-1.800 6-.9', lighten(tone, 0.6), 0.5, 0.8) +
      fill(
        'M-6.400-3C-8.600-2.600-9.400-1-9.400 0C-9.400 1-8.600 2.600-6.400 3C-7-1-7 1-6.400-3Z',
        darken(tone, 0.24),
      ) +
      marks(random, { count: 4, rx: 5, ry: 1, size: [0.2, 0.4], tone: lighten(tone, 0.6), opacity: 0.6 }),
    outline: d,
    lift: 2,
  };
};

/** A strip of okra fried crisp: straight, browned at its edges, its seeds showing. */
const okraCrisp: DrawItem<Tinted> = ({ tone = '#a9a84a' }, { random }) => {
  const d = `M-10 ${n(random.between(-1.4, -0.8))}C-5-1.700 4-1.500 10 ${n(random.between(-0.5, 0.5))}C4 1.700-5 1.800-10 1.200C-9.500 .4-9.500-.4-10-1Z`;
  const seeds = [-6.4, -3.8, -1.2, 1.4, 4]
    .map((x) => circle(x, random.between(-0.2, 0.2), 0.42, '#fbf3cf'))
    .join('');
  return {
    art:
      fill(d, darken(tone, 0.52)) +
      `<g transform="translate(0 -.2) scale(.97 .84)">${fill(d, '#a8702c')}</g>` +
      `<g transform="translate(0 -.25) scale(.93 .56)">${fill(d, tone)}</g>` +
      seeds +
      line('M-8.400-1C-4-1.500 2-1.400 6-.9', lighten(tone, 0.6), 0.25, 0.7),
    outline: d,
    lift: 1.2,
  };
};

/** Okra, whole and cut: how each is drawn, and its usual size. */
export const OKRA = {
  okra: { draw: okra, size: 18 },
  'okra-pod': { draw: okraPod, size: 56 },
  'okra-crisp': { draw: okraCrisp, size: 48 },
} as const;
