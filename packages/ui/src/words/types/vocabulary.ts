import type { ContentFlagName } from '../../components/dietary-badges/index.ts';
import type { DifficultyMarkLabels } from '../../components/difficulty-mark/index.ts';
import type {
  AllergyValue,
  BudgetValue,
  CookingExperienceValue,
  CuisineValue,
  DietaryFlagName,
  DietaryRestrictionValue,
  FilterGroupName,
  FilterName,
  KitchenApplianceValue,
  MealPrepFrequencyValue,
  ProteinValue,
  SpiceToleranceValue,
} from '../../generated/vocabulary.ts';
import type { CountryWords } from '../../internal/vocabulary/use-countries.ts';

/** Filters whose chip says more than the panel does. */
type ChipName = Extract<FilterName, `no_${string}` | `max_${string}`>;

/** The names of diets, allergens, flags, filters, countries and units. */
export interface VocabularyWords {
  /** The choices of preferences, and the allergens to avoid. */
  choices: Readonly<
    Record<
      | AllergyValue
      | BudgetValue
      | CookingExperienceValue
      | CuisineValue
      | DietaryRestrictionValue
      | KitchenApplianceValue
      | MealPrepFrequencyValue
      | ProteinValue
      | SpiceToleranceValue,
      string
    >
  >;
  'dietary-badges': Readonly<Record<DietaryFlagName | 'title', string>> & {
    readonly possible: Readonly<Record<ContentFlagName, string>>;
    readonly byLabel: (badge: string, ingredients: readonly string[]) => string;
  };
  'difficulty-mark': DifficultyMarkLabels;
  filters: {
    names: Readonly<Record<FilterGroupName | FilterName | 'avoid_loading' | 'avoid_failed', string>>;
    chips: Readonly<Record<ChipName, string>>;
    avoided: (thing: string) => string;
  };
  flag: CountryWords;
  units: { unit: (unit: string) => string };
}
