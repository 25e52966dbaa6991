import type { Tones } from './colour.ts';
import { blob, n, type Point } from './geometry.ts';
import type { Pen } from './pen.ts';

/** The appearance of specks: range of radii, colours, opacity, roughness. */
interface SpecksLook {
  radius: readonly [number, number];
  tones: Tones;
  opacity: number;
  rough?: number;
}

/**
 * Irregular spots at the given points. They share a few shapes, rotated and scaled, which keeps the SVG
 * small.
 */
export function specks(
  points: readonly Point[],
  { radius, tones, opacity, rough = 0.45 }: SpecksLook,
  pen: Pen,
): string {
  const { random } = pen;
  const shapes = Array.from({ length: 5 }, () =>
    pen.shared(`<path d="${blob(random, 10, { rough, points: 7 })}"/>`),
  );
  return tones
    .map((tone, index) => {
      const uses = points
        .filter((_, at) => at % tones.length === index)
        .map(([x, y], at) => {
          const scale = Number((random.between(...radius) / 10).toFixed(2));
          return `<use href="#${shapes[at % shapes.length] ?? ''}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random.turn())}) scale(${scale})"/>`;
        })
        .join('');
      return `<g fill="${tone}" opacity="${opacity}">${uses}</g>`;
    })
    .join('');
}
