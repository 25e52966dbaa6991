import { darken, lighten } from '../core/colour.ts';
import { curve, n, type Point } from '../core/geometry.ts';
import { fill, line } from '../core/paint.ts';
import type { DrawItem, Tinted } from './item.ts';
import { marks } from './shape.ts';

/** A flat, soft strip of roasted green chilli or cactus, torn at its ends. */
const raja: DrawItem<Tinted> = ({ tone = '#4f7d2e' }, { random }) => {
  const bend = random.between(-3.4, 3.4);
  const at = (x: number, y: number) => `${n(x)} ${n(y + bend * (1 - (x * x) / 100))}`;
  const d = `M${at(-10, -1)}C${at(-7, -3.2)} ${at(-3, -2.4)} ${at(0, -2.9)}C${at(4, -3.3)} ${at(7, -2.2)} ${at(9.6, -2)}L${at(10.4, 0.6)}L${at(9.2, 2.2)}C${at(6, 3)} ${at(3, 2.3)} ${at(0, 2.9)}C${at(-4, 3.2)} ${at(-7, 2.6)} ${at(-9.6, 2)}Z`;
  return {
    art:
      fill(d, darken(tone, 0.36)) +
      `<g transform="translate(-.1 -.5) scale(.97 .86)">${fill(d, tone)}</g>` +
      `<g transform="translate(0 ${n(bend * 0.8)})">${marks(random, { count: 4, rx: 7, ry: 1.4, size: [0.4, 1.2], tone: '#2f2a10', opacity: 0.4 })}</g>` +
      line(`M${at(-8, -1.6)}C${at(-4, -2.2)} ${at(2, -1.6)} ${at(7.4, -1.5)}`, lighten(tone, 0.5), 0.5, 0.7) +
      line(`M${at(-7.6, 1.6)}C${at(-3, 2)} ${at(3, 1.4)} ${at(8, 1.4)}`, lighten(tone, 0.26), 0.4, 0.5),
    outline: d,
    lift: 1.4,
  };
};

/** A limp band of roasted pepper, aubergine or fried pepper, torn along its length; `charred` leaves dark flecks. */
const roastStrip: DrawItem<Tinted & { charred?: boolean }> = ({ tone = '#c9351c', charred }, { random }) => {
  const top: Point[] = [];
  const bottom: Point[] = [];
  const arch = random.between(-0.26, 0.26);
  for (let index = 0; index <= 6; index += 1) {
    const x = -10 + (index * 20) / 6;
    const bend = Math.sin(index * 0.9) * random.between(0.1, 0.7) + arch * (9 - (index - 3) ** 2);
    const half = (index === 0 || index === 6 ? 1.7 : 2.9) + random.between(-0.4, 0.5);
    top.push([x, bend - half]);
    bottom.push([x, bend + half]);
  }
  const d = curve([...top, ...bottom.toReversed()], true);
  const vein = (share: number) =>
    curve(
      top.map(([x, y], index): Point => [x * 0.92, y + ((bottom[index]?.[1] ?? y) - y) * share]).slice(0, 6),
    );
  return {
    art:
      fill(d, darken(tone, 0.4)) +
      `<g transform="translate(-.1 -.4) scale(.97 .93)">${fill(d, tone)}</g>` +
      line(vein(0.36), darken(tone, 0.28), 0.5, 0.7) +
      line(vein(0.66), darken(tone, 0.2), 0.4, 0.6) +
      (charred
        ? marks(random, { count: 5, rx: 8.4, ry: 1.3, size: [0.3, 0.8], tone: '#2a140a', opacity: 0.55 })
        : '') +
      line(vein(0.18), lighten(tone, 0.5), 0.6, 0.6),
    outline: d,
    lift: 1.3,
  };
};

/** Strips of roasted chilli and pepper: how each is drawn, and its usual size. */
export const PEPPER_STRIPS = {
  raja: { draw: raja, size: 50 },
  'roast-strip': { draw: roastStrip, size: 60 },
} as const;
