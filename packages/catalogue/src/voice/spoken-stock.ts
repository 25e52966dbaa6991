import type { Stock } from '@larder/domain';
import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { readAmount } from '@larder/domain/names';
import type { SpokenName } from '@larder/domain/voice';
import { stockOfAmount } from '../usual/measures.ts';

/**
 * Converts a recognised amount to pantry stock, in the unit that fits the ingredient. Without an amount it is
 * the one usually bought.
 */
export function spokenStock({ thing, said, amount }: SpokenName<Ingredient>, index: IngredientIndex): Stock {
  if (amount === '') return stockOfAmount(thing, null);
  // The name may contain the unit: 'three garlic cloves'. Misheard words are read as the name they were meant
  // as.
  const read = thing && [said, thing.name].map((name) => index.read(`${amount} ${name}`));
  return stockOfAmount(thing, read?.find(({ found }) => found === thing) ?? readAmount(amount));
}
