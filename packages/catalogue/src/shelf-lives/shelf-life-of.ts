import type { ShelfLife } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { SHELF_LIVES } from './table.ts';

const KEPT_COLD: ReadonlySet<Ingredient['category']> = new Set(['Produce', 'Proteins', 'Dairy']);

/**
 * Where an ingredient is usually kept, and its shelf life there and elsewhere. One that is not in the table,
 * such as one of another catalogue, gets a place by its section of the shop and no figures: no date is
 * guessed.
 */
export function shelfLifeOf({ slug, category }: Pick<Ingredient, 'slug' | 'category'>): ShelfLife {
  return (
    SHELF_LIVES.get(slug) ?? {
      usual: KEPT_COLD.has(category) ? 'fridge' : 'cupboard',
      fridge: null,
      freezer: null,
      cupboard: null,
    }
  );
}
