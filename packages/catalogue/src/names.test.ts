import { describe, expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { IngredientIndex, type Ingredient } from '@larder/domain/model';

test.each([
  ['scallions', 'spring-onion'],
  ['Cilantro', 'coriander-leaf'],
  ['EGGPLANT', 'aubergine'],
  ['brinjal', 'aubergine'],
  ['jalapenos', 'jalapeno'],
  ['Jalapeños', 'jalapeno'],
  ['garbanzo beans', 'chickpea'],
  ['garlic cloves', 'garlic'],
  ['cloves', 'clove'],
  ['bay leaves', 'bay-leaf'],
  ['ground beef', 'minced-beef'],
  ['all-purpose flour', 'plain-flour'],
  ['heavy cream', 'whipping-cream'],
  ['peanut butter', 'peanut-butter'],
  ['hing', 'asafoetida'],
  ['zucchini', 'courgette'],
  ['mangoes', 'mango'],
  ['yogurt', 'yogurt'],
])("'%s' is %s", (typed, slug) => expect(INGREDIENT_INDEX.find(typed)?.slug).toBe(slug));

test.each(['dragon fruit of the moon', '', 'but'])("'%s' is nothing", (typed) =>
  expect(INGREDIENT_INDEX.find(typed)).toBeUndefined(),
);

test('what a cook has as roast chicken is cooked chicken, and no search for the dish finds it [NAMES-06]', () => {
  expect(INGREDIENT_INDEX.read('half a roast chicken').found?.slug).toBe('cooked-chicken');
  expect(INGREDIENT_INDEX.findByKey('roast chicken')).toBeUndefined();
});

describe('kinds', () => {
  const ancestors = (slug: string) => INGREDIENT_INDEX.ancestors(slug).map((ingredient) => ingredient.slug);

  test.each([
    { why: 'a basmati rice is a rice', slug: 'basmati-rice', of: ['rice'] },
    { why: 'a rice is not a basmati rice', slug: 'rice', of: [] },
    { why: 'nearest first', slug: 'boneless-chicken-thigh', of: ['chicken-thigh', 'chicken'] },
    { why: 'peanut butter is no butter', slug: 'peanut-butter', of: [] },
    { why: 'coconut milk is no milk', slug: 'coconut-milk', of: [] },
    { why: 'ghee does not stand in for butter', slug: 'ghee', of: [] },
    { why: 'sweet potato is no potato', slug: 'sweet-potato', of: [] },
    { why: 'an unknown one has none', slug: 'moon-dust', of: [] },
  ])('$why', ({ slug, of }) => expect(ancestors(slug)).toEqual(of));

  test('an id works like a slug', () => {
    const basmati = INGREDIENT_INDEX.find('basmati rice') as Ingredient;
    expect(INGREDIENT_INDEX.ancestors(basmati.id)).toEqual(INGREDIENT_INDEX.ancestors('basmati-rice'));
  });

  test('a cycle of parents ends', () => {
    const rice = INGREDIENT_INDEX.get('rice') as Ingredient;
    const circle = new IngredientIndex([
      { ...rice, slug: 'a', parent: 'b' },
      { ...rice, slug: 'b', parent: 'a' },
    ]);
    expect(circle.ancestors('a').map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});

test('the error names a missing ingredient', () => {
  expect(INGREDIENT_INDEX.require('rice').name).toBe('rice');
  expect(() => INGREDIENT_INDEX.require('moon-dust')).toThrow("no ingredient 'moon-dust'");
});
