import type { NamedAllergen } from './allergies.ts';
import { ALLERGEN_FACTS, withoutWholes, type Allergen } from './vocabulary/allergens.ts';

/** An allergen, with the names of the foods that surely contain it and of those whose label decides. */
export interface AllergenFoods {
  readonly allergy: Allergen;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
}

/**
 * Which of several separate foods contain each allergen, in order. Unlike in a dish, what one food contains says nothing
 * of the others: soy sauce with wheat, and gochujang that may have some. A wide allergen is left out of a food where its
 * part says more.
 */
export function foodsByAllergen(allergens: readonly NamedAllergen[]): AllergenFoods[] {
  const held = (name: string, isPossible: boolean) =>
    allergens
      .filter(
        ({ ingredients, often = [] }) => ingredients.includes(name) && often.includes(name) === isPossible,
      )
      .map(({ allergy }) => allergy);
  const isToldOf = (name: string, allergy: Allergen, isPossible: boolean) => {
    if (!withoutWholes(held(name, isPossible)).includes(allergy)) return false;
    // Beer surely has gluten: whether it also has wheat adds nothing.
    const { partOf } = ALLERGEN_FACTS[allergy];
    return !isPossible || partOf === undefined || !held(name, false).includes(partOf);
  };
  return allergens
    .map(({ allergy, ingredients }) => ({
      allergy,
      contains: ingredients.filter((name) => isToldOf(name, allergy, false)),
      mayContain: ingredients.filter((name) => isToldOf(name, allergy, true)),
    }))
    .filter(({ contains, mayContain }) => contains.length + mayContain.length > 0);
}
