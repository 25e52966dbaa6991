import { brandIn } from './brands.ts';
import { keysOf, tokensOf, type Parts, type Token } from './text.ts';

/** The most words of a note that names a maker. */
const LONGEST_BRAND_NOTE = 3;

/** Whether its maker replaces milk, meat or eggs: 'Oatly', 'milk (Alpro)'. */
export function isOfReplacer({ main, brackets, notes }: Parts): boolean {
  // In a longer note it is no maker: 'husk and silk removed'.
  const others = [...brackets, ...notes].map(tokensOf).filter(({ length }) => length <= LONGEST_BRAND_NOTE);
  return [main, ...others].some((tokens) => brandIn(tokens.map(keyOf), 'replaces') !== null);
}

/** A word of a text, as makers' names are compared. */
export const keyOf = (token: Token): string => keysOf([token]).join(' ');
