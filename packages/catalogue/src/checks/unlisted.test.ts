import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from '../index.ts';
import { unlistedFoods } from './unlisted.ts';

const of = (slugs: readonly string[]) => slugs.map((slug) => INGREDIENT_INDEX.require(slug));
const named = (text: string, ...listed: string[]) =>
  unlistedFoods(of(listed), [text], INGREDIENT_INDEX).map(({ slug }) => slug);

test.each<[text: string, slug: string]>([
  ['Serve with Wensleydale.', 'wensleydale'],
  ['Fry the turbot.', 'turbot'],
  ['Fold in the crabmeat.', 'crab'],
  ['Splash in the Kikkoman.', 'soy-sauce'],
  ['Fold in the mixed peel.', 'candied-peel'],
  ['Stir until it looks like sand then add the mascarpone.', 'mascarpone'],
])('%s names %s', (text, slug) => expect(named(text, 'basmati-rice')).toContain(slug));

test.each<[text: string, listed: string, slug: string]>([
  ['1 chilli, or a spoon of chilli crisp', 'red-chilli', 'chilli-crisp'],
  ['2 lemons, and lemon curd to serve', 'lemon', 'lemon-curd'],
  ['2 tbsp butter or margarine', 'butter', 'margarine'],
  ['100 g rice, or noodles', 'rice', 'noodle'],
])("the line '%s' of %s names %s as well", (text, listed, slug) =>
  expect(named(text, listed)).toContain(slug),
);

test.each([
  'Season with vegan Wensleydale.',
  'Cut it without butter.',
  'As thick as double cream.',
  'Use lactose-free mascarpone.',
])('names no food: %s', (text) => expect(named(text, 'basmati-rice')).toEqual([]));

test('the steps of the catalogue name nothing that is not on the list', () => {
  const strangers = CATALOGUE.recipes.flatMap(({ title, ingredients, steps }) => {
    const listed = of(ingredients.map(({ ingredient }) => ingredient));
    return unlistedFoods(listed, steps, INGREDIENT_INDEX).map(({ slug }) => `${title}: ${slug}`);
  });
  expect(strangers).toEqual([]);
});
