import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce, mapping, sorting, unhurried } from './unhurried.ts';

test('sorts stably', () => {
  const items = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat()), { maxLength: 2_000, size: 'max' });
  fc.assert(
    fc.property(items, (some) => {
      const compare = ([a]: [number, number], [b]: [number, number]) => a - b;
      expect(atOnce(sorting(some, compare))).toEqual(some.toSorted(compare));
    }),
  );
});

test('yields to other work during long calculations', async () => {
  let turns = 0;
  const work = { isOver: false };
  const others = (async () => {
    while (!work.isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  const many = Array.from({ length: 200_000 }, (_, index) => `${index * 7_919}`);
  const made = await unhurried(mapping(many, (text) => text.normalize('NFD').toUpperCase()));
  work.isOver = true;
  await others;
  expect(made).toHaveLength(many.length);
  expect(turns).toBeGreaterThan(1);
});
