import { expect, test } from 'vitest';
import { checkSaltedWater, checkSkimmed, checkWrungOut } from './skimmed.ts';
import { GOOD, steps } from './sample.ts';

const found = (step: string, change = {}) => [...checkSkimmed({ ...GOOD, ...steps(step), ...change })];

test.each([
  'Skim the fat off the stew.',
  'Spoon off the fat.',
  'Pour off most of the fat and fry on.',
  'Pour away all but 1 tablespoon of the oil.',
  'Skim off the oil that rises.',
])('finds fat that leaves the pot but not the figures: %s', (step) => {
  expect(found(step)).toHaveLength(1);
  const marked = GOOD.ingredients.map((line, at) => (at === 0 ? { ...line, fatEaten: 0.7 } : line));
  expect(found(step, { ingredients: marked })).toEqual([]);
});

test.each(['Soften the onions in the fat.', 'Skim off the foam.', 'Pour the oil into a wide pan.'])(
  'lets pass: %s',
  (step) => expect(found(step)).toEqual([]),
);

/** The dish with a line of salt, of which this share is eaten. */
const salted = (eaten?: number) => {
  const [first] = GOOD.ingredients;
  return [{ ...first!, ingredient: 'salt', ...(eaten === undefined ? {} : { eaten }) }];
};

test.each([
  'Boil the potatoes in water with ½ teaspoon of the salt for 15 minutes and drain them.',
  'Boil the potatoes with the rest of the salt in plenty of water.',
  'Cover the potatoes with cold water, add ½ teaspoon of the salt and boil them.',
  'Poach the chicken with 1 teaspoon of the salt and water to cover.',
  'Lift out the chicken and keep 200 ml of its broth.',
  'Strain 1.2 litres of the stock for the rice.',
])('finds salt that stays in the water: %s', (step) => {
  const boiled = { ...GOOD, ...steps(step) };
  expect([...checkSaltedWater({ ...boiled, ingredients: salted() })]).toHaveLength(1);
  expect([...checkSaltedWater({ ...boiled, ingredients: salted(0.6) })]).toEqual([]);
});

test.each([
  'Pour in 500 ml of boiling water with the salt.',
  'Boil the rice with 480 ml of water and the salt.',
  'Keep the broth.',
  'Mix the flour with ½ teaspoon of the salt and water enough for a soft dough.',
])('counts salt that is eaten with its water: %s', (step) =>
  expect([...checkSaltedWater({ ...GOOD, ...steps(step), ingredients: salted() })]).toEqual([]),
);

test.each([
  'Mix the cucumber with the salt, wait for 10 minutes and squeeze it dry.',
  'Rub the salt into the cabbage. Wring it out in a cloth.',
  'Toss the tomatoes with the salt in a sieve and let them drip.',
  'Rub the cabbage with the salt. Tip away what gathers.',
])('finds salt that leaves with the water it draws: %s', (step) => {
  const wrung = { ...GOOD, ...steps(step) };
  expect([...checkWrungOut({ ...wrung, ingredients: salted() })]).toHaveLength(1);
  expect([...checkWrungOut({ ...wrung, ingredients: salted(0.6) })]).toEqual([]);
});

test.each(['Wring out the spinach, then add the salt.', 'Stir in the salt and squeeze out the gelatine.'])(
  'counts salt that stays: %s',
  (step) => expect([...checkWrungOut({ ...GOOD, ...steps(step), ingredients: salted() })]).toEqual([]),
);
