import type { Stock } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { DATA } from '../data/data.ts';

const BY_SLUG: ReadonlyMap<string, Stock> = new Map(Object.entries(DATA.usualAmounts));

/**
 * The amount that an ingredient usually comes home in; a null quantity is 'some'. What the table does not know, such as
 * an ingredient of a catalogue that is not ours, is counted where it can be and else 'some' grams.
 */
export function usualAmount({ slug, gramsPer }: Pick<Ingredient, 'slug' | 'gramsPer'>): Stock {
  const known = BY_SLUG.get(slug);
  if (known) return known;
  return gramsPer.piece === undefined ? { quantity: null, unit: 'g' } : { quantity: 1, unit: 'piece' };
}
