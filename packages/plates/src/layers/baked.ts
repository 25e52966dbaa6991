import { type Area, outline, reach } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE } from '../core/colour.ts';
import { blob, box, curve, n, type Point } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';

/** Rolls side by side: filled tortillas, or chicory in ham. */
interface RollsSpec {
  count: number;
  tone: Hex;
  /** A wrapping around the middle of each, such as ham. */
  wrap?: Hex;
}

/** Long rolls across the dish, lit along their backs. */
export function rolls({ count, tone, wrap }: RollsSpec, area: Area, pen: Pen): string {
  const across = (area.rx * 1.72) / count;
  const long = area.ry * 1.6;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = area.x + (index - (count - 1) / 2) * across;
    const y = area.y + pen.random.between(-6, 6);
    const short = area.form === 'round' ? 1 - Math.abs((index - (count - 1) / 2) / count) ** 2 * 0.9 : 1;
    const [w, h] = [across * 0.9, long * short];
    const d = box(w, h, w * 0.45);
    const body = (colour: Hex) =>
      pen.linear(
        [
          [0, darken(colour, 0.2)],
          [0.32, lighten(colour, 0.35)],
          [0.6, colour],
          [1, darken(colour, 0.42)],
        ],
        0,
      );
    const hem = line(
      curve([
        [w * 0.16, -h * 0.48],
        [w * 0.2, 0],
        [w * 0.12, h * 0.48],
      ] as Point[]),
      darken(tone, 0.4),
      2.4,
      0.5,
    );
    const ham = wrap
      ? fill(box(w * 1.04, h * 0.7, w * 0.2), body(wrap)) +
        line(
          `M${n(w * 0.1)} ${n(-h * 0.34)}C${n(w * 0.3)} ${n(-h * 0.1)} ${n(w * 0.02)} ${n(h * 0.1)} ${n(w * 0.2)} ${n(h * 0.34)}`,
          darken(wrap, 0.35),
          2.4,
          0.6,
        )
      : '';
    markup +=
      group(fill(d, SHADE, 0.36), x + 4, y + 8, pen.random.between(-2, 2)) +
      group(
        fill(d, body(tone)) +
          (wrap
            ? line(
                `M${n(-w * 0.1)} ${n(-h * 0.47)}v${n(h * 0.1)}M${n(w * 0.14)} ${n(-h * 0.47)}v${n(h * 0.1)}`,
                darken(tone, 0.25),
                2,
                0.6,
              )
            : hem) +
          ham,
        x,
        y,
      );
  }
  return markup;
}

/** Thick slices in overlapping rows: fried tofu, for one. */
export function slabs(
  { spots, tone, size = 0.34 }: { spots: readonly Spot[]; tone: Hex; size?: number },
  area: Area,
  pen: Pen,
): string {
  const w = reach(area) * size;
  const d = box(w * 1.5, w, w * 0.14);
  return spots
    .map(([sx, sy, turn = 0]) => {
      const [x, y] = [area.x + sx * area.rx, area.y + sy * area.ry];
      let crust = '';
      for (let index = 0; index < 12; index += 1)
        crust += fill(
          blob(pen.random, w * pen.random.between(0.05, 0.13), {
            x: pen.random.between(-0.6, 0.6) * w,
            y: pen.random.between(-0.4, 0.34) * w,
            rough: 0.5,
          }),
          '#c07f33',
          0.42,
        );
      const art =
        fill(d, darken(tone, 0.4)) +
        `<g transform="translate(0 -5)">${fill(d, '#fff6df')}${fill(box(w * 1.38, w * 0.86, w * 0.12), tone)}${crust}${line(`M${n(-w * 0.6)} ${n(-w * 0.38)}H${n(w * 0.3)}`, '#ffffff', 3, 0.6)}</g>`;
      return group(fill(d, SHADE, 0.36), x + 5, y + 10, turn) + group(art, x, y, turn);
    })
    .join('');
}

/** One colour over the whole area, for a painted or lined ground. */
export function lining({ tone }: { tone: Hex }, area: Area): string {
  return fill(outline(area), tone);
}

/** A large leaf that lies under the food, as a banana or lettuce leaf does. */
export function underleaf({ tone, size = 0.94 }: { tone: Hex; size?: number }, area: Area, pen: Pen): string {
  const radius = reach(area) * size;
  const stretch = { sx: area.rx / reach(area), sy: area.ry / reach(area) };
  const edge = blob(pen.random, radius, { x: area.x, y: area.y, rough: 0.2, points: 18, ...stretch });
  const veins = [-60, -25, 10, 45, 80, 130, 170, 215]
    .map((turn) => {
      const radians = (turn * Math.PI) / 180;
      return `M${n(area.x)} ${n(area.y)}l${n(Math.cos(radians) * radius * 0.85)} ${n(Math.sin(radians) * radius * 0.85)}`;
    })
    .join('');
  return `<g transform="translate(4 8)">${fill(edge, SHADE, 0.3)}</g>${fill(edge, darken(tone, 0.2))}<g transform="translate(-1 -3)">${fill(edge, tone)}</g>${line(veins, lighten(tone, 0.4), 3, 0.6)}`;
}
