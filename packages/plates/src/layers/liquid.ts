import { type Area, evenPoints, outline, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE, type Tones } from '../core/colour.ts';
import { blob, curve, n, type Point, polar } from '../core/geometry.ts';
import { circle, fill, gleam, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';

/** Soup, sauce or curry that fills the vessel: its main tone first, then the other tones in it. */
interface SoupSpec {
  tones: Tones;
  /** Lentils lie thick, broth is clear, cream is smooth. */
  texture: 'lentils' | 'broth' | 'cream' | 'coarse';
}

const SPOTS: Record<
  SoupSpec['texture'],
  { count: number; gap: number; size: readonly [number, number]; rough: number; opacity: number }
> = {
  lentils: { count: 240, gap: 9, size: [4, 8], rough: 0.3, opacity: 0.8 },
  coarse: { count: 130, gap: 13, size: [6, 17], rough: 0.45, opacity: 0.55 },
  broth: { count: 60, gap: 22, size: [8, 24], rough: 0.25, opacity: 0.3 },
  cream: { count: 36, gap: 30, size: [16, 40], rough: 0.3, opacity: 0.32 },
};

/** Fills the vessel with liquid: darker at the edge, spots of its other tones, wet gleams. */
export function soup({ tones, texture }: SoupSpec, area: Area, pen: Pen): string {
  const { random } = pen;
  const [main] = tones;
  const spot = SPOTS[texture];
  const scale = reach(area) / 205;
  const depth = pen.radial(
    [
      [0, lighten(main, 0.14)],
      [0.6, main],
      [1, darken(main, 0.16)],
    ],
    0.47,
    0.45,
  );
  const [, ...others] = tones;
  const points = scatterPoints(area, random, spot.count, spot.gap * scale, { to: 0.96 });
  const radius = [spot.size[0] * scale, spot.size[1] * scale] as const;
  const [second = lighten(main, 0.2), ...rest] = others;
  const spots = specks(
    points,
    { radius, tones: [second, ...rest], opacity: spot.opacity, rough: spot.rough },
    pen,
  );
  const gleams = scatterPoints(area, random, texture === 'lentils' ? 10 : 14, 40 * scale, {
    from: 0.25,
    to: 0.88,
  })
    .map(([x, y]) =>
      gleam(
        x,
        y,
        random.between(6, 15) * scale,
        random.between(1.6, 3) * scale,
        random.between(-50, -20),
        0.26,
      ),
    )
    .join('');
  return fill(outline(area), depth) + spots + gleams;
}

/** The position and size of a pool, as fractions of the area. */
interface PoolSpec {
  tones: Tones;
  x?: number;
  y?: number;
  size?: number;
  rough?: number;
  /** Thin oil is transparent. */
  thin?: boolean;
}

/** A pool of sauce on top of other food: a shaded edge and a highlight. */
export function pool(
  { tones, x = 0, y = 0, size = 0.5, rough = 0.36, thin }: PoolSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [main] = tones;
  const radius = reach(area) * size;
  const [px, py] = [area.x + x * area.rx, area.y + y * area.ry];
  const edge = blob(random, radius, { x: px, y: py, rough, points: 12 });
  const inner = blob(random, radius * 0.74, {
    x: px - radius * 0.04,
    y: py - radius * 0.05,
    rough,
    points: 10,
  });
  const opacity = thin ? 0.5 : 1;
  const shadow = thin ? '' : `<g transform="translate(2 5)">${fill(edge, SHADE, 0.3)}</g>`;
  return (
    shadow +
    fill(edge, darken(main, thin ? 0 : 0.16), opacity) +
    (thin
      ? ''
      : `<g transform="translate(${n(px * 0.02 - 1)} ${n(py * 0.02 - 3)}) scale(.98)">${fill(edge, main)}</g>`) +
    fill(inner, tones[1] ?? lighten(main, 0.16), thin ? 0.45 : 0.8) +
    line(
      curve([
        polar(px, py, 195, radius * 0.66),
        polar(px, py, 235, radius * 0.7),
        polar(px, py, 275, radius * 0.66),
      ]),
      '#ffffff',
      radius * 0.06,
      thin ? 0.3 : 0.45,
    )
  );
}

/** A drizzle of cream, sauce or oil over the food. */
interface DrizzleSpec {
  tone: Hex;
  path: 'wave' | 'spiral' | 'zigzag' | 'lines';
  /** Its length and width as fractions. */
  size?: number;
  width?: number;
  turn?: number;
}

const PATHS: Record<DrizzleSpec['path'], (random: Pen['random']) => Point[]> = {
  wave: (random) =>
    Array.from(
      { length: 9 },
      (_, at) => [-1 + at / 4, (at % 2 === 0 ? -1 : 1) * random.between(0.12, 0.42)] as const,
    ),
  zigzag: (random) =>
    Array.from(
      { length: 11 },
      (_, at) => [-1 + at / 5, (at % 2 === 0 ? -1 : 1) * random.between(0.55, 0.7)] as const,
    ),
  // To and fro over a round, as from a bottle with a fine nozzle.
  lines: (random) =>
    [-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84].flatMap((x, at) => {
      const half = Math.sqrt(1 - x * x) * random.between(0.9, 1);
      const down = at % 2 === 0 ? 1 : -1;
      return [-1, -0.5, 0.5, 1].map((part): Point => [x + random.between(-0.015, 0.015), part * down * half]);
    }),
  spiral: () => Array.from({ length: 26 }, (_, at) => polar(0, 0, at * 40, 0.06 + (at / 26) * 0.94)),
};

/** Draws the drizzle with its own shadow and light. */
export function drizzle(
  { tone, path, size = 0.62, width = 0.05, turn = 0 }: DrizzleSpec,
  area: Area,
  pen: Pen,
): string {
  const radius = reach(area);
  const d = curve(PATHS[path](pen.random).map(([x, y]): Point => [x * area.rx * size, y * area.ry * size]));
  const w = radius * width;
  return `<g transform="translate(${n(area.x)} ${n(area.y)}) rotate(${turn})"><g transform="translate(1 3)">${line(d, SHADE, w, 0.28)}</g>${line(d, darken(tone, 0.12), w)}<g transform="translate(-.6 -1.200)">${line(d, tone, w * 0.8)}</g></g>`;
}

/** Bubbles and drops of oil spread over a liquid. */
export function oil({ tone, count = 40 }: { tone: Hex; count?: number }, area: Area, pen: Pen): string {
  const scale = reach(area) / 205;
  return evenPoints(area, pen.random, count, { to: 0.95 })
    .map(([x, y]) => {
      const r = pen.random.between(2.5, 9) * scale;
      return circle(x, y, r, tone, 0.55) + circle(x - r * 0.3, y - r * 0.35, r * 0.3, '#ffffff', 0.5);
    })
    .join('');
}
