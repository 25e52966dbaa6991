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

/** A value as a person reads it: 'gluten_free' → 'Gluten Free'. */
export function preferenceLabel(value: string): string {
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word[0]?.toLocaleUpperCase('en') + word.slice(1))
    .join(' ');
}
