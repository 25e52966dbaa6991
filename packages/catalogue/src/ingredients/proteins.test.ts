import { expect, test } from 'vitest';
import { CATALOGUE, INGREDIENT_INDEX } from '../catalogue.ts';
import { gramsOf } from '../usual/measures.ts';
import { proteinsOf } from './proteins.ts';

const bySlug = new Map(CATALOGUE.recipes.map((recipe) => [recipe.slug, recipe]));
const proteins = (slug: string) =>
  proteinsOf(
    bySlug.get(slug)!.ingredients.map(({ ingredient: name, quantity, unit }) => {
      const ingredient = INGREDIENT_INDEX.require(name);
      return { ingredient, grams: gramsOf(ingredient, quantity, unit) };
    }),
  );

test.each([
  { slug: 'spaghetti-alla-carbonara', why: 'bacon counts for more than its fat', main: 'pork' },
  { slug: 'bucatini-all-amatriciana', why: 'bacon counts for more than its fat', main: 'pork' },
  { slug: 'fricassee-liegeoise', why: 'meat comes before eggs', main: 'pork' },
  { slug: 'croque-monsieur', why: 'meat comes before cheese', main: 'pork' },
  { slug: 'lasagne-alla-bolognese', why: 'meat comes before cheese', main: 'beef' },
  { slug: 'lentejas-con-chorizo', why: 'a stew of lentils is one of lentils', main: 'legumes' },
  { slug: 'tortilla-espanola', why: 'there is no meat', main: 'eggs' },
  { slug: 'spaghetti-cacio-e-pepe', why: 'there is no meat', main: 'dairy' },
])('the main protein of $slug is $main: $why', ({ slug, main }) => {
  expect(proteins(slug)[0]).toBe(main);
});
