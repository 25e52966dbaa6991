import { singular } from './plurals.ts';
import { remembering } from './remember.ts';

/** The words of a name as they are compared: no case, no accents, no punctuation. The number of each is as written. */
function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean);
}

/**
 * The form under which names are compared: no case, no accents, no punctuation, every word in the singular.
 * 'Spring Onions' and 'spring onion' share one key; 'Jalapeño' and 'jalapeno' too.
 */
export function nameKey(name: string): string {
  return nameWords(name).map(singular).join(' ');
}

/** The key of one word of a name. */
export const wordKey: (word: string) => string = remembering(nameKey);
