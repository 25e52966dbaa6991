import { ALLERGENS } from './allergens.ts';
import { CUISINES } from './cuisines.ts';
import { DIETS } from './diets.ts';
import { APPLIANCES, SPICE_TOLERANCES } from './recipes.ts';

/** A cook's favourite sources of protein. */
export const PROTEINS = [
  'chicken',
  'beef',
  'pork',
  'fish',
  'seafood',
  'tofu',
  'legumes',
  'eggs',
  'dairy',
] as const;
export type Protein = (typeof PROTEINS)[number];

/** How many people may eat a planned meal. */
export const HOUSEHOLD_SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What amounts are shown in: as each recipe has them, in grams and °C, or in cups, ounces and °F. */
export const UNIT_SYSTEMS = ['as_written', 'metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The values of each preference, in display order. */
export const PREFERENCE_VALUES = {
  allergies: ALLERGENS,
  dietary_restrictions: DIETS,
  kitchen_appliances: APPLIANCES,
  spice_tolerance: SPICE_TOLERANCES,
  household_size: HOUSEHOLD_SIZES,
  preferred_cuisines: CUISINES,
  protein_preferences: PROTEINS,
  cooking_experience: ['beginner', 'intermediate', 'advanced', 'expert'],
  meal_prep_frequency: ['daily', 'few_times_week', 'weekly', 'rarely'],
  budget_consciousness: ['very_budget', 'budget_conscious', 'moderate', 'premium'],
} as const;
