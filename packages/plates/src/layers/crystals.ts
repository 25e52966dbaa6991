import { type Area, evenPoints, outline, reach } from '../core/area.ts';
import { darken, type Hex, lighten, type Tones } from '../core/colour.ts';
import { n, type Point, polar } from '../core/geometry.ts';
import { fill, group } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';

/** Ice scraped to loose crystals: granita in the tones of its syrup. */
interface CrystalsSpec {
  tones: Tones;
  size?: number;
  /** Half the size of the largest crystal in picture units. */
  grain?: number;
  count?: number;
}

/** Sharp splinters over each other, each third with a facet that catches the light. */
export function crystals(
  { tones, size = 0.97, grain = 11, count = 520 }: CrystalsSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const [main] = tones;
  const scale = reach(area) / 205;
  const covered: Area = { ...area, rx: area.rx * size * 0.97, ry: area.ry * size * 0.97 };
  const points = evenPoints(covered, random, count, { to: 1 });
  const splinter = ([x, y]: Point, share: number): string => {
    const first = random.turn();
    return [0, 96, 170, 262]
      .map((turn, corner) => {
        const far =
          grain * scale * share * (corner % 2 === 0 ? random.between(0.7, 1.1) : random.between(0.3, 0.55));
        const [px, py] = polar(x, y, first + turn, far);
        return `${corner === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
      })
      .join('');
  };
  const batch = (keep: (at: number) => boolean, share: number, tone: Hex, opacity = 1) =>
    fill(
      points
        .filter((_, at) => keep(at))
        .map((point) => `${splinter(point, share)}Z`)
        .join(''),
      tone,
      opacity,
    );
  const body = tones
    .map((tone, index) => {
      const keep = (at: number) => at % tones.length === index;
      return group(batch(keep, 1.1, darken(tone, 0.4), 0.8), 1.5, 2.5) + batch(keep, 1, tone);
    })
    .join('');
  const light = pen.radial(
    [
      [0, '#fff8e6', 0.2],
      [0.5, '#fff8e6', 0],
      [1, '#1d0d05', 0.26],
    ],
    0.42,
    0.4,
  );
  return (
    fill(outline(area, size), darken(main, 0.35)) +
    body +
    group(
      batch((at) => at % 3 === 0, 0.5, lighten(main, 0.5), 0.6),
      -1.5,
      -2.5,
    ) +
    group(
      batch((at) => at % 7 === 0, 0.3, '#ffffff', 0.8),
      -2,
      -3,
    ) +
    fill(outline(area, size), light)
  );
}
