import { isWithout, type AnimalClass } from './vocabulary/animals.ts';
import { eachFlag, FLAG_FACTS, type DietaryFlags } from './vocabulary/dietary-flags.ts';

/** The flags of something made from these animals. */
export function dietaryFlags(animals: ReadonlySet<AnimalClass>): DietaryFlags {
  return eachFlag((flag) => {
    const facts = FLAG_FACTS[flag];
    return 'without' in facts ? isWithout(animals, facts.without) : animals.has(facts.animal);
  });
}
