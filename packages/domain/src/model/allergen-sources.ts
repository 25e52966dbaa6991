import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import type { Ingredient } from './ingredient.ts';

/** An allergen in a dish, with the names of the ingredients that contain it, in order. */
export interface AllergenSource {
  allergy: Allergen;
  ingredients: string[];
}

/**
 * The allergens of these ingredients combined. `claimed` are the allergens declared for the dish for any
 * reason; one that no ingredient explains is listed without a name.
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
