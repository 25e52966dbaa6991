import { expect, test } from 'vitest';
import { type Area, evenPoints, scatterPoints } from './area.ts';
import { createRandom } from './random.ts';

const round: Area = { x: 100, y: 50, rx: 80, ry: 40, form: 'round' };
const square: Area = { ...round, form: 'box' };
const inside = (area: Area, [x, y]: readonly [number, number]) =>
  area.form === 'box'
    ? Math.max(Math.abs(x - area.x) / area.rx, Math.abs(y - area.y) / area.ry)
    : Math.hypot((x - area.x) / area.rx, (y - area.y) / area.ry);

test.each([
  { name: 'round', area: round },
  { name: 'box', area: square },
])('points stay in a $name area and keep their distance', ({ area }) => {
  const points = scatterPoints(area, createRandom('a'), 30, 8, { to: 0.9 });
  expect(points.length).toBeGreaterThan(10);
  expect(Math.max(...points.map((point) => inside(area, point)))).toBeLessThanOrEqual(0.9);
  const gaps = points.flatMap(([x, y], at) =>
    points.slice(at + 1).map(([px, py]) => Math.hypot(px - x, py - y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

test('a crowded area gets fewer points instead of touching ones', () => {
  expect(scatterPoints(round, createRandom('a'), 500, 30).length).toBeLessThan(40);
});

test('a span keeps the centre clear', () => {
  const points = evenPoints(round, createRandom('a'), 200, { from: 0.5, to: 0.9 });
  expect(points).toHaveLength(200);
  expect(Math.min(...points.map((point) => inside(round, point)))).toBeGreaterThanOrEqual(0.5);
});
