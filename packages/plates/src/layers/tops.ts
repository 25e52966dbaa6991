import { type Area, outline, reach, scatterPoints } from '../core/area.ts';
import { darken, FOOD_SHADE, type Hex, lighten } from '../core/colour.ts';
import { blob, box, curve, ellipse, n, polar } from '../core/geometry.ts';
import { fill, gleam, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { powder } from './place.ts';

/** Icing sugar, cocoa or paprika over part of the area. */
interface DustSpec {
  tone: Hex;
  size?: number;
  /** Its thickness: 1 is a veil, 3 a coat. */
  weight?: number;
  /** Leaves a cross uncovered, as on a tarta de Santiago. */
  cross?: boolean;
}

const inCross = (x: number, y: number, r: number): boolean => {
  const arm = (along: number, across: number) =>
    Math.abs(along) < r * 0.56 &&
    Math.abs(across) < r * (0.07 + 0.1 * Math.max(0, Math.abs(along) / r - 0.34));
  return arm(x, y) || arm(y + r * 0.04, x);
};

/** A soft veil with grains in it; thicker dust is an even coat. */
export function dust({ tone, size = 0.8, weight = 1, cross }: DustSpec, area: Area, pen: Pen): string {
  const covered: Area = { ...area, rx: area.rx * size, ry: area.ry * size };
  const r = reach(covered);
  const keep = cross ? (x: number, y: number) => !inCross(x, y, r) : undefined;
  const look = {
    count: Math.round(700 * weight),
    size: 1.2 + weight * 1.4,
    tone,
    opacity: 0.5 + weight * 0.08,
  };
  const coat = (share: number) =>
    powder(pen, { ...covered, rx: covered.rx * share, ry: covered.ry * share }, look, keep);
  return coat(1) + coat(0.92) + (cross ? coat(0.96) : '');
}

/** Burnt sugar over custard: amber, mottled, optionally with one crack. */
export function caramel(
  { tone = '#a8551a', cracked }: { tone?: Hex; cracked?: boolean },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const r = reach(area);
  const patches = (count: number, low: number, high: number, paint: Hex, opacity: number) =>
    specks(
      scatterPoints(area, random, count, r * low * 1.6, { to: 0.92 }),
      { radius: [r * low, r * high], tones: [paint], opacity, rough: 0.4 },
      pen,
    );
  const [x, y] = [area.x + r * 0.2, area.y + r * 0.12];
  const rays = [10, 70, 128, 190, 250, 312]
    .map((turn) =>
      curve([
        [x, y],
        polar(x, y, turn + random.between(-14, 14), r * 0.26),
        polar(x, y, turn + random.between(-20, 20), r * 0.58),
      ]),
    )
    .join('');
  return (
    fill(
      outline(area),
      pen.radial(
        [
          [0, lighten(tone, 0.3)],
          [0.6, tone],
          [1, darken(tone, 0.4)],
        ],
        0.45,
        0.42,
      ),
    ) +
    patches(18, 0.09, 0.2, lighten(tone, 0.3), 0.45) +
    patches(20, 0.06, 0.15, darken(tone, 0.4), 0.4) +
    patches(26, 0.02, 0.06, darken(tone, 0.6), 0.45) +
    (cracked
      ? fill(blob(random, r * 0.2, { x, y, rough: 0.5, points: 7 }), '#f3d27a') +
        line(rays, '#3d1300', r * 0.022, 0.6) +
        group(line(rays, '#ffe6b0', r * 0.012, 0.7), -2, -2)
      : '') +
    gleam(area.x - r * 0.4, area.y - r * 0.46, r * 0.26, r * 0.07, -36, 0.5) +
    gleam(area.x - r * 0.1, area.y - r * 0.66, r * 0.1, r * 0.03, -16, 0.45)
  );
}

/** A soft cream, mousse or mayonnaise with a spoon's swirl. */
export function swirl({ tone, size = 1 }: { tone: Hex; size?: number }, area: Area, pen: Pen): string {
  const r = reach(area) * size;
  const covered: Area = { ...area, rx: area.rx * size, ry: area.ry * size };
  const spiral = (lag: number) =>
    curve(
      Array.from({ length: 20 }, (_, at) =>
        polar(area.x, area.y, at * 42 + lag, r * (0.06 + (at / 20) * 0.8)),
      ),
    );
  return (
    fill(
      outline(covered),
      pen.radial(
        [
          [0, lighten(tone, 0.2)],
          [0.7, tone],
          [1, darken(tone, 0.24)],
        ],
        0.45,
        0.42,
      ),
    ) +
    group(line(spiral(0), darken(tone, 0.36), r * 0.1, 0.4), 2, 5) +
    line(spiral(0), lighten(tone, 0.14), r * 0.1) +
    group(line(spiral(-6), lighten(tone, 0.6), r * 0.03, 0.6), -2, -3) +
    gleam(area.x - r * 0.4, area.y - r * 0.4, r * 0.14, r * 0.04, -36, 0.4)
  );
}

/** A flat bread baked in its tin, its top dimpled and oiled. */
export function focaccia(
  { tone = '#e0a950', size = 0.97 }: { tone?: Hex; size?: number },
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [rx, ry] = [area.rx * size, area.ry * size];
  const edge =
    area.form === 'box'
      ? box(rx * 2, ry * 2, reach(area) * 0.2, area.x, area.y)
      : ellipse(rx, ry, area.x, area.y);
  const r = reach(area);
  const inner: Area = { ...area, rx: rx * 0.9, ry: ry * 0.88 };
  const dimples = scatterPoints(inner, random, 46, r * 0.2)
    .map(([x, y]) => {
      const size2 = r * random.between(0.055, 0.08);
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size2)}" ry="${n(size2 * 0.86)}" fill="${darken(tone, 0.34)}" fill-opacity=".75"/><ellipse cx="${n(x + 1)}" cy="${n(y + 2)}" rx="${n(size2 * 0.72)}" ry="${n(size2 * 0.56)}" fill="#e9c24a" fill-opacity=".85"/>${gleam(x - size2 * 0.2, y, size2 * 0.3, size2 * 0.14, -30, 0.7)}`;
    })
    .join('');
  const patch = (count: number, paint: Hex, opacity: number) =>
    specks(
      scatterPoints(inner, random, count, r * 0.1),
      { radius: [r * 0.05, r * 0.16], tones: [paint], opacity, rough: 0.4 },
      pen,
    );
  return (
    fill(edge, darken(tone, 0.46)) +
    group(
      fill(
        edge,
        pen.linear([
          [0, lighten(tone, 0.26)],
          [0.6, tone],
          [1, darken(tone, 0.2)],
        ]),
      ),
      0,
      -4,
    ) +
    patch(30, lighten(tone, 0.4), 0.5) +
    patch(28, '#b9702a', 0.4) +
    dimples +
    line(edge, FOOD_SHADE, 5, 0.18)
  );
}
