import type { Catalogue } from '@larder/catalogue';
import type { Ingredient } from '@larder/domain/model';
import type { Candidate } from '@larder/domain/planner';
import { candidateOf } from '../../src/recipes/candidate-of.ts';

/** A catalogue's recipes as the planner scores them, without a database. */
export function candidatesOf({
  recipes,
  ingredients,
}: Pick<Catalogue, 'recipes' | 'ingredients'>): Candidate[] {
  const bySlug = new Map<number | string, Ingredient>(
    ingredients.map((ingredient) => [ingredient.slug, ingredient]),
  );
  return recipes.map((recipe) => candidateOf(recipe, { require: (slug) => bySlug.get(slug)! }));
}
