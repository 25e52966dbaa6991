import { isWithout, type AnimalClass } from './vocabulary/animals.ts';
import {
  DIETARY_FLAGS,
  eachFlag,
  FLAG_FACTS,
  type ContentFlag,
  type DietaryFlag,
  type DietaryFlags,
} from './vocabulary/dietary-flags.ts';

/** The flags of something made from these animals. */
export function dietaryFlags(animals: ReadonlySet<AnimalClass>): DietaryFlags {
  return eachFlag((flag) => {
    const facts = FLAG_FACTS[flag];
    return 'without' in facts ? isWithout(animals, facts.without) : animals.has(facts.animal);
  });
}

export interface DietaryBadge {
  id: DietaryFlag;
  label: string;
}

/**
 * The badges of a recipe in display order: Vegan, or else Vegetarian, then one for each `contains_` flag, with other
 * words for those that only some products set.
 */
export function dietaryBadges(
  flags: { readonly [F in DietaryFlag]?: boolean | undefined },
  possible: readonly ContentFlag[] = [],
): DietaryBadge[] {
  return DIETARY_FLAGS.filter((flag) => flags[flag] && !(flag === 'vegetarian' && flags.vegan)).map((id) => {
    const facts = FLAG_FACTS[id];
    const isPossible = 'possible' in facts && possible.some((flag) => flag === id);
    return { id, label: isPossible ? facts.possible : facts.badge };
  });
}
