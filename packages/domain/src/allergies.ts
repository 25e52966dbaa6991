import type { Allergy } from './preferences.ts';

/** An allergen of a dish, with the names of what holds it; no names where that is not known. */
export interface NamedAllergen {
  readonly allergy: Allergy;
  readonly ingredients: readonly string[];
}

/** What of a dish somebody avoids: what is in it, and what may be. */
export interface AvoidedThings {
  /** The things themselves, as they stand in a sentence: 'peanuts', 'soy sauce (wheat)'. */
  readonly contains: readonly string[];
  /** Allergies that too little is known about: 'nuts'. */
  readonly mayContain: readonly Allergy[];
}

/** Things that do not look like what they hold: beside these the allergy is said too. */
const HIDDEN_IN: Readonly<Record<Allergy, RegExp>> = {
  nuts: /pesto|chocolate/i,
  shellfish: /kimchi/i,
  dairy: /pesto|brioche|naan|chocolate/i,
  eggs: /mayonnaise|brioche|gnocchi|ladyfinger|fish cake/i,
  soy: /gochujang|doenjang|ssamjang|oyster sauce|hoisin|teriyaki|stock cube|chocolate|speculoos/i,
  wheat:
    /soy sauce|oyster sauce|gochujang|doenjang|ssamjang|hoisin|teriyaki|stock cube|asafoetida|masala|sausage|fish cake/i,
  fish: /kimchi|worcestershire/i,
  sesame: /ssamjang|hoisin/i,
};

/** What of these allergens is avoided, each thing once and in order. */
export function avoidedThings(
  allergens: readonly NamedAllergen[],
  avoided: readonly Allergy[],
): AvoidedThings {
  const concerned = allergens.filter(({ allergy }) => avoided.includes(allergy));
  const explained = new Map<string, Allergy[]>();
  for (const { allergy, ingredients } of concerned) {
    for (const name of ingredients) {
      const hidden = HIDDEN_IN[allergy].test(name) ? [allergy] : [];
      explained.set(name, [...(explained.get(name) ?? []), ...hidden]);
    }
  }
  return {
    contains: [...explained].map(([name, hidden]) =>
      hidden.length === 0 ? name : `${name} (${hidden.join(', ')})`,
    ),
    mayContain: concerned.filter(({ ingredients }) => ingredients.length === 0).map(({ allergy }) => allergy),
  };
}
