import { COLOR_PAIRS, type ColorPair } from '../../styles/contrast/pairs.ts';
import { contrast, type Scheme } from '../../styles/contrast/tokens.ts';
import { SCHEMES, type Brand } from './brand.ts';
import { tokensOf } from './brand-css.ts';

/** A pair of roles with its contrast in one theme. */
export interface RatedPair extends ColorPair {
  scheme: Scheme;
  ratio: number;
  isEnough: boolean;
}

/** Every pair of roles that components use together, under a brand: the worst first. */
export function contrastsOf(brand: Brand): RatedPair[] {
  const tokens = tokensOf(brand);
  return SCHEMES.flatMap((scheme) =>
    COLOR_PAIRS.map((pair) => {
      const ratio = contrast(tokens, [pair.front, pair.back], scheme);
      return { ...pair, scheme, ratio, isEnough: ratio >= pair.least };
    }),
  ).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
}
