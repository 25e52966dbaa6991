import { expect, test } from 'vitest';
import { preferenceLabel } from './preferences.ts';
import { PREFERENCE_VALUES } from './vocabulary/preferences.ts';

test.each([
  ['nuts', 'Nuts'],
  ['gluten_free', 'Gluten Free'],
  ['few_times_week', 'A Few Times a Week'],
  ['very_budget', 'Tight Budget'],
  ['budget_conscious', 'Budget Conscious'],
  ['', ''],
])('%s reads %s [LABEL-02 SETTINGS-11]', (value, label) => expect(preferenceLabel(value)).toBe(label));

test.each([
  {
    preference: 'allergies', // The eight of the specification, and the rest of the EU's 14.
    values:
      'nuts, shellfish, dairy, eggs, soy, wheat, fish, sesame, peanuts, tree_nuts, crustaceans, molluscs, gluten, celery, mustard, sulphites, lupin',
  },
  {
    preference: 'dietary_restrictions',
    values: 'vegetarian, vegan, gluten_free, keto, paleo, low_carb, dairy_free, halal, kosher',
  },
  {
    preference: 'kitchen_appliances',
    values:
      'oven, stovetop, microwave, air_fryer, slow_cooker, pressure_cooker, grill, toaster_oven, food_processor, blender',
  },
  { preference: 'household_size', values: '1, 2, 3, 4, 5, 6, 7, 8' }, // Not in the specification.
  { preference: 'spice_tolerance', values: 'mild, medium, hot, very_hot' },
  {
    preference: 'preferred_cuisines',
    values:
      'indian, mexican, italian, chinese, japanese, thai, mediterranean, american, french, korean, spanish, middle_eastern',
  },
  {
    preference: 'protein_preferences',
    values: 'chicken, beef, pork, fish, seafood, tofu, legumes, eggs, dairy',
  },
  { preference: 'cooking_experience', values: 'beginner, intermediate, advanced, expert' },
  { preference: 'meal_prep_frequency', values: 'daily, few_times_week, weekly, rarely' },
  { preference: 'budget_consciousness', values: 'very_budget, budget_conscious, moderate, premium' },
] as const)(
  '$preference has exactly the values of the specification [DATA-44 DATA-45 DATA-46 DATA-47 DATA-48 DATA-49 DATA-50 DATA-51 DATA-52]',
  ({ preference, values }) => {
    expect(PREFERENCE_VALUES[preference].join(', ')).toBe(values);
  },
);
