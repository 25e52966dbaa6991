import { expect, test } from 'vitest';
import { checkSkimmed } from './skimmed.ts';
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
