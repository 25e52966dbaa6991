/** The description of a class of animals. */
interface AnimalFacts {
  /** Its name in a list of contents. */
  readonly says: string;
  /** Whether it is flesh or bone. */
  readonly isFlesh: boolean;
}

const TABLE = {
  dairy: { says: 'dairy', isFlesh: false },
  egg: { says: 'eggs', isFlesh: false },
  honey: { says: 'honey', isFlesh: false },
  poultry: { says: 'poultry', isFlesh: true },
  'red-meat': { says: 'beef', isFlesh: true },
  lamb: { says: 'lamb', isFlesh: true },
  goat: { says: 'goat', isFlesh: true },
  pork: { says: 'pork', isFlesh: true },
  fish: { says: 'fish', isFlesh: true },
  'other-animal': { says: 'animal products', isFlesh: true },
} as const satisfies Record<string, AnimalFacts>;

/**
 * Which animal an ingredient comes from. 'red-meat' is beef and veal, 'fish' is all fish and seafood,
 * 'other-animal' is anything else (gelatine, rabbit, snails).
 */
export type AnimalClass = keyof typeof TABLE;

export const ANIMAL_CLASSES = Object.keys(TABLE) as readonly AnimalClass[];
export const ANIMAL_FACTS: Readonly<Record<AnimalClass, AnimalFacts>> = TABLE;

/** What food may be free of: all animal products, all flesh, or one class of animals. */
export type Without = 'animals' | 'flesh' | AnimalClass;

/** Whether something made from these animals is free of that. */
export function isWithout(animals: ReadonlySet<AnimalClass>, what: Without): boolean {
  if (what === 'animals') return animals.size === 0;
  if (what !== 'flesh') return !animals.has(what);
  return !ANIMAL_CLASSES.some((animal) => TABLE[animal].isFlesh && animals.has(animal));
}
