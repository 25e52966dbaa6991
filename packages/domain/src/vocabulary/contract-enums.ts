import { COUNTRY_CODES } from '../countries.ts';
import { WEEK_DAYS } from '../meal-week.ts';
import { SHOPPING_GROUPS } from '../shopping-groups.ts';
import { STORAGE_PLACES } from '../storage.ts';
import { UNIT_NAMES } from '../units.ts';
import { WAITING_KINDS } from '../waiting.ts';
import { CONTENT_FLAGS } from './dietary-flags.ts';
import { FREE_REASONS, SLOTS, WEEK_WISHES } from './meal-plans.ts';
import { PREFERENCE_VALUES, UNIT_SYSTEMS } from './preferences.ts';
import { COURSES } from './recipes.ts';

/**
 * The values of each contract enum, by schema. `npm run generate` writes them into the contract; `null` is
 * allowed where listed.
 */
export const CONTRACT_ENUMS: Readonly<Record<string, readonly (string | number | null)[]>> = {
  Allergy: PREFERENCE_VALUES.allergies,
  DietaryRestriction: PREFERENCE_VALUES.dietary_restrictions,
  Appliance: PREFERENCE_VALUES.kitchen_appliances,
  Cuisine: PREFERENCE_VALUES.preferred_cuisines,
  Protein: PREFERENCE_VALUES.protein_preferences,
  SpiceTolerance: [...PREFERENCE_VALUES.spice_tolerance, null],
  HouseholdSize: [...PREFERENCE_VALUES.household_size, null],
  UnitSystem: UNIT_SYSTEMS,
  CookingExperience: [...PREFERENCE_VALUES.cooking_experience, null],
  MealPrepFrequency: [...PREFERENCE_VALUES.meal_prep_frequency, null],
  BudgetConsciousness: [...PREFERENCE_VALUES.budget_consciousness, null],
  ContentFlag: CONTENT_FLAGS,
  CountryCode: COUNTRY_CODES,
  Course: COURSES,
  ShoppingCategory: SHOPPING_GROUPS,
  StoragePlace: STORAGE_PLACES,
  Unit: UNIT_NAMES,
  WaitingKind: [...WAITING_KINDS, null],
  WeekDay: WEEK_DAYS,
  FreeReason: FREE_REASONS,
  Slot: SLOTS,
  WeekWish: WEEK_WISHES,
};
