import { expect, test } from 'vitest';
import { blob, box, curve, n, polar } from './geometry.ts';
import { createRandom } from './random.ts';

test.each([
  { why: 'one decimal is enough', value: 1.2345, text: '1.2' },
  { why: 'whole numbers stay short', value: 12, text: '12' },
  { why: 'no minus before nothing', value: -0.04, text: '0' },
])('$why: $value → $text', ({ value, text }) => {
  expect(n(value)).toBe(text);
});

test('an open curve ends at its last point, a closed one returns', () => {
  expect(
    curve([
      [0, 0],
      [10, 0],
      [20, 5],
    ]),
  ).toMatch(/20 5$/);
  expect(
    curve(
      [
        [0, 0],
        [10, 0],
        [20, 5],
      ],
      true,
    ),
  ).toMatch(/ 0 0Z$/);
});

test('a blob stays within its roughness', () => {
  const corners = [
    ...blob(createRandom('a'), 100, { rough: 0.2, points: 12 }).matchAll(/ (-?[\d.]+) (-?[\d.]+)(?=C|Z)/g),
  ];
  const distances = corners.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
  expect(distances).toHaveLength(12);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(89.9);
  expect(Math.max(...distances)).toBeLessThanOrEqual(110.1);
});

test("a box's corner radius is at most half of its shorter side", () => {
  expect(box(40, 20, 50)).toContain('a10 10');
});

test('polar angles run clockwise, as on screen', () => {
  expect(polar(0, 0, 90, 10).map((value) => Math.round(value))).toEqual([0, 10]);
});
