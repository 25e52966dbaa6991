import { describe, expect, test } from 'vitest';
import type { RecipeSource } from '@larder/domain/model';
import { check, GOOD, lines, steps } from './sample.ts';

describe('steps', () => {
  test.each<{ change: Partial<RecipeSource>; problem: string }>([
    {
      change: lines({ ingredient: 'mint', quantity: 1, unit: 'bunch' }),
      problem: 'no step mentions mint',
    },
    {
      change: lines({ ingredient: 'onion', quantity: 1, unit: 'piece' }),
      problem: 'no step mentions onion',
    },
    {
      change: steps('Top with the coriander.'),
      problem: "a step names 'coriander', but coriander-leaf is not on the list",
    },
    {
      change: steps('Stir in tomato paste.'),
      problem: "a step names 'tomato paste', but tomato-paste is not on the list",
    },
    {
      change: steps('Pour in the coconut milk.'),
      problem: "a step names 'coconut milk', but coconut-milk is not on the list",
    },
    {
      change: steps('Serve with lemon juice.'),
      problem: "a step names 'lemon juice', but lemon-juice is not on the list",
    },
    {
      change: steps('Pour in the wine.'),
      problem: "a step names 'wine', which nothing on the list matches",
    },
    {
      change: {
        ...lines({ ingredient: 'minced-pork', quantity: 100, unit: 'g' }),
        ...steps('Brown the pork with the ham.'),
      },
      problem: "a step names 'ham', but ham is not on the list",
    },
    {
      change: {
        ...lines({ ingredient: 'egg', quantity: 1, unit: 'piece' }),
        ...steps('Beat the egg with the cream.'),
      },
      problem: "a step names 'cream', but cream is not on the list",
    },
    {
      change: { title: 'Tomato rice with beans', ...steps('Fold in the beans.') },
      problem: "a step names 'bean', which nothing on the list matches",
    },
    {
      change: steps('Lay the pastry on top.'),
      problem: "a step names 'pastry', which nothing on the list matches",
    },
    { change: steps('serve.'), problem: 'a step is not a complete sentence' },
    { change: steps('Season it to taste.'), problem: "'to taste' instead of an amount" },
    { change: steps('Rest it for 2 hours.'), problem: '144 minutes in the steps, but 40 in all' },
    {
      change: { cookTime: 10, ...steps('Cover the rice and leave it over the lowest heat for 12 minutes.') },
      problem: "a pan cooks for 12 minutes, but 'cook' says 10",
    },
    { change: { cookTime: 300 }, problem: "'cook' says 300 minutes, but the steps give only 24" },
    { change: { steps: ['Eat.', 'Eat.', 'Eat.', 'Eat.'] }, problem: 'no step says how long it takes' },
    {
      change: {
        ingredients: GOOD.ingredients.filter(({ ingredient }) => ingredient !== 'salt'),
        steps: [
          ...GOOD.steps.filter((step) => !step.includes('salt')),
          'Boil salted water.',
          'Add the tomatoes.',
        ],
      },
      problem: 'salted water without salt on the list',
    },
  ])('$problem', ({ change, problem }) => expect(check(change)).toContain(`${GOOD.slug}: ${problem}`));

  test.each([
    ['a part of the name', 'Stir the cumin in.'],
    ['what it is a kind of', 'Fluff the rice.'],
    ['the whole name', 'Fluff the basmati rice.'],
    ['several together', 'Scatter the rest of the spices over it.'],
    ['all that is left', 'Add the remaining ingredients.'],
    ['what it was cooked in', 'Pour the rice water away.'],
    ['water and ice', 'Cool it in water with ice cubes.'],
    ['a comparison', 'The sauce should be as thick as double cream.'],
    ['a size', 'Shape balls the size of a walnut.'],
    ['a tool', 'Press it flat with a soup spoon on a tea towel.'],
    ['a colour', 'Fry until it turns orange.'],
    ['what it does without', 'Fry without butter.'],
    ['a word for what the list holds', 'Press the vegetables flat.'],
  ])('%s is not an unlisted food', (_, step) => expect(check(steps(step))).toEqual([]));

  test('a dish named like a food may name itself', () => {
    const told = steps('Slide the tortilla on a plate.');
    expect(check({ ...told, title: 'Tomato tortilla' })).toEqual([]);
    expect(check(told)).toEqual([`${GOOD.slug}: a step names 'tortilla', which nothing on the list matches`]);
  });

  test('a spring onion does not mention an onion', () => {
    const both = lines(
      { ingredient: 'onion', quantity: 1, unit: 'piece' },
      { ingredient: 'spring-onion', quantity: 1, unit: 'piece' },
    );
    expect(check({ ...both, ...steps('Add the spring onion.') })).toContain(
      `${GOOD.slug}: no step mentions onion`,
    );
  });

  test('a yolk mentions the egg, and masa may be called a tortilla once made into one', () => {
    const more = lines(
      { ingredient: 'egg', quantity: 1, unit: 'piece' },
      { ingredient: 'masa-harina', quantity: 100, unit: 'g' },
    );
    const told = steps('Knead the masa with the egg yolk, and bake the corn tortillas.');
    expect(check({ ...more, ...told })).toEqual([]);
  });
});
