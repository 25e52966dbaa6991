import type { AnimalClass, Without } from './animals.ts';

/** The description of a dietary flag: its badge, and what it follows from. */
type FlagFacts = {
  readonly badge: string;
  /** A dish with this flag, too, has only that one's badge. */
  readonly unless?: string;
} & (
  | { readonly without: Without }
  | {
      readonly animal: AnimalClass;
      /** The badge if only some products contain it. */
      readonly possible: string;
    }
);

const TABLE = {
  vegan: { badge: 'Vegan', without: 'animals' },
  vegetarian: { badge: 'Vegetarian', without: 'flesh', unless: 'vegan' },
  contains_dairy: { badge: 'Contains Dairy', possible: 'May contain dairy', animal: 'dairy' },
  contains_eggs: { badge: 'Contains Eggs', possible: 'May contain eggs', animal: 'egg' },
  contains_chicken: { badge: 'Contains Chicken', possible: 'May contain chicken', animal: 'poultry' },
  contains_beef: { badge: 'Contains Beef', possible: 'May contain beef', animal: 'red-meat' },
  contains_lamb: { badge: 'Contains Lamb', possible: 'May contain lamb', animal: 'lamb' },
  contains_pork: { badge: 'Contains Pork', possible: 'May contain pork', animal: 'pork' },
  contains_fish: { badge: 'Contains Fish', possible: 'May contain fish', animal: 'fish' },
} as const satisfies Record<string, FlagFacts>;

/**
 * A recipe's dietary flags. Each is a column of the recipes, a bit in their index and a field of the
 * contract.
 */
export type DietaryFlag = keyof typeof TABLE;

/** A flag for something that a recipe contains. */
export type ContentFlag = {
  [Flag in DietaryFlag]: (typeof TABLE)[Flag] extends { animal: AnimalClass } ? Flag : never;
}[DietaryFlag];

/** A recipe's flags, derived from its ingredients and never typed. */
export type DietaryFlags = Record<DietaryFlag, boolean>;

/** Every flag, in badge order. The recipe index uses one bit for each, in this order. */
export const DIETARY_FLAGS = Object.keys(TABLE) as readonly DietaryFlag[];
export const FLAG_FACTS: Readonly<Record<DietaryFlag, FlagFacts>> = TABLE;
export const CONTENT_FLAGS = DIETARY_FLAGS.filter((flag): flag is ContentFlag => 'animal' in TABLE[flag]);
/** The animal that each of these flags stands for. */
export const ANIMAL_OF_FLAG: Readonly<Record<ContentFlag, AnimalClass>> = Object.fromEntries(
  CONTENT_FLAGS.map((flag) => [flag, TABLE[flag].animal]),
) as Record<ContentFlag, AnimalClass>;

/** Builds a value for every flag. */
export function eachFlag<Value>(valueOf: (flag: DietaryFlag) => Value): Record<DietaryFlag, Value> {
  return Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, valueOf(flag)])) as Record<DietaryFlag, Value>;
}
