import type { Stock } from '@larder/domain';
import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { readAmount } from '@larder/domain/names';
import type { SpokenName } from '@larder/domain/voice';
import { stockOfAmount } from '../usual/measures.ts';

/**
 * How much there is of what was heard, as the pantry keeps it: what was said, in the unit that fits the ingredient. Where
 * nobody said, the amount that it usually comes in.
 */
export function spokenStock({ thing, said, amount }: SpokenName<Ingredient>, index: IngredientIndex): Stock {
  if (amount === '') return stockOfAmount(thing, null);
  // Its name may say the unit: 'three garlic cloves'. What was misheard is read by the name that was meant.
  const read = thing && [said, thing.name].map((name) => index.read(`${amount} ${name}`));
  return stockOfAmount(thing, read?.find(({ found }) => found === thing) ?? readAmount(amount));
}
