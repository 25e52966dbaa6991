import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import type { Ingredient } from './ingredient.ts';

/** An allergen of a dish, with the names of the ingredients that hold it, in their order. */
export interface AllergenSource {
  allergy: Allergen;
  ingredients: string[];
}

/**
 * What a cook with an allergy has to know of these ingredients together. `claimed` are the allergens that a dish counts
 * as holding for whatever reason: one that none of the ingredients explains is there without a name.
 */
export function allergenSources(
  ingredients: Iterable<Pick<Ingredient, 'name' | 'allergens'>>,
  claimed: readonly string[] = [],
): AllergenSource[] {
  const all = [...ingredients];
  return ALLERGENS.flatMap((allergy) => {
    const names = all.filter(({ allergens }) => allergens.includes(allergy)).map(({ name }) => name);
    if (names.length === 0 && !claimed.includes(allergy)) return [];
    return { allergy, ingredients: [...new Set(names)] };
  });
}
