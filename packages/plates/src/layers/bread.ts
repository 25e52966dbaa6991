import { type Area, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE, type Tones } from '../core/colour.ts';
import { blob, box, disc, ellipse, n, polar } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { specks } from '../core/specks.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';
import type { Spot } from '../toppings/arrange.ts';

const toasted = (pen: Pen, radius: number, count: number, tones: Tones, from = 0): string => {
  const area = { x: 0, y: 0, rx: radius, ry: radius, form: 'round' } as const;
  const points = scatterPoints(area, pen.random, count, radius * 0.1, { from, to: 0.95 });
  return specks(points, { radius: [radius * 0.03, radius * 0.1], tones, opacity: 0.42, rough: 0.5 }, pen);
};

/** Tortillas, plain or filled: each at its own spot. */
export interface TortillasSpec {
  spots: readonly Spot[];
  /** Radius as a share of the area. */
  size: number;
  tone?: Hex;
  filling?: readonly ToppingSpec[];
}

/** Soft flat tortillas, their filling in a long heap across the middle. */
export function tortillas(
  { spots, size, tone = '#f3d592', filling = [] }: TortillasSpec,
  area: Area,
  pen: Pen,
): string {
  const radius = reach(area) * size;
  return spots
    .map(([sx, sy, turn = 0]) => {
      const edge = blob(pen.random, radius, { rough: 0.05, points: 12 });
      const heap: Area = { x: 0, y: 0, rx: radius * 0.46, ry: radius * 0.74, form: 'round' };
      const bed =
        filling.length === 0
          ? ''
          : fill(
              blob(pen.random, radius * 0.62, { rough: 0.2, points: 11, sx: 0.78, sy: 1.24, y: 4 }),
              '#5a1d0c',
              0.45,
            );
      const art =
        fill(edge, darken(tone, 0.24)) +
        `<g transform="translate(-.8 -2)">${fill(edge, tone)}</g>` +
        fill(blob(pen.random, radius * 0.88, { rough: 0.05, points: 12 }), lighten(tone, 0.28), 0.7) +
        toasted(pen, radius, 30, ['#b9772d', '#a8652a', '#d19a4e']) +
        bed +
        filling.map((food) => drawTopping(food, heap, pen)).join('');
      const [x, y] = [area.x + sx * area.rx, area.y + sy * area.ry];
      return group(fill(edge, SHADE, 0.28), x + 5, y + 11, turn) + group(art, x, y, turn);
    })
    .join('');
}

/** Pizza: blistered rim, tomato. */
export function pizza(_spec: object, area: Area, pen: Pen): string {
  const radius = reach(area);
  const { random } = pen;
  const at = { x: area.x, y: area.y };
  const spread = scatterPoints({ ...area, rx: radius * 0.76, ry: radius * 0.76 }, random, 70, 14);
  const sauce = specks(
    spread,
    { radius: [5, 17], tones: ['#e4613f', '#b72b17', '#ee7a4c'], opacity: 0.55, rough: 0.5 },
    pen,
  );
  return (
    fill(blob(random, radius, { ...at, rough: 0.035, points: 18 }), '#c98540') +
    fill(
      blob(random, radius * 0.975, { x: area.x - 2, y: area.y - 3, rough: 0.035, points: 18 }),
      pen.radial(
        [
          [0.7, '#d9974a'],
          [0.86, '#f3c983'],
          [1, '#dd9f55'],
        ],
        0.48,
        0.47,
      ),
    ) +
    group(
      toasted(pen, radius * 0.96, 60, ['#a8622a', '#7e421a', '#c98942', '#5d2f12'], 0.84),
      area.x,
      area.y,
    ) +
    fill(blob(random, radius * 0.82, { ...at, rough: 0.05, points: 18 }), '#8f2110', 0.85) +
    fill(blob(random, radius * 0.795, { x: area.x + 1, y: area.y + 1, rough: 0.06, points: 17 }), '#d2432a') +
    sauce
  );
}

/** A round cake fried in a pan: Spanish omelette or Korean pancake. */
export interface CakeSpec {
  tone: Hex;
  size?: number;
  /** Angles between which a piece is cut out and moved away. */
  cut?: readonly [from: number, to: number];
  /** How browned it is, 0 to 1. */
  browned?: number;
  /** What the cut shows: the crumb, and the line in it. */
  inside?: readonly [crumb: Hex, line: Hex];
}

