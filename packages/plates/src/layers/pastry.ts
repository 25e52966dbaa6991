import { type Area, reach } from '../core/area.ts';
import { darken, type Hex, lighten } from '../core/colour.ts';
import { blob, box, ellipse, n, polar } from '../core/geometry.ts';
import { fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';
import { atSpots, toasting } from './place.ts';

/** A loaf from above, with slices cut from its right end. */
interface LoafSpec {
  tone?: Hex;
  crumb?: Hex;
  /** Raisins or seeds in the crumb. */
  specks?: Hex;
  slices?: number;
  turn?: number;
}

/** The loaf's shining top, and the slices lying against it with their crumb up. */
export function loaf(
  { tone = '#b9702c', crumb = '#f6dc9a', specks, slices = 2, turn = -14 }: LoafSpec,
  area: Area,
  pen: Pen,
): string {
  const [half, high] = [area.rx * 0.58, reach(area) * 0.42];
  const body = box(half * 2, high * 2, high * 0.6);
  const bumps = [-0.62, -0.2, 0.22, 0.62]
    .map((share) => fill(ellipse(half * 0.27, high * 0.8, share * half, -4), lighten(tone, 0.26), 0.4))
    .join('');
  const seams = [-0.42, 0, 0.42]
    .map(
      (share) =>
        `M${n(share * half)} ${n(-high * 0.9)}C${n(share * half + 10)} ${n(-high * 0.3)} ${n(share * half - 10)} ${n(high * 0.3)} ${n(share * half)} ${n(high * 0.86)}`,
    )
    .join('');
  const slice = () => {
    const d = box(high * 1.5, high * 1.9, high * 0.5);
    let dots = '';
    if (specks)
      for (let at = 0; at < 13; at += 1)
        dots += fill(
          blob(pen.random, high * pen.random.between(0.045, 0.08), {
            x: pen.random.between(-0.55, 0.55) * high,
            y: pen.random.between(-0.7, 0.7) * high,
            rough: 0.3,
            sx: 1.3,
          }),
          specks,
        );
    return {
      outline: d,
      art:
        fill(d, darken(tone, 0.3)) +
        group(fill(d, tone), -1, -3, 0, 0.98) +
        group(fill(d, crumb), -1, -3, 0, 0.89) +
        toasting(
          pen,
          { rx: high * 0.6, ry: high * 0.8, form: 'box' },
          24,
          [darken(crumb, 0.16), lighten(crumb, 0.6)],
          0.6,
        ) +
        dots,
    };
  };
  const shift = slices > 0 ? -0.22 : 0;
  const at = (share: number) => polar(0, 0, turn, share);
  const [bx, by] = at(shift);
  return (
    atSpots([[bx, by, turn]], area, 18, () => ({
      outline: body,
      art:
        fill(body, darken(tone, 0.45)) +
        group(
          fill(
            body,
            pen.linear(
              [
                [0, lighten(tone, 0.3)],
                [0.5, tone],
                [1, darken(tone, 0.3)],
              ],
              90,
            ),
          ),
          -1,
          -6,
          0,
          0.985,
        ) +
        bumps +
        line(seams, darken(tone, 0.42), 4, 0.4) +
        gleam(-half * 0.3, -high * 0.62, half * 0.4, high * 0.07, -3, 0.5),
    })) +
    Array.from({ length: slices }, (_, index) => {
      const [x, y] = at(0.42 + index * 0.2);
      return atSpots([[x, y + index * 0.06, turn + 8 + index * 9]], area, 9, slice);
    }).join('')
  );
}

/** A vol-au-vent: a case of puff pastry, its middle open for food. */
export function pastryCase(
  {
    tone = '#dba24a',
    size = 0.6,
    filling = '#f3e3b8',
    spots = [[0, 0]],
  }: { tone?: Hex; size?: number; filling?: Hex; spots?: readonly Spot[] },
  area: Area,
  pen: Pen,
): string {
  const r = reach(area) * size;
  return atSpots(spots, area, 16, () => {
    const edge = blob(pen.random, r, { rough: 0.05, points: 16 });
    const flakes = [0.97, 0.91, 0.85, 0.79]
      .map((share) =>
        line(blob(pen.random, r * share, { rough: 0.03, points: 16, y: -4 }), darken(tone, 0.34), 2.2, 0.5),
      )
      .join('');
    return {
      outline: edge,
      art:
        fill(edge, darken(tone, 0.46)) +
        group(
          fill(
            edge,
            pen.radial([
              [0.5, darken(tone, 0.3)],
              [0.75, lighten(tone, 0.4)],
              [0.9, tone],
              [1, darken(tone, 0.26)],
            ]),
          ),
          -1,
          -5,
          0,
          0.98,
        ) +
        flakes +
        fill(blob(pen.random, r * 0.72, { rough: 0.06, points: 14, y: -3 }), darken(tone, 0.55)) +
        fill(blob(pen.random, r * 0.71, { rough: 0.12, points: 14, y: 2 }), darken(filling, 0.14)) +
        fill(blob(pen.random, r * 0.66, { rough: 0.14, points: 14, y: -3 }), filling),
    };
  });
}
