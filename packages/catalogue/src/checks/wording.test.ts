import { describe, expect, test } from 'vitest';
import type { RecipePlace } from '../data/read-data.ts';
import type { RecipeLine, RecipeSource } from '@larder/domain/model';
import { placed } from './data.ts';
import { check, GOOD, lines, steps } from './sample.ts';

const problemsOf = (change: Partial<RecipeSource>) =>
  check(change).map((sentence) => sentence.replace(`${GOOD.slug}: `, ''));

describe('salt', () => {
  test.each([
    'half of the salt',
    'half the salt',
    'a third of the salt',
    'two thirds of the salt',
    'three quarters of the salt',
    'another quarter of the salt',
    'a fifth of the salt',
    'a sixth of the remaining salt',
  ])('%s cannot be measured', (share) => {
    expect(problemsOf(steps(`Add ${share}.`))).toEqual([
      `a step says '${share}'. Write the amount, such as '½ teaspoon of the salt'.`,
    ]);
  });

  test.each<{ step: string; problems: string[] }>([
    { step: 'Add ½ teaspoon of the salt, and then the rest of the salt.', problems: [] },
    { step: 'Add ½ teaspoon of the salt, and another ½ teaspoon of the salt.', problems: [] },
    { step: 'Add all but a pinch of the salt.', problems: [] },
    {
      step: 'Add 1½ teaspoons of the salt.',
      problems: ['the steps use 1.5 teaspoons of the salt, but the list has 1. Change one of them.'],
    },
    {
      step: 'Add ½ tablespoon of the salt, then ¼ teaspoon of the salt.',
      problems: ['the steps use 1.75 teaspoons of the salt, but the list has 1. Change one of them.'],
    },
  ])('$step', ({ step, problems }) => expect(problemsOf(steps(step))).toEqual(problems));
});

describe('one term per concept', () => {
  test.each([
    ['yogurt', 'yoghurt'],
    ['parmesan', 'Parmesan'],
    ['chili', 'chilli'],
    ['canned', 'tinned'],
    ['skillet', 'frying pan'],
    ['broiled', 'grill'],
    ['flavorful', 'flavour'],
    ['color', 'colour'],
    ['liters', 'litre'],
    ['Strew', 'scatter'],
    ['600 watts', 'W'],
    ['over medium heat', 'over a medium heat'],
  ])('%s', (word, write) => {
    expect(problemsOf(steps(`It is ${word}.`))).toContain(`a step says '${word}'. Write '${write}'.`);
  });

  test('in notes, where a cook finds the line, and in English titles', () => {
    const noted = GOOD.ingredients.map((line) =>
      line.ingredient === 'tomato' ? { ...line, notes: 'canned' } : line,
    );
    const change = { ingredients: noted };
    expect(problemsOf(change)).toEqual(["a note says 'canned'. Write 'tinned'."]);
    expect(problemsOf({ title: 'Chawal (Rice from the skillet)' })).toEqual([
      "its title says 'skillet'. Write 'frying pan'.",
    ]);
    const foreign = problemsOf({ title: 'Torta allo Yogurt (Rice cake)' });
    expect(foreign.filter((problem) => problem.includes('Write'))).toEqual([]);
  });

  test.each(['Colour it.', 'Add Parmesan-like crumbs.', 'A bowl of yoghurt-like rice.', 'A can is handy.'])(
    '%s is fine',
    (step) => expect(problemsOf(steps(step)).filter((problem) => problem.includes('Write'))).toEqual([]),
  );
});

test.each<{ line: RecipeLine; problems: string[] }>([
  {
    line: { ingredient: 'sherry', quantity: 1, unit: 'tbsp', notes: 'dry' },
    problems: ["sherry has the note 'dry', which its name says. Leave it out."],
  },
  { line: { ingredient: 'sherry', quantity: 1, unit: 'tbsp', notes: 'very dry' }, problems: [] },
  {
    line: { ingredient: 'orange', quantity: 1, unit: 'piece', notes: 'three strips of the zest' },
    problems: [
      "orange has the note 'three strips of the zest', but the whole fruit is counted as eaten. Write 'zest only'.",
    ],
  },
  { line: { ingredient: 'orange', quantity: 1, unit: 'piece', notes: 'zest and juice' }, problems: [] },
  { line: { ingredient: 'orange', quantity: 1, unit: 'piece', notes: 'zest only, grated' }, problems: [] },
])('the note of $line.ingredient: $line.notes', ({ line, problems }) => {
  expect(problemsOf({ ...lines(line), ...steps(`Stir in the ${line.ingredient}.`) })).toEqual(problems);
});

test('names the line of the step or the note', () => {
  const recipe: RecipeSource = {
    ...GOOD,
    ingredients: GOOD.ingredients.map((line) =>
      line.ingredient === 'tomato' ? { ...line, notes: 'canned' } : line,
    ),
    ...steps('Add a third of the salt.'),
  };
  const place: RecipePlace = {
    file: 'data/recipes/india/tomato-rice.yaml',
    id: 1,
    ingredients: [11, 12, 13, 14, 15, 16],
    steps: [21, 22, 23, 24, 25],
  };
  const placeOf = (says: string) =>
    placed(`${GOOD.slug}: ${says}`, recipe, new Map([[GOOD.slug, place]])).split(': ')[0];
  expect(placeOf("a step says 'a third of the salt'. Write the amount.")).toBe(`${place.file}:25`);
  expect(placeOf("a note says 'canned'. Write 'tinned'.")).toBe(`${place.file}:12`);
  expect(placeOf('no step mentions cumin-seed')).toBe(`${place.file}:13`);
  expect(placeOf('its title is wrong')).toBe(`${place.file}:1`);
});
