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
  for (const { item } of taken) {
    const note = item.covers.includes(ingredientId) ? null : family.noteOf(item.covers[0]!, ingredientId);
    if (note) return { name: item.name, note };
  }
  return null;
}
