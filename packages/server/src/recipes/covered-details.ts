import { comesWhole } from '@larder/catalogue';
import type { components } from '@larder/contract';
import {
  availableOf,
  coverRecipe,
  isUnknownId,
  lackingOf,
  type LineCoverage,
  type Needed,
} from '@larder/domain';
import type { StockItem } from '@larder/domain/planner';
import { needOf } from './need-of.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import type { Larder } from './search/match-index.ts';
import { standInOf } from './stand-in.ts';

type RecipeDetails = components['schemas']['RecipeDetails'];
type RecipeIngredient = components['schemas']['RecipeIngredient'];

/** What a line needs. */
export type LineNeed = Omit<Needed, 'grams'>;

/** A recipe with the pantry's coverage of each line and overall. Some lines need nothing. */
export function coveredDetails(
  details: RecipeDetails,
  needed: readonly (LineNeed | null)[],
  { stock, today }: Larder,
  { names, family }: Pick<CatalogueSnapshot, 'names' | 'family'>,
): RecipeDetails {
  const needs = needed.flatMap((need): Needed[] => {
    if (need === null) return [];
    const ingredient = names.get(need.ingredientId);
    return [ingredient ? needOf(ingredient, need.quantity, need.unit) : { ...need, grams: null }];
  });
  const { lines, haveIds, matchPercentage, presencePercentage } = coverRecipe(needs, stock, today);

  function covered(
    line: RecipeIngredient,
    need: Needed,
    coverage: LineCoverage<StockItem>,
  ): RecipeIngredient {
    const { state, lack, taken } = coverage;
    const { ingredientId } = need;
    // An unknown ingredient has no amount to buy.
    if (isUnknownId(ingredientId))
      return { ...line, coverage: state, lacking: null, available: null, stand_in: null };
    const slug = names.get(ingredientId)?.slug ?? '';
    return {
      ...line,
      coverage: state,
      lacking: lackingOf(need, lack),
      available: state === 'short' ? availableOf(need, lack, taken, comesWhole(slug)) : null,
      stand_in: standInOf(ingredientId, taken, family),
    };
  }

  return {
    ...details,
    ingredients: details.ingredients.map((line, at) => {
      if (needed[at] === null)
        return { ...line, coverage: 'have', lacking: null, available: null, stand_in: null };
      const place = needed.slice(0, at).filter((need) => need !== null).length;
      return covered(line, needs[place]!, lines[place]!);
    }),
    matchPercentage,
    presencePercentage,
    matchingIngredientIDs: [...haveIds],
  };
}
