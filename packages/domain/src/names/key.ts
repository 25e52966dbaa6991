import { withoutAccents } from './accents.ts';
import { singular } from './plurals.ts';
import { remembering } from './remember.ts';

/**
 * The words of a name normalised for comparison: no case, accents or punctuation. Singular and plural stay as
 * written.
 */
function nameWords(name: string): string[] {
  return withoutAccents(name)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}%]+/u)
    .filter(Boolean);
}

/**
 * The key that names are compared by: no case, accents or punctuation, every word singular. 'Spring Onions' and
 * 'spring onion' share one key, as do 'Jalapeño' and 'jalapeno'. It is stored (`own_ingredients.name_key`,
 * `recipes.title_key`): changing it means updating the stored keys.
 */
export function nameKey(name: string): string {
  return nameWords(name).map(singular).join(' ');
}

/** The key of a single word. */
export const wordKey: (word: string) => string = remembering(nameKey);
