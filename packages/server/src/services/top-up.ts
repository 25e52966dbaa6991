import { coverRecipe, inUnitOf, inWholeUnits, type Needed } from '@larder/domain';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { toStock } from '../catalogue/stock-item.ts';
import { notFound } from '../http/problem.ts';
import { needOf } from '../planner/candidate.ts';
import type { Connection } from '../stores/connection.ts';
import { readPantry, updateItem, type PantryItem } from '../stores/pantry-store.ts';
import { readRecipe } from '../stores/recipe-store.ts';

export interface TopUp {
  readonly userId: string;
  /** What is there, but perhaps not enough of it. */
  readonly item: PantryItem;
  /** The recipe for which there is to be enough. */
  readonly recipeId: number;
  readonly today: string;
}

/** Adds to an item as much as a recipe lacks of it, in whole units; nothing where enough is there. 404 for no recipe. */
export async function topUp(
  db: Connection,
  snapshot: Pick<CatalogueSnapshot, 'names' | 'family'>,
  { userId, item, recipeId, today }: TopUp,
): Promise<PantryItem> {
  const recipe = await readRecipe(db, recipeId);
  if (!recipe) throw notFound('recipe');
  const needs = recipe.lines.flatMap(({ ingredientId, quantity, unit }): Needed[] => {
    const ingredient = snapshot.names.get(ingredientId);
    return ingredient ? [needOf(ingredient, quantity, unit)] : [];
  });
  const stock = toStock(await readPantry(db, userId), snapshot);
  const held = stock.find(({ id }) => id === item.id);
  const { lines } = coverRecipe(needs, stock, today);
  const lacking = needs.reduce((sum, need, at) => {
    const { lack } = lines[at]!;
    if (!held || lack === 0 || need.ingredientId !== item.ingredientId) return sum;
    const grams = need.grams === null ? null : need.grams * lack;
    return sum + (inUnitOf(held, { ...need, quantity: need.quantity * lack, grams }) ?? 0);
  }, 0);
  if (lacking === 0 || item.quantity === null) return item;
  const enough = inWholeUnits(item.quantity - item.used + lacking, item.unit);
  if (enough === null || enough === 'too-much') return item;
  const more = { ...item, quantity: enough.quantity, used: 0, unit: enough.unit };
  await updateItem(db, userId, more);
  return more;
}
