import type { Allergen } from '../vocabulary/allergens.ts';
import type { Cuisine } from '../vocabulary/cuisines.ts';
import type { Diet } from '../vocabulary/diets.ts';
import type { PREFERENCE_VALUES, Protein } from '../vocabulary/preferences.ts';
import type { Appliance } from '../vocabulary/recipes.ts';

/** What was chosen of one value; null for nothing. */
type Choice<Name extends keyof typeof PREFERENCE_VALUES> = (typeof PREFERENCE_VALUES)[Name][number] | null;

/** What a cook may not eat, has, and likes, named as the contract names it. */
export interface Preferences {
  readonly allergies: readonly Allergen[];
  readonly dietary_restrictions: readonly Diet[];
  /** None stands for all: a kitchen of which nothing was said has everything. */
  readonly kitchen_appliances: readonly Appliance[];
  readonly spice_tolerance: Choice<'spice_tolerance'>;
  readonly preferred_cuisines: readonly Cuisine[];
  readonly protein_preferences: readonly Protein[];
  readonly cooking_experience: Choice<'cooking_experience'>;
  readonly meal_prep_frequency: Choice<'meal_prep_frequency'>;
  readonly budget_consciousness: Choice<'budget_consciousness'>;
}
