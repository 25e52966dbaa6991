import { DATA } from '../data/data.ts';
import type { Ingredient } from '@larder/domain/model';

/** Every ingredient of the catalogue, by id. */
export const INGREDIENTS: readonly Ingredient[] = Object.values(DATA.groups)
  .flat()
  .toSorted((a, b) => a.id - b.id);

/** The ingredients of one file of `data/ingredients`, by file name; throws a RangeError if there is none. */
export function groupOf(name: string): readonly Ingredient[] {
  const group = DATA.groups[name];
  if (!group) throw new RangeError(`there is no group of ingredients '${name}'`);
  return group;
}
