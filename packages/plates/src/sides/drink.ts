import { darken, type Hex, lighten } from '../core/colour.ts';
import { scatterPoints } from '../core/area.ts';
import { blob, box } from '../core/geometry.ts';
import { circle, fill, gleam, group, line, ring } from '../core/paint.ts';
import type { Pen } from '../core/pen.ts';
import { roundShadow, sheen } from '../vessels/body.ts';
import type { Laid } from './cutlery.ts';

/** The head of a beer: foam with bubbles, the beer showing at its edge. */
function head(pen: Pen, x: number, y: number, r: number): string {
  const area = { x, y, rx: r * 0.66, ry: r * 0.66, form: 'round' } as const;
  const bubbles = scatterPoints(area, pen.random, 40, r * 0.09)
    .map(([bx, by]) => ring(bx, by, r * pen.random.between(0.03, 0.08), '#dcb873', 1.6, 0.7))
    .join('');
  return (
    circle(x, y, r * 0.86, '#e2a23a') +
    fill(blob(pen.random, r * 0.76, { x, y, rough: 0.09, points: 12 }), '#fff4d6') +
    fill(blob(pen.random, r * 0.56, { x: x - 3, y: y - 4, rough: 0.16, points: 10 }), '#fffcf2') +
    bubbles
  );
}

/** A glass seen from above: what is in it, and a rim that catches the light. */
export function glass(
  { x, y, size = 1, tone, foam, stem }: Laid & { tone: Hex; foam?: boolean; stem?: boolean },
  pen: Pen,
): string {
  const r = 62 * size;
  const liquid = pen.radial(
    [
      [0, lighten(tone, 0.28)],
      [0.8, tone],
      [1, darken(tone, 0.35)],
    ],
    0.42,
    0.4,
  );
  const top = foam ? head(pen, x, y, r) : circle(x, y, r * 0.84, liquid);
  return (
    (stem ? circle(x + r * 0.25, y + r * 0.4, r * 1.05, '#ffffff', 0.16) : '') +
    roundShadow(pen, x, y, r) +
    circle(x, y, r, '#ffffff', 0.35) +
    circle(x, y, r * 0.9, tone, 0.55) +
    top +
    ring(x, y, r - 2, '#ffffff', 3.5, 0.8) +
    ring(x, y, r * 0.87, '#ffffff', 1.5, 0.5) +
    line(
      `M${x - r * 0.72} ${y - r * 0.26}A${r * 0.77} ${r * 0.77} 0 0 1 ${x - r * 0.2} ${y - r * 0.74}`,
      '#ffffff',
      4.5 * size,
      0.75,
    ) +
    gleam(x + r * 0.3, y + r * 0.34, r * 0.16, r * 0.06, -40, 0.4)
  );
}

/** A cup on its saucer. */
export function cup(
  { x, y, turn = 35, size = 1, tone, drink }: Laid & { tone: Hex; drink: Hex },
  pen: Pen,
): string {
  const r = 54 * size;
  const grip = box(r * 0.62, r * 0.34, r * 0.15);
  return (
    roundShadow(pen, x, y, r * 1.62) +
    circle(x, y, r * 1.62, tone) +
    circle(x, y, r * 1.62, sheen(pen)) +
    ring(x, y, r * 1.25, darken(tone, 0.3), 2, 0.35) +
    group(
      fill(grip, tone) + fill(grip, sheen(pen)),
      x + Math.cos((turn * Math.PI) / 180) * r * 1.2,
      y + Math.sin((turn * Math.PI) / 180) * r * 1.2,
      turn,
    ) +
    circle(x + 3, y + 6, r, '#1d0d05', 0.26) +
    circle(x, y, r, tone) +
    circle(x, y, r, sheen(pen)) +
    circle(
      x,
      y,
      r * 0.84,
      pen.radial([
        [0, lighten(drink, 0.25)],
        [0.75, drink],
        [1, darken(drink, 0.4)],
      ]),
    ) +
    ring(x, y, r * 0.72, lighten(drink, 0.4), 3 * size, 0.6) +
    gleam(x - r * 0.34, y - r * 0.36, r * 0.2, r * 0.08, -35, 0.5)
  );
}
