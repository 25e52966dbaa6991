'use client';
import {
  LARDER_ALLERGENS,
  LARDER_APPLIANCES,
  LARDER_BUDGETS,
  LARDER_CUISINES,
  LARDER_DIETS,
  LARDER_EXPERIENCES,
  LARDER_FREQUENCIES,
  LARDER_HOUSEHOLD_SIZES,
  LARDER_PROTEINS,
  LARDER_SPICE_TOLERANCES,
} from '../../generated/larder-vocabulary.ts';
import { useTermNames, useTerms } from '../../internal/vocabulary/use-terms.ts';
import type { Term } from '../../vocabulary/food-vocabulary.ts';
import type { ChoiceName } from './preferences-value.ts';

/** How far, how much, how often: the same in every product. */
const SCALES = {
  spice_tolerance: LARDER_SPICE_TOLERANCES,
  household_size: LARDER_HOUSEHOLD_SIZES,
  cooking_experience: LARDER_EXPERIENCES,
  meal_prep_frequency: LARDER_FREQUENCIES,
  budget_consciousness: LARDER_BUDGETS,
};

/** The options of each preference, and what the provider's words call them. */
interface PreferenceOptions {
  terms: Readonly<Record<ChoiceName, readonly Term[]>>;
  names: Readonly<Partial<Record<ChoiceName, Readonly<Record<string, string>>>>>;
}

/** The options of the nearest provider's vocabulary. */
export function usePreferenceOptions(): PreferenceOptions {
  const terms = {
    allergies: useTerms('allergens', LARDER_ALLERGENS),
    dietary_restrictions: useTerms('diets', LARDER_DIETS),
    kitchen_appliances: useTerms('appliances', LARDER_APPLIANCES),
    preferred_cuisines: useTerms('cuisines', LARDER_CUISINES),
    protein_preferences: useTerms('proteins', LARDER_PROTEINS),
    ...SCALES,
  };
  const names = {
    allergies: useTermNames('allergens'),
    dietary_restrictions: useTermNames('diets'),
    kitchen_appliances: useTermNames('appliances'),
    preferred_cuisines: useTermNames('cuisines'),
    protein_preferences: useTermNames('proteins'),
  };
  return { terms, names };
}
