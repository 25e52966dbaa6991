import { percentOf } from '../match.ts';
import { itemsByIngredient, usableItems, type Held, type Needed } from './held.ts';
import { take, type Taken } from './take.ts';

/** `have`: enough is there, or 'some'. `short`: there, but not enough. `missing`: none is there. */
export type CoverageState = 'have' | 'short' | 'missing';

/** How far the pantry covers one line of a recipe. */
export interface LineCoverage<Item extends Held = Held> {
  readonly state: CoverageState;
  /** The share of the line that is lacking, 0 to 1. */
  readonly lack: number;
  readonly taken: readonly Taken<Item>[];
}

/** How far the pantry covers a recipe. */
export interface RecipeCoverage<Item extends Held = Held> {
  /** In the order of the recipe's lines. */
  readonly lines: readonly LineCoverage<Item>[];
  /** The ingredients of which enough is there, each once, in the order of the recipe. */
  readonly haveIds: readonly number[];
  /** The ingredients to buy, all or some of each. */
  readonly lackingIds: readonly number[];
  /** Share of the ingredients of which enough is there, in whole percent: the match that a cook sees. */
  readonly matchPercentage: number;
  /** Share of the ingredients of which anything is there, in whole percent. */
  readonly presencePercentage: number;
}

/**
 * How far a pantry covers a recipe in its own servings on a day: docs/adr/0015. Lines take what they need one after the
 * other, so that no stock is counted twice. What has expired before `today` counts for nothing.
 */
export function coverRecipe<Item extends Held>(
  needs: readonly Needed[],
  pantry: readonly Item[],
  today: string,
): RecipeCoverage<Item> {
  const itemsFor = itemsByIngredient(usableItems(pantry, today));
  const left = new Map<string, number>();
  const lines = needs.map((need): LineCoverage<Item> => {
    const items = itemsFor.get(need.ingredientId) ?? [];
    const { lack, taken } = take(need, items, left);
    return { state: lack === 0 ? 'have' : items.length > 0 ? 'short' : 'missing', lack, taken };
  });
  const ids = [...new Set(needs.map(({ ingredientId }) => ingredientId))];
  const lacking = new Set(needs.flatMap(({ ingredientId }, at) => (lines[at]!.lack > 0 ? ingredientId : [])));
  const haveIds = ids.filter((id) => !lacking.has(id));
  return {
    lines,
    haveIds,
    lackingIds: [...lacking],
    matchPercentage: percentOf(haveIds.length, ids.length),
    presencePercentage: percentOf(ids.filter((id) => itemsFor.has(id)).length, ids.length),
  };
}
