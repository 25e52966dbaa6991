import { type Area, reach, scatterPoints } from '../core/area.ts';
import { darken, type Hex, lighten, SHADE } from '../core/colour.ts';
import { box, disc, ellipse, n } from '../core/geometry.ts';
import { fill, group, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import type { Spot } from '../toppings/arrange.ts';

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
