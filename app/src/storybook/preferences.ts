import type { PreferencesValue } from '@larder/ui/preferences-form';

/** Preferences with some choices. */
export const PREFERENCES: PreferencesValue = {
  allergies: ['nuts', 'shellfish'],
  dietary_restrictions: ['vegetarian'],
  kitchen_appliances: ['oven', 'stovetop', 'pressure_cooker', 'blender'],
  spice_tolerance: 'hot',
  household_size: 4,
  dislikes: [],
  staples: null,
  preferred_cuisines: ['indian', 'korean'],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: 'daily',
  budget_consciousness: null,
};
