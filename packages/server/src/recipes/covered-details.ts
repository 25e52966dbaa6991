import { comesWhole } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { availableOf, coverRecipe, lackingOf, type LineCoverage, type Needed } from '@larder/domain';
import type { StockItem } from '@larder/domain/planner';
import { needOf } from './need-of.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import type { Larder } from './search/match-index.ts';

type RecipeDetails = components['schemas']['RecipeDetails'];
type RecipeIngredient = components['schemas']['RecipeIngredient'];

/** A recipe with the pantry's coverage of each line and overall. */
export function coveredDetails(
  details: RecipeDetails,
  { stock, today }: Larder,
  { names, family }: Pick<CatalogueSnapshot, 'names' | 'family'>,
): RecipeDetails {
  const needs = details.ingredients.map(({ ingredient_id: ingredientId, quantity, unit }): Needed => {
    const ingredient = names.get(ingredientId);
    return ingredient ? needOf(ingredient, quantity, unit) : { ingredientId, quantity, unit, grams: null };
  });
  const { lines, haveIds, matchPercentage, presencePercentage } = coverRecipe(needs, stock, today);

  function covered(
    line: RecipeIngredient,
    need: Needed,
    coverage: LineCoverage<StockItem>,
  ): RecipeIngredient {
    const { state, lack, taken } = coverage;
    const { ingredientId } = need;
    const slug = names.get(ingredientId)?.slug ?? '';
    const standIn = taken.find(({ item }) => !item.covers.includes(ingredientId))?.item;
    const note = standIn && family.noteOf(standIn.covers[0]!, ingredientId);
    return {
      ...line,
      coverage: state,
      lacking: lackingOf(need, lack),
      available: state === 'short' ? availableOf(need, lack, taken, comesWhole(slug)) : null,
      stand_in: standIn && note ? { name: standIn.name, note } : null,
    };
  }

  return {
    ...details,
    ingredients: details.ingredients.map((line, at) => covered(line, needs[at]!, lines[at]!)),
    matchPercentage,
    presencePercentage,
    matchingIngredientIDs: [...haveIds],
  };
}
