/** The foods that a cook never wants in a meal. */
export type AllergyValue = 'nuts' | 'shellfish' | 'dairy' | 'eggs' | 'soy' | 'wheat' | 'fish' | 'sesame';

/** The ways of eating that every meal keeps to. */
export type DietaryRestrictionValue =
  | 'vegetarian'
  | 'vegan'
  | 'gluten_free'
  | 'keto'
  | 'paleo'
  | 'low_carb'
  | 'dairy_free'
  | 'halal'
  | 'kosher';

/** What stands in the kitchen. */
export type KitchenApplianceValue =
  | 'oven'
  | 'stovetop'
  | 'microwave'
  | 'air_fryer'
  | 'slow_cooker'
  | 'pressure_cooker'
  | 'grill'
  | 'toaster_oven'
  | 'food_processor'
  | 'blender';

/** How hot a meal may be. */
export type SpiceToleranceValue = 'mild' | 'medium' | 'hot' | 'very_hot';

/** The cuisines that are liked best. */
export type CuisineValue =
  | 'indian'
  | 'mexican'
  | 'italian'
  | 'chinese'
  | 'japanese'
  | 'thai'
  | 'mediterranean'
  | 'american'
  | 'french'
  | 'korean'
  | 'spanish'
  | 'middle_eastern';

/** The proteins that are liked best. */
export type ProteinValue =
  | 'chicken'
  | 'beef'
  | 'pork'
  | 'fish'
  | 'seafood'
  | 'tofu'
  | 'legumes'
  | 'eggs'
  | 'dairy';

/** How well somebody cooks. */
export type CookingExperienceValue = 'beginner' | 'intermediate' | 'advanced' | 'expert';

/** How often somebody cooks. */
export type MealPrepFrequencyValue = 'daily' | 'few_times_week' | 'weekly' | 'rarely';

/** What a meal may cost. */
export type BudgetValue = 'very_budget' | 'budget_conscious' | 'moderate' | 'premium';

/** All preferences of a cook. An empty list or null says: no preference. */
export interface PreferencesValue {
  allergies: readonly AllergyValue[];
  dietary_restrictions: readonly DietaryRestrictionValue[];
  kitchen_appliances: readonly KitchenApplianceValue[];
  spice_tolerance: SpiceToleranceValue | null;
  preferred_cuisines: readonly CuisineValue[];
  protein_preferences: readonly ProteinValue[];
  cooking_experience: CookingExperienceValue | null;
  meal_prep_frequency: MealPrepFrequencyValue | null;
  budget_consciousness: BudgetValue | null;
}

/** The name of one preference. */
export type PreferenceName = keyof PreferencesValue;

/** No preference at all. */
export const NO_PREFERENCES: PreferencesValue = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};

/** The preferences in which two sets differ. The order in which values were chosen makes no difference. */
export function changedPreferences(before: PreferencesValue, after: PreferencesValue): PreferenceName[] {
  const sorted = (value: PreferencesValue[PreferenceName]) => [value ?? []].flat().toSorted().join(' ');
  return (Object.keys(NO_PREFERENCES) as PreferenceName[]).filter(
    (name) => sorted(before[name]) !== sorted(after[name]),
  );
}
