import { type Area, evenPoints, reach } from '../core/area.ts';
import { darken, type Hex, lighten, mix, type Tones } from '../core/colour.ts';
import { blob, n, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { mound, moundLight, stretched } from './mound.ts';

/** A plain heap on which pieces are piled: salad, fries, mussels. */
export function heap({ tone, size = 0.76 }: { tone: Hex; size?: number }, area: Area, pen: Pen): string {
  return (
    mound(area, size, darken(tone, 0.3), pen, 0.16) +
    fill(
      blob(pen.random, reach(area) * size * 0.92, {
        x: area.x - 2,
        y: area.y - 3,
        rough: 0.16,
        points: 13,
        ...stretched(area),
      }),
      tone,
    )
  );
}

/** Fine mince, crumbs or bulgur: loose crumbs in several tones. */
export function mince(
  { tones, size = 0.96, grain = 1 }: { tones: Tones; size?: number; grain?: number },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [main] = tones;
  const covered: Area = { ...area, rx: area.rx * size * 0.96, ry: area.ry * size * 0.96 };
  const scale = (reach(area) / 205) * grain;
  const points = evenPoints(covered, random, Math.min(420, Math.round(300 / (grain * grain))), { to: 1 });
  const radius = [5 * scale, 10 * scale] as const;
  return (
    mound(area, size, darken(main, 0.42), pen, 0.08) +
    group(specks(points, { radius, tones: [darken(main, 0.5)], opacity: 1, rough: 0.4 }, pen), 1, 2.6) +
    specks(points, { radius, tones, opacity: 1, rough: 0.4 }, pen) +
    group(
      specks(
        points.filter((_, at) => at % 3 === 0),
        { radius: [2 * scale, 4 * scale], tones: [lighten(main, 0.36)], opacity: 0.7, rough: 0.4 },
        pen,
      ),
      -1.5,
      -2.5,
    ) +
    moundLight(area, size, pen)
  );
}

/** Soft scrambled curds, heaped. */
export function scramble(
  { tones = ['#f6cf5e', '#fadb7c', '#f0c04a'], size = 0.84 }: { tones?: Tones; size?: number },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [main] = tones;
  const covered: Area = { ...area, rx: area.rx * size * 0.92, ry: area.ry * size * 0.92 };
  const scale = reach(area) / 205;
  const points = evenPoints(covered, random, 90, { to: 1 });
  const radius = [13 * scale, 24 * scale] as const;
  return (
    mound(area, size, darken(main, 0.3), pen, 0.16) +
    group(specks(points, { radius, tones: [darken(main, 0.4)], opacity: 0.7, rough: 0.34 }, pen), 2, 5) +
    specks(points, { radius, tones, opacity: 1, rough: 0.34 }, pen) +
    group(
      specks(
        points,
        { radius: [4 * scale, 10 * scale], tones: [lighten(main, 0.6)], opacity: 0.7, rough: 0.4 },
        pen,
      ),
      -4,
      -6,
    ) +
    moundLight(area, size, pen)
  );
}

/** Shreds heaped loosely: pulled meat, grated carrot, cut cabbage. */
interface ShredsSpec {
  tones: Tones;
  size?: number;
  /** Width and length of a shred in picture units. */
  width?: number;
  long?: number;
  count?: number;
}

/** Short bent strokes over each other, dark below and light above. */
export function shreds(
  { tones, size = 0.84, width = 6, long = 34, count = 320 }: ShredsSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [main] = tones;
  const scale = reach(area) / 205;
  const covered: Area = { ...area, rx: area.rx * size * 0.94, ry: area.ry * size * 0.94 };
  const points = evenPoints(covered, random, count, { to: 1 });
  const batches = 9;
  const w = width * scale;
  let markup = '';
  for (let batch = 0; batch < batches; batch += 1) {
    const tone = tones[batch % tones.length] ?? main;
    const d = points
      .filter((_, at) => (at * 5) % batches === batch)
      .map(([x, y]) => {
        const turn = random.turn();
        const half = (long / 2) * scale * random.between(0.7, 1.2);
        const [ax, ay] = polar(x, y, turn, half);
        const [bx, by] = polar(x, y, turn + 180 + random.between(-24, 24), half);
        const [mx, my] = polar(x, y, turn + 90, random.between(-0.3, 0.3) * half);
        return `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}`;
      })
      .join('');
    markup +=
      line(d, mix(tone, '#4a1d08', 0.55), w + 1.8, 0.7) +
      line(d, tone, w) +
      group(line(d, lighten(tone, 0.6), w * 0.25, 0.5), -w * 0.15, -w * 0.2);
  }
  return mound(area, size, darken(main, 0.45), pen, 0.14) + markup + moundLight(area, size, pen);
}
