import type { PreferencesValue } from '../components/preferences-form/index.ts';

/** Preferences with some choices, for stories. */
export const STORY_PREFERENCES: PreferencesValue = {
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
