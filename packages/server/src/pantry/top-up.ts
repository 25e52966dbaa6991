import {
  convertQuantity,
  coverRecipe,
  inUnitOf,
  inWholeUnits,
  isSameBatch,
  type Needed,
} from '@larder/domain';
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
import { expectRoom } from './pantry-room.ts';
import { insertItems, readPantry, updateItem, type PantryItem } from './pantry.store.ts';

export interface TopUp {
  readonly cook: SignedIn;
  /** An existing item, of which there may be too little. */
  readonly item: PantryItem;
  /** The recipe to have enough for. */
  readonly recipeId: number;
  readonly today: string;
  readonly avoided: Avoided;
}

/**
 * Adds what a recipe lacks of an ingredient, in whole units, as a batch bought today; nothing if there is
 * enough. 404 for an unknown recipe.
 */
export async function topUp(
  db: Connection,
  snapshot: Pick<CatalogueSnapshot, 'names' | 'family'>,
  { cook, item, recipeId, today, avoided }: TopUp,
): Promise<PantryItem> {
  const { userId } = cook;
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
  const marks = marksOf({}, shelfLifeIn(snapshot, item.ingredientId), today);
  const fresh = { ...item, ...marks };
  const twin = pantry.find((one) => isSameBatch(one, fresh));
  const there = twin?.quantity ? convertQuantity(twin.quantity - twin.used, twin.unit, item.unit) : 0;
  const enough = inWholeUnits(there + lacking, item.unit);
  if (enough === null || enough === 'too-much') return item;
  const stocked = { quantity: enough.quantity, used: 0, unit: enough.unit };
  if (twin) {
    const more = { ...twin, ...stocked, expiryIsGuess: twin.expiryIsGuess && marks.expiryIsGuess };
    await updateItem(db, userId, more);
    return more;
  }
  await expectRoom(db, userId, 1);
  const added = { ...fresh, ...stocked, id: uuid() };
  await insertItems(db, userId, [added]);
  return added;
}
