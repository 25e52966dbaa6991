import { percentOf } from '../match.ts';
import { itemsByIngredient, usableItems, type Held, type Needed } from './held.ts';
import { take, type Taken } from './take.ts';

/** `have`: enough is available, or 'some'. `short`: some, but not enough. `missing`: none. */
export type CoverageState = 'have' | 'short' | 'missing';

/** How well the pantry covers one line of a recipe. */
export interface LineCoverage<Item extends Held = Held> {
  readonly state: CoverageState;
  /** The missing share of the line, 0 to 1. */
  readonly lack: number;
  readonly taken: readonly Taken<Item>[];
}

/** How well the pantry covers a recipe. */
export interface RecipeCoverage<Item extends Held = Held> {
  /** In the order of the recipe's lines. */
  readonly lines: readonly LineCoverage<Item>[];
  /** Ingredients with enough in the pantry, each once, in recipe order. */
  readonly haveIds: readonly number[];
  /** Ingredients to buy, in full or in part. */
  readonly lackingIds: readonly number[];
  /** Share of ingredients with enough in the pantry, in whole percent: the match that a cook sees. */
  readonly matchPercentage: number;
  /** Share of ingredients with any amount in the pantry, in whole percent. */
  readonly presencePercentage: number;
}

/**
 * Calculates how well a pantry covers a recipe, at the recipe's own servings, on a given day: docs/adr/0015.
 * Lines draw on the stock one after another, so nothing is counted twice. Anything expired before `today` is
 * ignored.
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
