import type { components } from '@larder/contract';
import type { IngredientIndex } from '@larder/domain/model';
import type { CardNeed } from './recipe.store.ts';
import type { Match } from './search/match-index.ts';

type Missing = components['schemas']['MissingIngredients'];

/** Maximum number of ingredients named on a card. */
const MOST_NAMED = 3;

/** Which of these lines to buy, in full or in part: how many ingredients, and the first by name. */
export function missingOf(
  needs: readonly CardNeed[],
  { lackingIds, shortIds }: Pick<Match, 'lackingIds' | 'shortIds'>,
  names: IngredientIndex,
): Missing {
  const lacking = lackingIds.flatMap((id) => needs.find(({ ingredientId }) => ingredientId === id) ?? []);
  const named = lacking.slice(0, MOST_NAMED);
  const namesOf = (some: readonly CardNeed[]) => some.flatMap((need) => shoppersName(need, names) ?? []);
  return {
    count: lackingIds.length,
    names: namesOf(named),
    short: namesOf(named.filter(({ ingredientId }) => shortIds.includes(ingredientId))),
  };
}

/** 'clams', 'parsley', but 'onion' for a single onion. */
function shoppersName(
  { ingredientId, quantity, unit, text }: CardNeed,
  names: IngredientIndex,
): string | undefined {
  if (text !== undefined) return text;
  const ingredient = names.get(ingredientId);
  return unit === 'piece' && quantity <= 1 ? ingredient?.name : ingredient?.plural;
}
