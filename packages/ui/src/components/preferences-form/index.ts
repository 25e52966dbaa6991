export {
  PreferencesForm,
  type PreferencesFormLabels,
  type PreferencesFormProps,
} from './preferences-form.tsx';
export {
  changedPreferences,
  NO_PREFERENCES,
  PREFERENCE_TITLES,
  type PreferenceName,
  type PreferencesValue,
} from './preferences-value.ts';
export type {
  AllergyValue,
  BudgetValue,
  CookingExperienceValue,
  CuisineValue,
  DietaryRestrictionValue,
  HouseholdSizeValue,
  KitchenApplianceValue,
  MealPrepFrequencyValue,
  ProteinValue,
  SpiceToleranceValue,
} from '../../generated/vocabulary.ts';
