import { circle, line, ring } from '../core/paint.ts';
import { n } from '../core/geometry.ts';
import type { Pen } from '../core/pen.ts';
import { roundShadow, type Standing, type Vessel } from './body.ts';

/** A bowl of clear glass: the cloth shows through its rim. */
export function glassBowl({ x, y, radius }: Standing, pen: Pen): Vessel {
  const inner = radius * 0.87;
  const arc = (share: number, from: number, to: number) => {
    const at = (degrees: number) => {
      const radians = (degrees * Math.PI) / 180;
      return `${n(x + Math.cos(radians) * radius * share)} ${n(y + Math.sin(radians) * radius * share)}`;
    };
    return `M${at(from)}A${n(radius * share)} ${n(radius * share)} 0 0 1 ${at(to)}`;
  };
  const markup =
    roundShadow(pen, x, y, radius) +
    circle(x, y, radius, '#ffffff', 0.34) +
    circle(
      x,
      y,
      radius,
      pen.linear([
        [0, '#ffffff', 0.6],
        [0.5, '#d9f0f0', 0.1],
        [1, '#ffffff', 0.4],
      ]),
    ) +
    ring(x, y, radius - 2, '#ffffff', 4, 0.75) +
    ring(x, y, radius * 0.93, '#0e3b40', 2, 0.16) +
    line(arc(0.935, 195, 262), '#ffffff', radius * 0.05, 0.85) +
    line(arc(0.935, 20, 58), '#ffffff', radius * 0.03, 0.6) +
    circle(x, y, inner, '#e8efe4', 0.9) +
    ring(x, y, inner, '#ffffff', 3, 0.6);
  return { markup, area: { x, y, rx: inner, ry: inner, form: 'round' } };
}
