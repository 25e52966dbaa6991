/** What is told of a class of animals. */
interface AnimalFacts {
  /** As it stands in a list of what is in something. */
  readonly says: string;
  /** Whether it is somebody's flesh or bones. */
  readonly isFlesh: boolean;
}

const TABLE = {
  dairy: { says: 'dairy', isFlesh: false },
  egg: { says: 'eggs', isFlesh: false },
  honey: { says: 'honey', isFlesh: false },
  poultry: { says: 'poultry', isFlesh: true },
  'red-meat': { says: 'red meat', isFlesh: true },
  pork: { says: 'pork', isFlesh: true },
  fish: { says: 'fish', isFlesh: true },
  'other-animal': { says: 'animal products', isFlesh: true },
} as const satisfies Record<string, AnimalFacts>;

/**
 * What of an animal an ingredient holds. 'red-meat' is beef, lamb and their kin, 'fish' is all fish and seafood,
 * 'other-animal' is what no other class names (gelatine, rabbit, snails).
 */
export type AnimalClass = keyof typeof TABLE;

export const ANIMAL_CLASSES = Object.keys(TABLE) as readonly AnimalClass[];
export const ANIMAL_FACTS: Readonly<Record<AnimalClass, AnimalFacts>> = TABLE;

/** What something may be without: all that comes of animals, their flesh, or one class of them. */
export type Without = 'animals' | 'flesh' | AnimalClass;

/** Whether something that is made of these animals is without that. */
export function isWithout(animals: ReadonlySet<AnimalClass>, what: Without): boolean {
  if (what === 'animals') return animals.size === 0;
  if (what !== 'flesh') return !animals.has(what);
  return !ANIMAL_CLASSES.some((animal) => TABLE[animal].isFlesh && animals.has(animal));
}
