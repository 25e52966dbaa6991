import { claimed, contradictions } from '@larder/domain/guard';
import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { deniedBy } from './shop-guard.ts';

/**
 * What a recipe claims to be free of although a word in its title, the ingredients' names and notes, or the steps
 * contradicts it, or a food of the second table; one sentence per claim.
 */
export function* checkWords(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  const slugs = recipe.ingredients.map(({ ingredient }) => ingredient);
  const names = slugs.map((slug) => index.require(slug).name);
  const notes = recipe.ingredients.map((line) => line.notes ?? '');
  for (const { claim, word } of contradictions(recipe, {
    names,
    texts: [recipe.title, ...notes, ...recipe.steps],
  }))
    yield `counts as ${claim}, but says '${word}'`;
  for (const claim of claimed(recipe)) {
    const slug = deniedBy(claim, slugs);
    if (slug) yield `counts as ${claim}, but has ${slug}`;
  }
}
