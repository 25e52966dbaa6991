import { expect, test } from 'vitest';
import { isIn, viewOf } from './close.ts';

test('without a corner the whole table is shown', () => {
  expect(viewOf(undefined)).toEqual({ x: 0, y: 0, width: 800, height: 600 });
});

test.each(['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const)(
  'near the %s corner, two edges crop a round dish and the corner stays in view',
  (corner) => {
    const view = viewOf(corner);
    const dish = { left: 150, top: 50, right: 650, bottom: 550 };
    const cropped = [
      dish.left < view.x,
      dish.right > view.x + view.width,
      dish.top < view.y,
      dish.bottom > view.y + view.height,
    ];
    expect(cropped.filter(Boolean)).toHaveLength(2);
    const x = corner.endsWith('left') ? 85 : 715;
    const y = corner.startsWith('top') ? 95 : 505;
    expect(isIn(view, { x, y })).toBe(true);
    expect(isIn(view, { x: 800 - x, y: 600 - y })).toBe(false);
    expect(view.width / view.height).toBeCloseTo(4 / 3);
  },
);
