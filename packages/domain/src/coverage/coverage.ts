import { percentOf } from '../match.ts';
import { itemsByIngredient, usableItems, type Held, type Needed } from './held.ts';
import { take, type Taken } from './take.ts';

/** `have`: enough is available, or 'some', or it is a staple. `short`: some, but not enough. `missing`: none. */
export type CoverageState = 'have' | 'short' | 'missing';

/** How well the pantry covers one line of a recipe. */
export interface LineCoverage<Item extends Held = Held> {
  readonly state: CoverageState;
  /** It counts as there because it is a staple, although the pantry has too little of it. */
  readonly isAssumed: boolean;
  /** The share of the line that the pantry lacks, 0 to 1. */
  readonly lack: number;
  readonly taken: readonly Taken<Item>[];
}

/** How well the pantry covers a recipe. */
export interface RecipeCoverage<Item extends Held = Held> {
  /** In the order of the recipe's lines. */
  readonly lines: readonly LineCoverage<Item>[];
  /** Ingredients with enough in the pantry, and staples, each once, in recipe order. */
  readonly haveIds: readonly number[];
  /** Ingredients to buy, in full or in part. */
  readonly lackingIds: readonly number[];
  /** The share of `haveIds` in all ingredients, in whole percent: the match that a cook sees. */
  readonly matchPercentage: number;
  /** Share of ingredients with any amount in the pantry, in whole percent. */
  readonly presencePercentage: number;
}

/**
 * Calculates how well a pantry covers a recipe, at the recipe's own servings, on a given day: docs/adr/0015.
 * Lines draw on the stock one after another, so nothing is counted twice. Anything expired before `today` is
 * ignored. Staples come last, as they do in a week: an oil that one line names should not go into another. Nothing
 * is assumed of an empty kitchen.
 */
export function coverRecipe<Item extends Held>(
  needs: readonly Needed[],
  pantry: readonly Item[],
  today: string,
): RecipeCoverage<Item> {
  const usable = usableItems(pantry, today);
  const itemsFor = itemsByIngredient(usable);
  const left = new Map<string, number>();
  const cover = (need: Needed): LineCoverage<Item> => {
    const items = itemsFor.get(need.ingredientId) ?? [];
    const { lack, taken } = take(need, items, left);
    const isAssumed = lack > 0 && need.isStaple === true && usable.length > 0;
    const state = lack === 0 || isAssumed ? 'have' : items.length > 0 ? 'short' : 'missing';
    return { state, isAssumed, lack, taken };
  };
  const others = needs.map((need) => (need.isStaple ? null : cover(need)));
  const lines = needs.map((need, at) => others[at] ?? cover(need));
  const ids = [...new Set(needs.map(({ ingredientId }) => ingredientId))];
  const lacking = new Set(
    needs.flatMap(({ ingredientId }, at) => (lines[at]!.state === 'have' ? [] : ingredientId)),
  );
  const haveIds = ids.filter((id) => !lacking.has(id));
  return {
    lines,
    haveIds,
    lackingIds: [...lacking],
    matchPercentage: percentOf(haveIds.length, ids.length),
    presencePercentage: percentOf(ids.filter((id) => itemsFor.has(id)).length, ids.length),
  };
}
