import { type Area, evenPoints, outline, reach } from '../core/area.ts';
import { darken, FOOD_SHADE, type Hex, mix, SHADE, type Tones } from '../core/colour.ts';
import { blob, curve, n, type Point, polar } from '../core/geometry.ts';
import { fill, line, strokes } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';

/** Grains that cover the area, or the middle of it. */
interface RiceSpec {
  tones: Tones;
  /** Share of the area that they cover. */
  size?: number;
  /** Length of a grain. */
  grain?: number;
  /** A heap throws a shadow and is brightest on top. */
  heap?: boolean;
}

/** The light on a heap: bright on the upper left, in shade at the foot. */
function heapLight(area: Area, pen: Pen): string {
  return fill(
    outline(area),
    pen.radial(
      [
        [0, '#fff8e6', 0.3],
        [0.45, '#fff8e6', 0],
        [0.8, FOOD_SHADE, 0.06],
        [1, FOOD_SHADE, 0.3],
      ],
      0.44,
      0.42,
    ),
  );
}

/** Rice: grains in several tones, each row with the shade of the one above. */
export function rice({ tones, size = 1, grain = 15, heap }: RiceSpec, area: Area, pen: Pen): string {
  const { random } = pen;
  const covered: Area = { ...area, rx: area.rx * size, ry: area.ry * size };
  const length = (grain * Math.max(reach(area), 60)) / 205 + 2;
  const width = length * 0.42;
  const count = Math.min(1500, Math.round((Math.PI * covered.rx * covered.ry) / (length * width * 1.35)));
  const [main] = tones;
  const points = evenPoints(covered, random, count, { to: 0.97 });
  const batches = tones.length * 3;
  let grains = '';
  for (let batch = 0; batch < batches; batch += 1) {
    const tone = tones[batch % tones.length] ?? main;
    const marks = points
      .filter((_, index) => (index * 7) % batches === batch)
      .map(([x, y]) => ({ x, y, turn: random.turn(), length: length * random.between(0.55, 0.8) }));
    grains += `<g transform="translate(.6 1.600)">${strokes(marks, mix(tone, '#6b3f12', 0.5), width, 0.36)}</g>${strokes(marks, tone, width)}`;
  }
  const stretch = { sx: covered.rx / reach(covered), sy: covered.ry / reach(covered) };
  const bed = heap
    ? blob(random, reach(covered), { x: area.x, y: area.y, rough: 0.06, points: 14, ...stretch })
    : outline(covered);
  const shadow = heap ? `<g transform="translate(4 9)">${fill(bed, SHADE, 0.3)}</g>` : '';
  return shadow + fill(bed, mix(main, '#c58f3c', 0.42)) + grains + (heap ? heapLight(covered, pen) : '');
}

/** Long pasta or noodles, wound to a nest. */
interface StrandsSpec {
  tones: Tones;
  size?: number;
  /** Width of a strand. */
  width?: number;
  count?: number;
}

/** Strands that follow the curve of the nest, in layers with dark edges so that each stands out. */
export function strands(
  { tones, size = 0.86, width = 8, count = 190 }: StrandsSpec,
  area: Area,
  pen: Pen,
): string {
  const { random } = pen;
  const nest: Area = { ...area, rx: area.rx * size, ry: area.ry * size };
  const w = (width * reach(area)) / 190;
  const [main] = tones;
  const edge: Hex = mix(main, '#7a3f0c', 0.6);
  const shape = blob(random, reach(nest) * 0.97, {
    x: area.x,
    y: area.y,
    rough: 0.1,
    points: 14,
    sx: nest.rx / reach(nest),
    sy: nest.ry / reach(nest),
  });
  let markup = `<g transform="translate(5 10)">${fill(shape, SHADE, 0.3)}</g>${fill(shape, darken(main, 0.4))}`;
  const each = 7;
  for (let drawn = 0; drawn < count; drawn += each) {
    let d = '';
    for (let index = 0; index < each; index += 1) {
      const share = Math.sqrt(random.next()) * 0.94 + 0.03;
      const first = random.turn();
      const sweep = random.between(50, 150) * (random.next() < 0.8 ? 1 : -0.5);
      const drift = random.between(-0.26, 0.2);
      const [ox, oy] = [random.between(-0.16, 0.16), random.between(-0.16, 0.16)];
      const points: Point[] = [];
      for (let bend = 0; bend <= 4; bend += 1) {
        const at = Math.min(1, Math.max(0.04, share + (drift * bend) / 4 + random.between(-0.025, 0.025)));
        const [x, y] = polar(ox * (1 - at), oy * (1 - at), first + (sweep * bend) / 4, at);
        points.push([area.x + x * nest.rx, area.y + y * nest.ry]);
      }
      d += curve(points);
    }
    const tone = random.pick(tones);
    markup +=
      line(d, edge, w + 2.6, 0.75) +
      line(d, tone, w) +
      `<g transform="translate(-${n(w * 0.14)} -${n(w * 0.2)})">${line(d, '#fff8e0', w * 0.24, 0.42)}</g>`;
  }
  return markup + heapLight(nest, pen);
}

/** Mash, cream or a thick spread, worked with a spoon. */
interface MashSpec {
  tones: Tones;
  size?: number;
}

/** A mound with spoon marks. */
export function mash({ tones, size = 0.8 }: MashSpec, area: Area, pen: Pen): string {
  const { random } = pen;
  const [main] = tones;
  const radius = reach(area) * size;
  const stretch = { sx: area.rx / reach(area), sy: area.ry / reach(area) };
  const shape = blob(random, radius, { x: area.x, y: area.y, rough: 0.14, points: 12, ...stretch });
  const covered: Area = { ...area, rx: area.rx * size * 0.9, ry: area.ry * size * 0.9 };
  const points = evenPoints(covered, random, 80, { to: 1 });
  const sizes = [radius * 0.06, radius * 0.17] as const;
  const lumps =
    `<g transform="translate(1 2.400)">${specks(points, { radius: sizes, tones: [darken(main, 0.2)], opacity: 0.5, rough: 0.3 }, pen)}</g>` +
    specks(points, { radius: sizes, tones, opacity: 0.85, rough: 0.3 }, pen);
  let marks = '';
  for (let index = 0; index < 7; index += 1) {
    const share = 0.25 + index * 0.095;
    const first = random.between(150, 210) + index * 6;
    marks += curve([0, 25, 50, 75].map((turn) => polar(area.x, area.y, first + turn, radius * share)));
  }
  return (
    `<g transform="translate(5 10)">${fill(shape, SHADE, 0.3)}</g>` +
    fill(shape, darken(main, 0.14)) +
    lumps +
    `<g transform="translate(0 2)">${line(marks, darken(main, 0.3), radius * 0.03, 0.5)}</g>` +
    line(marks, '#fffbea', radius * 0.025, 0.6)
  );
}
