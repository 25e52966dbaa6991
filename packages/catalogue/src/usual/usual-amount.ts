import type { Stock } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { DATA } from '../data/data.ts';

const BY_SLUG: ReadonlyMap<string, Stock> = new Map(Object.entries(DATA.usualAmounts));

/**
 * The amount an ingredient is usually bought in; a null quantity is 'some'. One that is not in the table,
 * such as one of another catalogue, is counted if possible, otherwise 'some' grams.
 */
export function usualAmount({ slug, gramsPer }: Pick<Ingredient, 'slug' | 'gramsPer'>): Stock {
  const known = BY_SLUG.get(slug);
  if (known) return known;
  return gramsPer.piece === undefined ? { quantity: null, unit: 'g' } : { quantity: 1, unit: 'piece' };
}
