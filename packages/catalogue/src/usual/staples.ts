import type { Ingredient } from '@larder/domain/model';

const STAPLES: ReadonlySet<string> = new Set([
  'water',
  'salt',
  'black-pepper',
  'black-peppercorn',
  'sugar',
  'plain-flour',
  'vegetable-oil',
  'sunflower-oil',
  'rapeseed-oil',
  'olive-oil',
]);

/** Whether every kitchen is assumed to have it: lacking it does not count against a week. */
export const isStaple = ({ slug }: Pick<Ingredient, 'slug'>): boolean => STAPLES.has(slug);