/** The cake with its golden crust; the cut shows the pale inside. */
export function cake(
  { tone, size = 0.86, cut, browned = 0.6, inside = ['#f7e3a0', '#e3bf62'] }: CakeSpec,
  area: Area,
  pen: Pen,
): string {
  const radius = reach(area) * size;
  const edge = blob(pen.random, radius, { rough: 0.025, points: 18 });
  const face = pen.radial(
    [
      [0, lighten(tone, 0.22)],
      [0.7, tone],
      [0.93, darken(tone, 0.2)],
      [1, darken(tone, 0.42)],
    ],
    0.46,
    0.44,
  );
  const whole =
    fill(edge, darken(tone, 0.5)) +
    `<g transform="translate(-1 -5)">${fill(edge, face)}</g>` +
    group(
      toasted(pen, radius * 0.94, Math.round(90 * browned), [
        darken(tone, 0.34),
        darken(tone, 0.22),
        '#a8652a',
      ]),
      -1,
      -4,
    );
  if (!cut) return group(fill(edge, SHADE, 0.34), area.x + 7, area.y + 14) + group(whole, area.x, area.y);
  const [from, to] = cut;
  const far = radius * 1.3;
  const wedge = (a: number, b: number) => {
    const [ax, ay] = polar(0, 0, a, far);
    const [bx, by] = polar(0, 0, b, far);
    return `M0-3L${n(ax)} ${n(ay)}A${n(far)} ${n(far)} 0 ${b - a > 180 ? 1 : 0} 1 ${n(bx)} ${n(by)}Z`;
  };
  const side = (degrees: number) => {
    const [x, y] = polar(0, 0, degrees, radius * 0.97);
    return `M0-3L${n(x)} ${n(y - 3)}V${n(y + 16)}L0 14Z`;
  };
  const faces = [from, to]
    .map(
      (degrees) =>
        fill(side(degrees), inside[0]) +
        line(
          `M4 6L${n(polar(0, 0, degrees, radius * 0.9)[0])} ${n(polar(0, 0, degrees, radius * 0.9)[1] + 5)}`,
          inside[1],
          3,
          0.8,
        ),
    )
    .join('');
  const [dx, dy] = polar(0, 0, (from + to) / 2, radius * 0.24);
  const rest = `<g clip-path="${pen.clip(wedge(to, from + 360))}">${whole}</g>`;
  const piece = `<g clip-path="${pen.clip(wedge(from, to))}">${whole}</g>`;
  return (
    group(fill(edge, SHADE, 0.3), area.x + 7, area.y + 14) +
    group(faces + rest, area.x, area.y) +
    group(
      `<g transform="translate(5 13)">${fill(`${wedge(from, to)}`, SHADE, 0)}</g>` + faces + piece,
      area.x + dx,
      area.y + dy,
    )
  );
}

/** Waffles, square or `oval`, dusted with sugar. */
export function waffles(
  {
    spots,
    size,
    tone = '#dc9f4e',
    oval,
  }: { spots: readonly Spot[]; size: number; tone?: Hex; oval?: boolean },
  area: Area,
  pen: Pen,
): string {
  const width = reach(area) * size;
  const height = width * 0.66;
  const d = oval ? ellipse(width * 0.47, height * 0.52) : box(width, height, 14);
  const cells: string[] = [];
  for (let column = 0; column < 5; column += 1)
    for (let row = 0; row < 3; row += 1) {
      if (oval && row !== 1 && (column === 0 || column === 4)) continue;
      const [x, y] = [(-2 + column) * width * 0.188, (-1 + row) * height * 0.29];
      const cell = box(width * 0.135, height * 0.2, 5, x, y);
      cells.push(
        fill(cell, darken(tone, 0.42)) +
          fill(box(width * 0.125, height * 0.15, 4, x + 1, y + height * 0.024), darken(tone, 0.2)) +
          line(
            `M${n(x - width * 0.06)} ${n(y + height * 0.108)}h${n(width * 0.12)}`,
            lighten(tone, 0.55),
            2,
            0.6,
          ),
      );
    }
  const sugar = () =>
    scatterPoints({ x: 0, y: 0, rx: width * 0.46, ry: height * 0.44, form: 'box' }, pen.random, 90, 4)
      .map(([x, y]) =>
        fill(disc(pen.random.between(0.8, 2.2), x, y), '#ffffff', pen.random.between(0.4, 0.85)),
      )
      .join('');
  return spots
    .map(([sx, sy, turn = 0]) => {
      const [x, y] = [area.x + sx * area.rx, area.y + sy * area.ry];
      const art =
        fill(d, darken(tone, 0.45)) +
        `<g transform="translate(0 -4)">${fill(
          d,
          pen.linear([
            [0, lighten(tone, 0.3)],
            [1, darken(tone, 0.1)],
          ]),
        )}${cells.join('')}${sugar()}</g>`;
      return group(fill(d, SHADE, 0.34), x + 6, y + 13, turn) + group(art, x, y, turn);
    })
    .join('');
}
