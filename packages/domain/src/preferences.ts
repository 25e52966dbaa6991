/** What may be chosen for each of a cook's preferences, in the order in which every screen lists it. */
export const PREFERENCE_VALUES = {
  allergies: ['nuts', 'shellfish', 'dairy', 'eggs', 'soy', 'wheat', 'fish', 'sesame'],
  dietary_restrictions: [
    'vegetarian',
    'vegan',
    'gluten_free',
    'keto',
    'paleo',
    'low_carb',
    'dairy_free',
    'halal',
    'kosher',
  ],
  kitchen_appliances: [
    'oven',
    'stovetop',
    'microwave',
    'air_fryer',
    'slow_cooker',
    'pressure_cooker',
    'grill',
    'toaster_oven',
    'food_processor',
    'blender',
  ],
  spice_tolerance: ['mild', 'medium', 'hot', 'very_hot'],
  preferred_cuisines: [
    'indian',
    'mexican',
    'italian',
    'chinese',
    'japanese',
    'thai',
    'mediterranean',
    'american',
    'french',
    'korean',
    'spanish',
    'middle_eastern',
  ],
  protein_preferences: ['chicken', 'beef', 'pork', 'fish', 'seafood', 'tofu', 'legumes', 'eggs', 'dairy'],
  cooking_experience: ['beginner', 'intermediate', 'advanced', 'expert'],
  meal_prep_frequency: ['daily', 'few_times_week', 'weekly', 'rarely'],
  budget_consciousness: ['very_budget', 'budget_conscious', 'moderate', 'premium'],
} as const;

/** What a cook may not eat. */
export type Allergy = (typeof PREFERENCE_VALUES)['allergies'][number];

export const ALLERGIES: readonly Allergy[] = PREFERENCE_VALUES.allergies;

/** Values whose bare words would mislead, in the words that a person says. */
const SAID: Readonly<Record<string, string>> = {
  few_times_week: 'A Few Times a Week',
  very_budget: 'Tight Budget',
};

/** A value as a person reads it: 'gluten_free' → 'Gluten Free'. */
export function preferenceLabel(value: string): string {
  const said = SAID[value];
  if (said !== undefined) return said;
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}
