import { type Area, scatterPoints } from '../core/area.ts';
import { type Hex, SHADE, type Tones } from '../core/colour.ts';
import { n } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import type { Spot } from '../toppings/arrange.ts';

/** Draws an object at each position of an area, with its shadow; `lift` is its height. */
export function atSpots(
  spots: readonly Spot[],
  area: Area,
  lift: number,
  draw: (index: number) => { art: string; outline: string },
): string {
  return spots
    .map(([sx, sy, turn = 0, grow = 1], index) => {
      const [x, y] = [area.x + sx * area.rx, area.y + sy * area.ry];
      const { art, outline } = draw(index);
      return (
        group(fill(outline, SHADE, 0.32), x + lift * 0.5, y + lift, turn, grow) + group(art, x, y, turn, grow)
      );
    })
    .join('');
}

/** Brown marks of heat inside a circle or box round the origin. */
export function toasting(
  pen: Pen,
  area: { rx: number; ry: number; form?: Area['form'] },
  count: number,
  tones: Tones,
  opacity = 0.42,
): string {
  const whole: Area = { x: 0, y: 0, form: 'round', ...area };
  const size = Math.min(area.rx, area.ry);
  const points = scatterPoints(whole, pen.random, count, size * 0.09, { to: 0.94 });
  return specks(points, { radius: [size * 0.03, size * 0.1], tones, opacity, rough: 0.5 }, pen);
}

/** The same inside a circle; with `from`, a fraction of its radius, the centre stays pale. */
export function toastingRound(pen: Pen, radius: number, count: number, tones: Tones, from = 0): string {
  const area = { x: 0, y: 0, rx: radius, ry: radius, form: 'round' } as const;
  const points = scatterPoints(area, pen.random, count, radius * 0.1, { from, to: 0.95 });
  return specks(points, { radius: [radius * 0.03, radius * 0.1], tones, opacity: 0.42, rough: 0.5 }, pen);
}

/** Fine sugar, cocoa or spice over an area, in grains of three sizes. */
export function powder(
  pen: Pen,
  area: Area,
  look: { count: number; size: number; tone: Hex; opacity: number },
  keep: (x: number, y: number) => boolean = () => true,
): string {
  const points = scatterPoints(area, pen.random, look.count, 0).filter(([x, y]) =>
    keep(x - area.x, y - area.y),
  );
  return [0.9, 1.4, 2]
    .map((width, size) => {
      const d = points
        .filter((_, index) => index % 3 === size)
        .map(([x, y]) => `M${n(x)} ${n(y)}h0`)
        .join('');
      return line(d, look.tone, width * look.size, look.opacity);
    })
    .join('');
}
