import { expect, test } from 'vitest';
import { checkSaltedWater, checkSkimmed } from './skimmed.ts';
import { GOOD, steps } from './sample.ts';

const found = (step: string, change = {}) => [...checkSkimmed({ ...GOOD, ...steps(step), ...change })];

test.each(['Skim the fat off the stew.', 'Spoon off the fat.', 'Pour off most of the fat and fry on.'])(
  'finds fat that leaves the pot but not the figures: %s',
  (step) => {
    expect(found(step)).toHaveLength(1);
    const marked = GOOD.ingredients.map((line, at) => (at === 0 ? { ...line, fatEaten: 0.7 } : line));
    expect(found(step, { ingredients: marked })).toEqual([]);
  },
);

test.each(['Soften the onions in the fat.', 'Skim off the foam.'])('lets pass: %s', (step) =>
  expect(found(step)).toEqual([]),
);

test('finds salt that stays in the water', () => {
  const boiled = steps(
    'Boil the potatoes in water with ½ teaspoon of the salt for 15 minutes and drain them.',
  );
  const line = (eaten?: number) => {
    const [first] = GOOD.ingredients;
    return [{ ...first!, ingredient: 'salt', ...(eaten === undefined ? {} : { eaten }) }];
  };
  expect([...checkSaltedWater({ ...GOOD, ...boiled, ingredients: line() })]).toHaveLength(1);
  expect([...checkSaltedWater({ ...GOOD, ...boiled, ingredients: line(0.6) })]).toEqual([]);
  const stew = steps('Pour in 500 ml of boiling water with the salt.');
  expect([...checkSaltedWater({ ...GOOD, ...stew, ingredients: line() })]).toEqual([]);
});
