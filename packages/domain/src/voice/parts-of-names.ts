import type { SpokenToken } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Parts with names of their own, said before the number that one takes them from. */
const PARTS: ReadonlySet<string> = new Set(['juice', 'zest']);
const MOST_NUMBERS = 3;

/** The tokens with 'the juice of two lemons' as 'lemons juice', where that is a name. */
export function withPartsAfter<Thing>(
  tokens: readonly SpokenToken[],
  vocabulary: Vocabulary<Thing>,
): readonly SpokenToken[] {
  const turned = [...tokens];
  for (const [at, part] of tokens.entries()) {
    if (!PARTS.has(part.lower) || tokens[at + 1]?.lower !== 'of') continue;
    let noun = at + 2;
    while (tokens[noun]?.isQuantity && noun < at + 2 + MOST_NUMBERS) noun += 1;
    const whole = tokens[noun];
    if (noun === at + 2 || !whole || tokens.slice(at + 1, noun + 1).some(({ ends }) => ends !== 'none'))
      continue;
    if (vocabulary.world.find([whole.said, part.said], false) === undefined) continue;
    turned.splice(at, noun + 1 - at, { ...whole, ends: part.ends }, { ...part, ends: 'none' });
    return withPartsAfter(turned, vocabulary);
  }
  return turned;
}
