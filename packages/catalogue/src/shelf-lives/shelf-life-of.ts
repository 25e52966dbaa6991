import type { ShelfLife } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { SHELF_LIVES } from './table.ts';

const KEPT_COLD: ReadonlySet<Ingredient['category']> = new Set(['Produce', 'Proteins', 'Dairy']);

/**
 * Where an ingredient is usually kept, and for how long it keeps there and elsewhere. One that the table does not have, such
 * as one of another catalogue, has a place by its shelf in the shop and no figures: nobody guesses a date for it.
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
