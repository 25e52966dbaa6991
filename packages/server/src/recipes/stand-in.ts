import type { components } from '@larder/contract';
import type { StockItem } from '@larder/domain/planner';
import type { IngredientFamily } from './search/ingredient-family.ts';

type StandIn = components['schemas']['StandIn'];

/** The first of these items that covers an ingredient only with a note, and the note; null if none does. */
export function standInOf(
  ingredientId: number,
  taken: readonly { readonly item: StockItem }[],
  family: Pick<IngredientFamily, 'noteOf'>,
): StandIn | null {
  const item = taken.find((use) => !use.item.covers.includes(ingredientId))?.item;
  const note = item && family.noteOf(item.covers[0]!, ingredientId);
  return item && note ? { name: item.name, note } : null;
}
