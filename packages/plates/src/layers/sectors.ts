import { type Area, outline, reach } from '../core/area.ts';
import { darken, SHADE, type Hex } from '../core/colour.ts';
import { n, polar } from '../core/geometry.ts';
import { fill, line } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { drawTopping, type ToppingSpec } from '../toppings/topping.ts';

/** A bowl divided into sectors, each with its own food. */
interface SectorsSpec {
  parts: readonly { ground: Hex; food: ToppingSpec }[];
  first?: number;
}

/** Draws each sector's food within its wedge. */
export function sectors({ parts, first = -30 }: SectorsSpec, area: Area, pen: Pen): string {
  const radius = reach(area);
  const each = 360 / parts.length;
  return parts
    .map(({ ground, food }, index) => {
      const from = first + index * each;
      const [ax, ay] = polar(area.x, area.y, from, radius * 1.02);
      const [bx, by] = polar(area.x, area.y, from + each, radius * 1.02);
      const d = `M${n(area.x)} ${n(area.y)}L${n(ax)} ${n(ay)}A${n(radius * 1.02)} ${n(radius * 1.02)} 0 0 1 ${n(bx)} ${n(by)}Z`;
      const [mx, my] = polar(area.x, area.y, from + each / 2, radius * 0.64);
      const heap: Area = { x: mx, y: my, rx: radius * 0.52, ry: radius * 0.52, form: 'round' };
      const seam = line(`M${n(area.x)} ${n(area.y)}L${n(ax)} ${n(ay)}`, SHADE, radius * 0.02, 0.28);
      return `<g clip-path="${pen.clip(d)}">${fill(outline(area, 1.02), darken(ground, 0.1))}${drawTopping(food, heap, pen)}</g>${seam}`;
    })
    .join('');
}
