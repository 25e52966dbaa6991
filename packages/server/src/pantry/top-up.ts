import { coverRecipe, inUnitOf, inWholeUnits, TooMuch, type Needed, type Put } from '@larder/domain';
import { v7 as uuid } from 'uuid';
import { needOf } from '../recipes/need-of.ts';
import { requireAccess } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { stillThere } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import { readRecipe } from '../recipes/recipe.store.ts';
import type { Avoided } from '../recipes/search/ingredient-family.ts';
import { marksOf, shelfLifeIn } from './batch-marks.ts';
import { carryOut, type Doing } from './ledger/ledger.ts';
import { expectRoom } from './pantry-room.ts';
import { applyChanges, readPantry, type PantryItem } from './pantry.store.ts';

export interface TopUp {
  readonly cook: SignedIn;
  /** An existing item, of which there may be too little. */
  readonly item: PantryItem;
  /** The recipe to have enough for. */
  readonly recipeId: number;
  /** The current time and place. */
  readonly doing: Doing;
  readonly avoided: Avoided;
}

/**
 * Adds what a recipe lacks of an ingredient, in whole units, as a batch bought today; nothing if there is
 * enough. 404 for an unknown recipe.
 */
export async function topUp(
  db: Connection,
  snapshot: Pick<CatalogueSnapshot, 'names' | 'family'>,
  { cook, item, recipeId, doing, avoided }: TopUp,
): Promise<PantryItem> {
  const { userId } = cook;
  const { today } = doing;
  await requireAccess(db, cook, 'recipe.read', [recipeId]);
  const recipe = stillThere(await readRecipe(db, userId, recipeId), 'recipe');
  const needs = recipe.lines.flatMap(({ ingredientId, quantity, unit }): Needed[] => {
    const ingredient = snapshot.names.get(ingredientId);
    return ingredient ? [needOf(ingredient, quantity, unit)] : [];
  });
  const pantry = await readPantry(db, userId);
  const stock = toStock(pantry, snapshot, avoided);
  const held = stock.find(({ id }) => id === item.id);
  const { lines } = coverRecipe(needs, stock, today);
  const lacking = needs.reduce((sum, need, at) => {
    const { lack } = lines[at]!;
    if (!held || lack === 0 || need.ingredientId !== item.ingredientId) return sum;
    const grams = need.grams === null ? null : need.grams * lack;
    return sum + (inUnitOf(held, { ...need, quantity: need.quantity * lack, grams }) ?? 0);
  }, 0);
  if (lacking === 0 || item.quantity === null) return item;
  const enough = inWholeUnits(lacking, item.unit);
  if (enough === null || enough === 'too-much') return item;
  const { quantity, unit } = enough;
  const marks = marksOf({}, shelfLifeIn(snapshot, item.ingredientId), today);
  const lot = { id: uuid(), ingredientId: item.ingredientId, unit, ...marks };
  const put: Put = { kind: 'put', lot, amount: quantity };
  const there = pantry.filter(({ ingredientId }) => ingredientId === item.ingredientId);
  try {
    const { shelf, changes } = await carryOut(db, snapshot, doing, there, () => [put]);
    await expectRoom(db, userId, changes.filter(({ before }) => before === null).length);
    await applyChanges(db, userId, changes);
    const stocked = shelf.find(lot.id);
    return stocked ? { ...stocked, name: item.name } : item;
  } catch (error) {
    // As much as a pantry holds is enough.
    if (error instanceof TooMuch) return item;
    throw error;
  }
}
