import type {
  BudgetValue,
  CookingExperienceValue,
  HouseholdSizeValue,
  MealPrepFrequencyValue,
  SpiceToleranceValue,
} from '../../generated/vocabulary.ts';
import type {
  AllergenId,
  ApplianceId,
  CuisineId,
  DietId,
  IngredientId,
  ProteinId,
} from '../../vocabulary/ids.ts';

/** All preferences of a cook. An empty list or null means no preference. */
export interface PreferencesValue {
  allergies: readonly AllergenId[];
  dietary_restrictions: readonly DietId[];
  kitchen_appliances: readonly ApplianceId[];
  spice_tolerance: SpiceToleranceValue | null;
  household_size: HouseholdSizeValue | null;
  preferred_cuisines: readonly CuisineId[];
  protein_preferences: readonly ProteinId[];
  cooking_experience: CookingExperienceValue | null;
  meal_prep_frequency: MealPrepFrequencyValue | null;
  budget_consciousness: BudgetValue | null;
  /** Ids of ingredients that are in no plan. */
  dislikes: readonly IngredientId[];
  /** Ids of ingredients that are always there; null if never asked. */
  staples: readonly IngredientId[] | null;
}

/** The name of a preference. */
export type PreferenceName = keyof PreferencesValue;

/** A preference that is chosen from a list. The others are ingredients. */
export type ChoiceName = Exclude<PreferenceName, 'dislikes' | 'staples'>;

/** The title of each preference. */
export const PREFERENCE_TITLES: Readonly<Record<PreferenceName, string>> = {
  allergies: 'Allergies',
  dietary_restrictions: 'Dietary Restrictions',
  kitchen_appliances: 'Kitchen Appliances',
  spice_tolerance: 'Spice Tolerance',
  household_size: 'How Many People Are You Cooking For?',
  preferred_cuisines: 'Preferred Cuisines',
  protein_preferences: 'Protein Preferences',
  cooking_experience: 'Cooking Experience',
  meal_prep_frequency: 'How Often Do You Cook?',
  budget_consciousness: 'Budget Preference',
  dislikes: 'Dislikes',
  staples: 'Staples',
};

/** No preferences. */
export const NO_PREFERENCES: PreferencesValue = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  household_size: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
  dislikes: [],
  staples: null,
};

/** Names of the preferences that differ, ignoring the order of selected values. */
export function changedPreferences(before: PreferencesValue, after: PreferencesValue): PreferenceName[] {
  const sorted = (value: PreferencesValue[PreferenceName] | undefined) =>
    value === null || value === undefined ? null : [value].flat().toSorted().join(' ');
  return (Object.keys(NO_PREFERENCES) as PreferenceName[]).filter(
    (name) => sorted(before[name]) !== sorted(after[name]),
  );
}
