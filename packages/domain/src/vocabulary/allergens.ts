import type { AnimalClass } from './animals.ts';

/** What is told of an allergen. */
interface AllergenFacts {
  /** Names of things that do not look like what they hold: beside these the allergen is said too. */
  readonly hiddenIn?: RegExp;
  /** The animals that what holds it is made of. */
  readonly animal?: AnimalClass;
}

const TABLE = {
  nuts: { hiddenIn: /pesto|chocolate/i },
  shellfish: { hiddenIn: /kimchi/i, animal: 'fish' },
  dairy: { hiddenIn: /pesto|brioche|naan|chocolate/i, animal: 'dairy' },
  eggs: { hiddenIn: /mayonnaise|brioche|gnocchi|ladyfinger|fish cake/i, animal: 'egg' },
  soy: {
    hiddenIn: /gochujang|doenjang|ssamjang|oyster sauce|hoisin|teriyaki|stock cube|chocolate|speculoos/i,
  },
  wheat: {
    hiddenIn:
      /soy sauce|oyster sauce|gochujang|doenjang|ssamjang|hoisin|teriyaki|stock cube|asafoetida|masala|sausage|fish cake/i,
  },
  fish: { hiddenIn: /kimchi|worcestershire/i, animal: 'fish' },
  sesame: { hiddenIn: /ssamjang|hoisin/i },
} as const satisfies Record<string, AllergenFacts>;

/** What a cook may be allergic to. 'nuts' holds peanuts too, 'shellfish' molluscs too. */
export type Allergen = keyof typeof TABLE;

/** Every allergen, in the order in which every screen lists them. */
export const ALLERGENS = Object.keys(TABLE) as readonly Allergen[];
export const ALLERGEN_FACTS: Readonly<Record<Allergen, AllergenFacts>> = TABLE;
