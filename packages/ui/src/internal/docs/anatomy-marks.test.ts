import { expect, test } from 'vitest';
import { depthFor, heightFor, markParts, type Box } from './anatomy-marks.ts';

const STAGE = { width: 400, height: 300 };
const box = (left: number, top: number, width = 40, height = 20): Box => ({ left, top, width, height });
const marked = (...boxes: readonly Box[]) =>
  markParts(new Map(boxes.map((each, index) => [index + 1, each])), STAGE).toSorted(
    (one, other) => one.number - other.number,
  );

test('points at the corner of the root, and at the middle of the nearer side of a part', () => {
  expect(marked(box(60, 50, 280, 200), box(80, 100), box(300, 100))).toEqual([
    { number: 1, x: 28, y: 55, toX: 65, toY: 55 },
    { number: 2, x: 28, y: 110, toX: 85, toY: 110 },
    { number: 3, x: 372, y: 110, toX: 335, toY: 110 },
  ]);
});

test('stays beside a part that is narrower than the picture', () => {
  const [, flag] = marked(box(60, 50, 100, 100), box(140, 60, 20));
  expect(flag).toMatchObject({ x: 192, toX: 155 });
});

test('numbers of one side stand apart, in the order of their parts, and inside the picture', () => {
  const marks = marked(...Array.from({ length: 8 }, (_, index) => box(60, 280 - index)));
  const heights = marks.map(({ y }) => y).toSorted((a, b) => a - b);
  expect(heights[0]).toBeGreaterThanOrEqual(20);
  expect(heights.at(-1)).toBeLessThanOrEqual(280);
  heights.slice(1).forEach((y, index) => expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(32));
  expect(heightFor(8)).toBeLessThanOrEqual(STAGE.height);
});

test('points into a part as thin as a line, and at what the picture still shows of a wide one', () => {
  const [, thin, wide] = marked(box(0, 0, 400, 300), box(100, 50, 2, 100), box(250, 10, 900, 20));
  expect(thin?.toX).toBe(101);
  expect(wide?.toX).toBe(360);
});

test.each([
  ['a low picture whole', [box(0, 0, 400, 260), box(10, 200)], 420],
  ['the lowest part, with some room', [box(0, 0, 400, 900), box(10, 700)], 752],
  ['where a long part begins, and no more of it', [box(0, 0, 400, 5000), box(10, 500, 300, 4000)], 628],
])('shows %s', (_, boxes, depth) => {
  expect(depthFor(new Map(boxes.map((each, index) => [index + 1, each])))).toBe(depth);
});
