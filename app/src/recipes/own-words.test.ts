import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

const AS_WRITTEN = { units: 'as_written', isScaled: false } as const;

test.each([
  ['2 (14.5 oz) cans diced tomatoes', 'tinned tomatoes', 29],
  ['150g/5¼oz spinach', 'spinach', 150],
  ['juice of half a lemon', 'lemon', 0.5],
  ['2–3 cloves garlic', 'garlic', 2],
  ['1 stick butter', 'butter', 113],
  ['2 knobs of butter', 'butter', 30],
  ['oil for frying', 'vegetable oil', null],
])('%s stays in the cook’s words', (text, name, quantity) =>
  expect(ownWords({ text, name, quantity }, AS_WRITTEN)).toBe(text),
);

test.each([
  ['4 scallions, cut into 2 cm pieces', 'spring onions', 4],
  ['1 1/2 cups flour', 'plain flour', 1.5],
  ['1½ cups flour', 'plain flour', 1.5],
  ['1/3 cup cream', 'cream', 0.333],
  ['0,5 l milk', 'milk', 0.5],
  ['a pinch of salt', 'salt', 1],
  ['Salt', 'salt', null],
])('%s is said as well by what was read', (text, name, quantity) =>
  expect(ownWords({ text, name, quantity }, AS_WRITTEN)).toBeUndefined(),
);

test('in other units, for other servings, and in the catalogue, what was read is shown', () => {
  const line = { text: '2 (14.5 oz) cans tomatoes', name: 'tinned tomatoes', quantity: 29 };
  expect(ownWords(line, { units: 'metric', isScaled: false })).toBeUndefined();
  expect(ownWords(line, { units: 'as_written', isScaled: true })).toBeUndefined();
  expect(ownWords({ name: 'tinned tomatoes', quantity: 29 }, AS_WRITTEN)).toBeUndefined();
});
