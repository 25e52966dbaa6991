import { roleOf } from '@larder/domain';
import type { IngredientIndex, RecipeLine, RecipeSource } from '@larder/domain/model';
import { DATA } from '../data/data.ts';
import { gramsOf } from '../usual/measures.ts';

/** What makes a dish a dinner: rice, bread, pasta, flour, potatoes. */
const GROUPS = ['rice-and-grains', 'pasta-and-noodles', 'bread', 'flours'];
const OTHERS = ['potato', 'sweet-potato'];
const STAPLES: ReadonlySet<string> = new Set([
  ...GROUPS.flatMap((group) => (DATA.groups[group] ?? []).map(({ slug }) => slug)),
  ...OTHERS,
]);
/** Any less is a thickener, in grams a serving. */
const LEAST = 20;

/** Whether a main dish has a staple, or names one that goes with it. */
export function* checkStaples(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
  if (recipe.course !== 'main' || roleOf(recipe) !== 'dinner') return;
  const grams = [...recipe.ingredients, ...(recipe.serveWith ?? [])]
    .filter(({ ingredient }) => STAPLES.has(ingredient))
    .reduce((sum, line) => sum + gramsOfLine(line, index), 0);
  if (grams / recipe.servings < LEAST)
    yield "nothing to eat with it. Add rice, bread or potatoes under 'serve with', '(optional)' if it is also eaten alone";
}

/** Optional lines are weighed like the rest. */
export function* checkServeWith({ serveWith = [] }: RecipeSource, index: IngredientIndex): Iterable<string> {
  for (const { ingredient: slug, quantity, unit } of serveWith) {
    const ingredient = index.get(slug);
    if (ingredient && gramsOf(ingredient, quantity, unit) === null)
      yield `${slug} has no weight for '${unit}'`;
  }
}

function gramsOfLine({ ingredient, quantity, unit }: RecipeLine, index: IngredientIndex): number {
  return gramsOf(index.require(ingredient), quantity, unit) ?? 0;
}
