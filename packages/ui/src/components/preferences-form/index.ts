export {
  PreferencesForm,
  type PreferencesFormLabels,
  type PreferencesFormProps,
} from './preferences-form.tsx';
export {
  changedPreferences,
  NO_PREFERENCES,
  type AllergyValue,
  type BudgetValue,
  type CookingExperienceValue,
  type CuisineValue,
  type DietaryRestrictionValue,
  type KitchenApplianceValue,
  type MealPrepFrequencyValue,
  type PreferenceName,
  type PreferencesValue,
  type ProteinValue,
  type SpiceToleranceValue,
} from './preferences-value.ts';
