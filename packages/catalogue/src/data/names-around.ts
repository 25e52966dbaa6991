import type { Ingredient } from '@larder/domain/model';
import type { RegionalNames } from './regional-file.ts';

/**
 * The names, singular and plural, that hold a British name with another one abroad and have none themselves: 'sour
 * cream', because 'cream' is 'light cream' in the United States.
 */
export function namesAround(regional: RegionalNames, ingredients: readonly Ingredient[]): string[] {
  const british = new Set(Object.values(regional).flatMap((pairs) => pairs.map(([name]) => name)));
  const words = [...british].flatMap((name) => [name, `${name}s`, `${name}es`]).map((name) => ` ${name} `);
  const names = new Set(ingredients.flatMap(({ name, plural }) => [name, plural]));
  return [...names]
    .filter((name) => !british.has(name) && words.some((word) => ` ${name} `.includes(word)))
    .toSorted();
}
