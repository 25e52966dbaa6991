import { expect, test } from 'vitest';
import { ingredientsInStep } from './step-ingredients.ts';

const LIST = [
  'olive oil',
  'tomato',
  'tomato paste',
  'onion',
  'spring onion',
  'black pepper',
  'bay leaf',
  'egg',
];
const named = (step: string, list = LIST) => ingredientsInStep(step, list).map((place) => list[place]);

test.each([
  { why: 'a whole name', step: 'Warm the olive oil.', names: ['olive oil'] },
  {
    why: 'a word only one has',
    step: 'Warm the oil and grind in the pepper.',
    names: ['olive oil', 'black pepper'],
  },
  {
    why: 'the plural',
    step: 'Chop the tomatoes. Crack the eggs. Add the bay leaves.',
    names: ['tomato', 'bay leaf', 'egg'],
  },
  {
    why: 'the longest name',
    step: 'Stir in the tomato paste and the spring onions.',
    names: ['tomato paste', 'spring onion'],
  },
  { why: 'each once', step: 'Fry the onion. Take the onion out.', names: ['onion'] },
  { why: 'nothing else', step: 'Heat the oven to 200 °C and wait.', names: [] },
  { why: 'never a mere description', step: 'Wait until the crust is black.', names: [] },
])('$why', ({ step, names }) => expect(named(step)).toEqual(names));

test('a shared word matches neither', () => {
  expect(named('Slice the pepper.', ['red pepper', 'black pepper'])).toEqual([]);
  expect(named('Slice the red pepper.', ['red pepper', 'black pepper'])).toEqual(['red pepper']);
});

test('an empty name matches nothing', () => expect(named('Stir.', ['', '!'])).toEqual([]));
