import { expect, test } from 'vitest';
import { brandIn, OF_FRESH, OF_MILK, OF_SPICES, OF_TINS } from './brands.ts';

test.each([
  { kind: 'tins', makers: OF_TINS },
  { kind: 'spices', makers: OF_SPICES },
  { kind: 'fresh food', makers: OF_FRESH },
  { kind: 'yogurt and chocolate', makers: OF_MILK },
])('every maker of $kind is read as a maker', ({ makers }) => {
  const strays = [...makers].filter((maker) => {
    const words = maker.split(' ');
    return brandIn(words)?.length !== words.length;
  });
  expect(strays).toEqual([]);
});
