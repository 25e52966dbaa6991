import type { Documents } from './documents.ts';
import { makePauses } from './pauses.ts';
import type { CompiledQuery } from './query.ts';

/** The recipes with a word for every term of a query. */
export interface Matched {
  /** In order. */
  readonly recipes: Uint32Array;
  /** Whether a recipe's title alone matches every term. */
  isInTitle(recipe: number): boolean;
}

/** Finds the recipes that match a query. */
export async function matchDocuments(
  { size, titles, cuisines, names, otherNames, recipesOfCountry, recipesOfIngredient }: Documents,
  { terms }: CompiledQuery,
): Promise<Matched> {
  const pause = makePauses();
  /** How many leading terms each recipe matches. */
  const reached = new Uint8Array(size);
  const reachedInTitle = new Uint8Array(size);
  for (const [term, words] of terms.entries()) {
    const ingredients = new Set<number>();
    for (const word of words) {
      advance(reached, titles.texts.of(word), term);
      advance(reachedInTitle, titles.texts.of(word), term);
      for (const country of cuisines.texts.of(word)) advance(reached, recipesOfCountry.of(country), term);
      for (const ingredient of names.texts.of(word)) ingredients.add(ingredient);
      for (const ingredient of otherNames.texts.of(word)) ingredients.add(ingredient);
    }
    for (const ingredient of ingredients) advance(reached, recipesOfIngredient.of(ingredient), term);
    await pause();
  }
  const recipes = new Uint32Array(size);
  let count = 0;
  for (let recipe = 0; recipe < size; recipe += 1) {
    if (reached[recipe] !== terms.length) continue;
    recipes[count] = recipe;
    count += 1;
  }
  return {
    recipes: recipes.slice(0, count),
    isInTitle: (recipe) => reachedInTitle[recipe] === terms.length,
  };
}

/** Advances the recipes that match all terms so far. */
function advance(reached: Uint8Array, recipes: Uint32Array, term: number): void {
  for (let at = 0; at < recipes.length; at += 1) {
    const recipe = recipes[at]!;
    if (reached[recipe] === term) reached[recipe] = term + 1;
  }
}
