import { describe, expect, test } from 'vitest';
import type { Ingredient } from '../model/ingredient.ts';
import { food } from '../testing/food.ts';
import { leftToLabels } from './left-to-labels.ts';

const STOCK = food('chicken-stock', {
  name: 'chicken stock',
  plural: 'chicken stock',
  aliases: ['chicken broth'],
  animals: ['poultry', 'dairy'],
  allergens: ['dairy', 'celery'],
  often: { dairy: 'some cartons have whey in them', celery: 'it is usually made with celery' },
});
const PASTRY = food('puff-pastry', {
  name: 'puff pastry',
  plural: 'puff pastry',
  aliases: ['all-butter puff pastry'],
  animals: ['dairy'],
  allergens: ['dairy'],
  often: { dairy: 'the better sorts are folded with butter' },
});
const BUTTER = food('butter', { animals: ['dairy'], allergens: ['dairy'] });
const RICE = food('rice');

const read = (ingredients: readonly Ingredient[], ...texts: string[]) => {
  const { flags, diets, allergens } = leftToLabels({ ingredients, allergens: [], texts });
  return {
    flags: flags.map(({ flag, ingredients: from }) => `${flag}: ${from.join(', ')}`),
    diets: diets.map(({ diet }) => diet),
    dairy: allergens.find(({ allergy }) => allergy === 'dairy'),
  };
};

describe('what only labels decide', () => {
  test.each<{ why: string; of: Ingredient[]; flags: string[]; diets: string[] }>([
    {
      why: 'stock that may have milk in it',
      of: [STOCK, RICE],
      flags: ['contains_dairy: chicken stock'],
      diets: ['dairy_free'],
    },
    {
      why: 'two foods that may',
      of: [STOCK, PASTRY],
      flags: ['contains_dairy: chicken stock, puff pastry'],
      diets: ['dairy_free'],
    },
    { why: 'butter beside them, which is sure', of: [STOCK, PASTRY, BUTTER], flags: [], diets: [] },
    { why: 'butter alone', of: [BUTTER], flags: [], diets: [] },
    { why: 'nothing of animals', of: [RICE], flags: [], diets: [] },
  ])('$why [ALLERGY-30]', ({ of, flags, diets }) => {
    expect(read(of)).toMatchObject({ flags, diets });
  });
});

describe('what words say anyway is not left to a label', () => {
  const BY_LABEL = { allergy: 'dairy', ingredients: ['chicken stock'], often: ['chicken stock'] };

  test.each([
    'Bring the chicken stock to the boil.',
    'Rinse the rice.',
    'Simmer without butter.',
    'Stir in a spoonful of vegan butter.',
  ])('left to it: %s [ALLERGY-31]', (step) => {
    const { flags, diets, dairy } = read([STOCK, RICE], 'Rice in stock', step);
    expect(flags).toEqual(['contains_dairy: chicken stock']);
    expect(diets).toEqual(['dairy_free']);
    expect(dairy).toEqual(BY_LABEL);
  });

  test.each([
    'Fry the rice in butter.',
    'Serve with yoghurt.',
    'Crumble in an Oxo.',
    'Stir in the creme fraiche.',
  ])('said: %s [ALLERGY-31]', (step) => {
    const { flags, diets, dairy } = read([STOCK, RICE], 'Rice in stock', step);
    expect(flags).toEqual([]);
    expect(diets).toEqual([]);
    expect(dairy).toEqual({ allergy: 'dairy', ingredients: [], often: [] });
  });

  test('nor what a line says besides its ingredient [ALLERGY-31]', () => {
    expect(read([PASTRY], '1 sheet puff pastry', 'Roll out the puff pastry.').flags).toEqual([
      'contains_dairy: puff pastry',
    ]);
    expect(read([PASTRY], '1 sheet all-butter puff pastry').flags).toEqual([]);
  });

  test('nor what a step names that is on no line [ALLERGY-31]', () => {
    const cheese = food('wensleydale', { animals: ['dairy'], allergens: ['dairy'] });
    const texts = ['Crumble Wensleydale over it.'];
    const { flags, diets, allergens } = leftToLabels({
      ingredients: [STOCK, RICE],
      allergens: [],
      texts,
      named: () => [cheese],
    });
    expect({ flags, diets }).toEqual({ flags: [], diets: [] });
    expect(allergens[0]).toEqual({ allergy: 'dairy', ingredients: [], often: [] });
  });

  test('other allergens keep their labels', () => {
    const { allergens } = leftToLabels({
      ingredients: [STOCK],
      allergens: ['sesame'],
      texts: ['Finish with butter.'],
    });
    expect(allergens.map(({ allergy, often }) => [allergy, often])).toEqual([
      ['dairy', []],
      ['sesame', []],
      ['celery', ['chicken stock']],
    ]);
  });
});
