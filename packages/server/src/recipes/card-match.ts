import { coverRecipe } from '@larder/domain';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import { needOf } from './need-of.ts';
import type { Card } from './recipe-cards.ts';
import type { Larder, Match } from './search/match-index.ts';

/** A pantry's coverage of a recipe that is in no index, because it is no longer in the catalogue. */
export function matchOfCard(
  { summary: { id }, needs }: Card,
  { stock, today }: Larder,
  { names }: Pick<CatalogueSnapshot, 'names'>,
): Match {
  const known = needs.map((need) => {
    const ingredient = names.get(need.ingredientId);
    return ingredient ? needOf(ingredient, need.quantity, need.unit) : { ...need, grams: null };
  });
  const { lines, lackingIds, matchPercentage, presencePercentage } = coverRecipe(known, stock, today);
  const shortIds = needs.flatMap(({ ingredientId }, at) =>
    lines[at]?.state === 'short' ? ingredientId : [],
  );
  return { id, matchPercentage, presencePercentage, lackingIds, shortIds };
}
