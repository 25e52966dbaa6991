import type { Random } from './random.ts';

/** x and y. */
export type Point = readonly [number, number];

/** Formats a number with at most one decimal. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** The point at an angle (degrees) and distance from a centre. */
export function polar(x: number, y: number, degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance];
}

const step = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point) =>
  `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)} ${n(cy - (dy - by) / 6)} ${n(cx)} ${n(cy)}`;

/** A smooth line through the points, optionally closed. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [x, y] = at(0);
  let d = `M${n(x)} ${n(y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1)
    d += step(at(index - 1), at(index), at(index + 1), at(index + 2));
  return closed ? `${d}Z` : d;
}

/** How a blob may differ from a circle. */
interface BlobOptions {
  x?: number;
  y?: number;
  /** 0 is a circle, 0.5 a splash. */
  rough?: number;
  points?: number;
  /** Stretch across and down. */
  sx?: number;
  sy?: number;
}

/** A soft irregular shape, like food. */
export function blob(random: Random, radius: number, options: BlobOptions = {}): string {
  const { x = 0, y = 0, rough = 0.22, points = 8, sx = 1, sy = 1 } = options;
  const first = random.turn();
  const corners: Point[] = [];
  for (let index = 0; index < points; index += 1) {
    const [px, py] = polar(
      0,
      0,
      first + (index * 360) / points,
      radius * (1 - rough / 2 + random.next() * rough),
    );
    corners.push([x + px * sx, y + py * sy]);
  }
  return curve(corners, true);
}

/** A circle as path data, for outlines. */
export function disc(radius: number, x = 0, y = 0): string {
  return ellipse(radius, radius, x, y);
}

/** An ellipse as path data, for outlines. */
export function ellipse(rx: number, ry: number, x = 0, y = 0): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}

/** A rectangle with rounded corners, given by its centre, as path data. */
export function box(width: number, height: number, radius: number, x = 0, y = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x - w / 2)} ${n(y - height / 2)}h${n(w)}${arc(r, r)}v${n(h)}${arc(-r, r)}h${n(-w)}${arc(-r, -r)}v${n(-h)}${arc(r, -r)}Z`;
}
