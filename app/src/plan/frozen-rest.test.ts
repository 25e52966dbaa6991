import { expect, test } from 'vitest';
import { frozenRestWords } from './frozen-rest.ts';

const RISOTTO = { day: 'Thursday', date: '2030-05-09', title: 'Risotto (Creamy Rice)' } as const;
const SOUP = { day: 'Friday', date: '2030-05-10', title: 'Tomato Soup' } as const;
const stock = { name: 'chicken stock', quantity: 500, unit: 'ml', meals: [RISOTTO] } as const;

test('what was frozen when a meal was cooked is said, with the meals it is for [DATES-27]', () => {
  expect(frozenRestWords()).toEqual([]);
  expect(frozenRestWords([{ ...stock, meals: [RISOTTO] }])).toEqual([
    "500 ml of chicken stock went into the freezer, for Thursday's Risotto.",
  ]);
  const ham = { name: 'ham', quantity: 80, unit: 'g', meals: [SOUP] } as const;
  expect(
    frozenRestWords([
      { ...stock, meals: [RISOTTO] },
      { ...ham, meals: [SOUP] },
    ]),
  ).toEqual(['500 ml of chicken stock and 80 g of ham went into the freezer, for Thursday and Friday.']);
});
