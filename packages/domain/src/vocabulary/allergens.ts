import type { AnimalClass } from './animals.ts';

/** The description of an allergen. */
interface AllergenFacts {
  /** Foods that do not look like they contain it: next to these the allergen is always shown. */
  readonly hiddenIn?: RegExp;
  /** The animals it comes from. */
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

/** What a cook may be allergic to. 'nuts' includes peanuts, 'shellfish' includes molluscs. */
export type Allergen = keyof typeof TABLE;

/** Every allergen, in display order. */
export const ALLERGENS = Object.keys(TABLE) as readonly Allergen[];
export const ALLERGEN_FACTS: Readonly<Record<Allergen, AllergenFacts>> = TABLE;
