import { ALLERGEN_FACTS, type Allergen } from './vocabulary/allergens.ts';

/** An allergen of a dish, with the names of what holds it; no names where that is not known. */
export interface NamedAllergen {
  readonly allergy: Allergen;
  readonly ingredients: readonly string[];
}

/** What of a dish somebody avoids: what is in it, and what may be. */
export interface AvoidedThings {
  /** The things themselves, as they stand in a sentence: 'peanuts', 'soy sauce (wheat)'. */
  readonly contains: readonly string[];
  /** Allergies that too little is known about: 'nuts'. */
  readonly mayContain: readonly Allergen[];
}

/** What of these allergens is avoided, each thing once and in order. */
export function avoidedThings(
  allergens: readonly NamedAllergen[],
  avoided: readonly Allergen[],
): AvoidedThings {
  const concerned = allergens.filter(({ allergy }) => avoided.includes(allergy));
  const explained = new Map<string, Allergen[]>();
  for (const { allergy, ingredients } of concerned) {
    for (const name of ingredients) {
      const hidden = ALLERGEN_FACTS[allergy].hiddenIn?.test(name) ? [allergy] : [];
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

/** What somebody avoids in a thing by itself, as it stands in a sentence: 'egg', 'pesto (nuts)'; undefined for nothing. */
export function avoidedIn(
  { name, allergens }: { readonly name: string; readonly allergens: readonly Allergen[] },
  avoided: readonly Allergen[],
): string | undefined {
  const named = allergens.map((allergy) => ({ allergy, ingredients: [name] }));
  return avoidedThings(named, avoided).contains[0];
}

/** How many dishes hold the same allergens. */
export interface CountedAllergens {
  readonly recipe_count: number;
  readonly contains: readonly Allergen[];
  readonly may_contain: readonly Allergen[];
}

/** What of many dishes somebody avoids. */
export interface AvoidedDishes {
  /** How many dishes hold something of it for sure, and what. */
  readonly contain: { readonly dishes: number; readonly things: readonly Allergen[] };
  /** How many others may hold something of it, and what. */
  readonly mayContain: { readonly dishes: number; readonly things: readonly Allergen[] };
}

/** Counts the dishes that hold any of what is avoided, each once. */
export function avoidedDishes(
  counted: readonly CountedAllergens[],
  avoided: readonly Allergen[],
): AvoidedDishes {
  const sure = counted.filter(({ contains }) => contains.some((allergy) => avoided.includes(allergy)));
  const possible = counted.filter(
    (dishes) => !sure.includes(dishes) && dishes.may_contain.some((allergy) => avoided.includes(allergy)),
  );
  const told = (dishes: readonly CountedAllergens[], key: 'contains' | 'may_contain') => ({
    dishes: dishes.reduce((sum, { recipe_count: count }) => sum + count, 0),
    things: avoided.filter((allergy) => dishes.some((each) => each[key].includes(allergy))),
  });
  return { contain: told(sure, 'contains'), mayContain: told(possible, 'may_contain') };
}
