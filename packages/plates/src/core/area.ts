import { box, ellipse, type Point, polar } from './geometry.ts';
import type { Random } from './random.ts';

/** The part of the picture that food may fill: the inside of a vessel. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly form: 'round' | 'box';
}

/** The length that sizes inside an area scale with. */
export const reach = (area: Area): number => Math.min(area.rx, area.ry);

/** An area's outline as path data, scaled by a factor. */
export function outline(area: Area, scale = 1): string {
  const [rx, ry] = [area.rx * scale, area.ry * scale];
  return area.form === 'round'
    ? ellipse(rx, ry, area.x, area.y)
    : box(rx * 2, ry * 2, reach(area) * 0.3, area.x, area.y);
}

/** Where inside an area: fractions of the way from centre to edge. */
export interface Span {
  from?: number;
  to?: number;
}

function pointIn(area: Area, random: Random, { from = 0, to = 1 }: Span): Point {
  if (area.form === 'box')
    return [area.x + random.between(-to, to) * area.rx, area.y + random.between(-to, to) * area.ry];
  const [dx, dy] = polar(0, 0, random.turn(), Math.sqrt(random.between(from * from, to * to)));
  return [area.x + dx * area.rx, area.y + dy * area.ry];
}

/** Random points with a minimum distance; fewer than requested if there is no room. */
export function scatterPoints(
  area: Area,
  random: Random,
  count: number,
  gap: number,
  span: Span = {},
): Point[] {
  const points: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const [x, y] = pointIn(area, random, span);
      if (points.every(([px, py]) => Math.hypot(px - x, py - y) > gap)) {
        points.push([x, y]);
        break;
      }
    }
  }
  return points;
}

const GOLDEN_ANGLE = 137.508;

/** Evenly spaced points in a sunflower pattern, each slightly displaced. */
export function evenPoints(area: Area, random: Random, count: number, span: Span = {}): Point[] {
  const { from = 0, to = 1 } = span;
  const points: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    if (area.form === 'box') {
      points.push(pointIn(area, random, span));
      continue;
    }
    const share = (index + random.next()) / count;
    const distance = Math.sqrt(from * from + share * (to * to - from * from));
    const [dx, dy] = polar(0, 0, index * GOLDEN_ANGLE + random.between(-9, 9), distance);
    points.push([area.x + dx * area.rx, area.y + dy * area.ry]);
  }
  return points;
}
