import { expect, test } from 'vitest';
import { leftoverDates } from './leftovers.ts';

test.each([
  { dish: 'a stew', base: null, proteins: ['beef'], dates: ['2030-06-01', '2030-06-02', '2030-06-03'] },
  { dish: 'pasta', base: 'pasta', proteins: [], dates: ['2030-06-01', '2030-06-02', '2030-06-03'] },
  { dish: 'a fish pie', base: 'potatoes', proteins: ['dairy', 'fish'], dates: ['2030-06-01', '2030-06-02'] },
  { dish: 'a biryani', base: 'rice', proteins: ['chicken'], dates: ['2030-06-01'] },
] as const)('$dish is eaten up in time', ({ base, proteins, dates }) => {
  expect(leftoverDates('2030-05-31', { base, proteins })).toEqual(dates);
});
