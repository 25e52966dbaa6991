import { type Area, reach, scatterPoints } from '../core/area.ts';
import { type Hex, lighten, mix } from '../core/colour.ts';
import { blob, n, type Point, polar } from '../core/geometry.ts';
import { fill, gleam } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { stretched } from './mound.ts';

/** A browned top: sauce or cheese of one tone, over more (1) or less of the food. */
interface GratinSpec {
  tone: Hex;
  cover?: number;
}

/** Melted cheese runs one way or the other: round patches would look like flowers. */
function flow({ random }: Pen): { sx: number; sy: number } {
  const along = random.between(1.1, 1.9);
  const thin = random.between(0.6, 0.9);
  return random.next() < 0.6 ? { sx: along, sy: thin } : { sx: thin, sy: along };
}

/** The coat of sauce or cheese: overlapping pools that leave some food in view. */
function coat(points: readonly Point[], tone: Hex, scale: number, pen: Pen): string {
  const pools = points
    .map(([x, y]) =>
      blob(pen.random, pen.random.between(20, 44) * scale, { x, y, rough: 0.5, points: 7, ...flow(pen) }),
    )
    .join('');
  const shape = pen.shared(`<path d="${pools}"/>`);
  return (
    `<use href="#${shape}" fill="${mix(tone, '#8a4a14', 0.55)}" fill-opacity=".55" transform="translate(${n(1.5 * scale)} ${n(4 * scale)})"/>` +
    `<use href="#${shape}" fill="${tone}"/>`
  );
}

/** Browning from its pale edge to its dark middle: how many patches, how far out, how large. */
const STEPS = [
  { count: 5, spread: 44, size: [15, 27], tone: '#f0bd5c', opacity: 0.6 },
  { count: 4, spread: 34, size: [9, 19], tone: '#dd9231', opacity: 0.6 },
  { count: 3, spread: 26, size: [5, 12], tone: '#b9661c', opacity: 0.55 },
  { count: 3, spread: 20, size: [2, 6], tone: '#7d3b10', opacity: 0.6 },
] as const;

/** Islands of browning: the patches of one step run together, those of the next lie further in. */
function islands(points: readonly Point[], scale: number, pen: Pen): string {
  const { random } = pen;
  const sizes = points.map(() => random.between(0.55, 1.2) * scale);
  return STEPS.map(({ count, spread, size: [low, high], tone, opacity }) => {
    const d = points
      .flatMap(([x, y], at) =>
        Array.from({ length: count }, () => {
          const grow = sizes[at] ?? scale;
          const [px, py] = polar(x, y, random.turn(), Math.sqrt(random.next()) * spread * grow);
          return blob(random, random.between(low, high) * grow, {
            x: px,
            y: py,
            rough: 0.6,
            points: 6,
            ...flow(pen),
          });
        }),
      )
      .join('');
    return fill(d, tone, opacity);
  }).join('');
}

/** The browned top of a gratin: a coat that has set, browned where it rose, blistered and still bubbling. */
export function gratin({ tone, cover = 0.8 }: GratinSpec, area: Area, pen: Pen): string {
  const { random } = pen;
  const scale = reach(area) / 190;
  const inside: Area = { ...area, rx: area.rx * 0.93, ry: area.ry * 0.92 };
  const wide = stretched(area);
  const room = wide.sx * wide.sy;
  const pools = scatterPoints(inside, random, Math.round(46 * cover * room), 30 * scale);
  const burnt = scatterPoints(inside, random, Math.round((3 + 8 * cover) * room), 66 * scale);
  const dots = (count: number, radius: readonly [number, number], paint: Hex, opacity: number) =>
    specks(
      scatterPoints(inside, random, Math.round(count * (0.4 + cover) * room), 9 * scale),
      { radius: [radius[0] * scale, radius[1] * scale], tones: [paint], opacity, rough: 0.4 },
      pen,
    );
  const wet = scatterPoints(inside, random, Math.round(12 * cover * room), 40 * scale)
    .map(([x, y]) => gleam(x, y, random.between(6, 13) * scale, random.between(1.4, 2.6) * scale, -32, 0.5))
    .join('');
  return (
    coat(pools, tone, scale, pen) +
    dots(26, [8, 18], lighten(tone, 0.5), 0.5) +
    islands(burnt, scale, pen) +
    dots(26, [1.4, 3.4], '#6a2f0c', 0.6) +
    dots(20, [1.4, 3], '#fff2c8', 0.7) +
    wet
  );
}
