import { ALLERGENS, type Allergen } from '../vocabulary/allergens.ts';
import type { Ingredient } from './ingredient.ts';

/** An allergen in a dish, with the names of the ingredients that contain it, in order. */
export interface AllergenSource {
  allergy: Allergen;
  ingredients: string[];
  /** Those of them of which only some products contain it. */
  often: string[];
}

/**
 * The allergens of these ingredients combined. `claimed` are the allergens declared for the dish for any
 * reason; one that no ingredient explains is listed without a name.
 */
export function allergenSources(
  ingredients: Iterable<Pick<Ingredient, 'name' | 'allergens' | 'often'>>,
  claimed: readonly string[] = [],
): AllergenSource[] {
  const all = [...ingredients];
  return ALLERGENS.flatMap((allergy) => {
    const sources = all.filter(({ allergens }) => allergens.includes(allergy));
    if (sources.length === 0 && !claimed.includes(allergy)) return [];
    const possible = sources.filter(({ often }) => often[allergy] !== undefined);
    return { allergy, ingredients: namesOf(sources), often: namesOf(possible) };
  });
}

const namesOf = (ingredients: readonly Pick<Ingredient, 'name'>[]) => [
  ...new Set(ingredients.map(({ name }) => name)),
];
