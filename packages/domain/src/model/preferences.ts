import type { Allergen } from '../vocabulary/allergens.ts';
import type { Cuisine } from '../vocabulary/cuisines.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { PREFERENCE_VALUES, Protein } from '../vocabulary/preferences.ts';
import type { Appliance } from '../vocabulary/recipes.ts';

/** One chosen value; null for none. */
type Choice<Name extends keyof typeof PREFERENCE_VALUES> = (typeof PREFERENCE_VALUES)[Name][number] | null;

/** An ingredient that a cook does not like, by the ids of all that it means: itself, its kinds and its parts. */
export interface Dislike {
  readonly name: string;
  readonly ids: readonly number[];
}

/** A cook's diet, equipment and tastes, with the contract's field names. */
export interface Preferences {
  readonly allergies: readonly Allergen[];
  readonly dietary_restrictions: readonly Diet[];
  /** Empty means everything: without an answer the kitchen is assumed to be fully equipped. */
  readonly kitchen_appliances: readonly Appliance[];
  readonly spice_tolerance: Choice<'spice_tolerance'>;
  /** How many people eat a planned meal; null plans each recipe for the servings it states. */
  readonly household_size: Choice<'household_size'>;
  /** What the cook does not like; nothing if absent. */
  readonly dislikes?: readonly Dislike[];
  /** The ids of the ingredients that are always in this kitchen; the usual ones if absent or null. */
  readonly staples?: readonly number[] | null;
  readonly preferred_cuisines: readonly Cuisine[];
  readonly protein_preferences: readonly Protein[];
  readonly cooking_experience: Choice<'cooking_experience'>;
  readonly meal_prep_frequency: Choice<'meal_prep_frequency'>;
  readonly budget_consciousness: Choice<'budget_consciousness'>;
}
