import { darken, type Hex, mix } from '../core/colour.ts';
import { blob, type Point } from '../core/geometry.ts';
import { fill } from '../core/paint.ts';
import type { Random } from '../core/random.ts';

/** The colour of bone. */
export const BONE: Hex = '#f3e6cf';

/** A raised piece: its shaded side, and its lit top a little higher and smaller. */
export function raised(
  d: string,
  tone: Hex,
  { shade = 0.34, up = 0.9, shrink = 0.94 }: { shade?: number; up?: number; shrink?: number } = {},
): string {
  return `${fill(d, darken(tone, shade))}<g transform="translate(-.2 ${-up}) scale(${shrink})">${fill(d, tone)}</g>`;
}

/** How marks on a piece look: within which oval, between which sizes, in which colour. */
interface MarksLook {
  count: number;
  rx: number;
  ry: number;
  size: readonly [number, number];
  tone: Hex;
  opacity?: number;
  x?: number;
  y?: number;
}

/** Irregular marks on a piece: crust, toasting, fat. */
export function marks(
  random: Random,
  { count, rx, ry, size, tone, opacity = 0.5, x = 0, y = 0 }: MarksLook,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const distance = Math.sqrt(random.next());
    const radians = random.between(0, Math.PI * 2);
    d += blob(random, random.between(...size), {
      x: x + Math.cos(radians) * distance * rx,
      y: y + Math.sin(radians) * distance * ry,
      rough: 0.5,
      points: 6,
    });
  }
  return fill(d, tone, opacity);
}

/** A crust fried in patches round these points: every browner patch lies within the one before. */
export function browning(random: Random, tone: Hex, points: readonly Point[]): string {
  const deep = mix(tone, '#5e1f06', 0.55);
  return points
    .map(([x, y]) => {
      const [px, py] = [x + random.between(-1.6, 1.6), y + random.between(-1.2, 1.2)];
      return ([3.3, 2.2, 1] as const)
        .map((size, step) =>
          fill(
            blob(random, size, { x: px, y: py, rough: 0.55, points: 8, sx: 1.15, sy: 0.8 }),
            deep,
            0.3 + step * 0.03,
          ),
        )
        .join('');
    })
    .join('');
}
