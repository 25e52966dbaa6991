'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { LARDER_ALLERGENS } from '../../generated/larder-vocabulary.ts';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { PreferenceCard } from '../preference-card/index.ts';
import { PreferenceChips, type PreferenceChipsLabels } from '../preference-chips/index.ts';
import styles from './preferences-form.module.css';
import { usePreferenceOptions } from './use-preference-options.ts';
import {
  NO_PREFERENCES,
  PREFERENCE_TITLES,
  type ChoiceName,
  type PreferencesValue,
} from './preferences-value.ts';

/** Text labels of the form. */
export interface PreferencesFormLabels extends PreferenceChipsLabels {
  essential: string;
  optional: string;
  /** Description of the collapsed card. */
  optionalDescription: string;
  /** Title of each preference. */
  titles: Readonly<Record<ChoiceName, string>>;
  /** Hint of each preference. */
  hints: Readonly<Partial<Record<ChoiceName, string>>>;
}

const LABELS = (format: LocaleFormat): PreferencesFormLabels => ({
  essential: 'Essential Preferences',
  optional: 'Optional Preferences',
  optionalDescription: 'Cuisines, proteins, experience, how often, budget',
  titles: PREFERENCE_TITLES,
  hints: {
    allergies:
      'Never in a plan. Nuts cover peanuts and tree nuts; shellfish, crustaceans and molluscs; gluten, wheat, rye, barley and oats.',
    dietary_restrictions: 'Meal plans always stick to these',
    kitchen_appliances: 'What you cook with',
    spice_tolerance: 'Choose one',
    household_size: 'Meals and shopping are planned for this number',
    preferred_cuisines: 'More of these in your plans',
    protein_preferences: 'More of these in your plans',
    cooking_experience: 'Choose one',
    meal_prep_frequency: 'Sets how many meals a plan has',
    budget_consciousness: 'Choose one',
  },
  chosen: (count) => `${format.count(count)} chosen`,
  loading: 'Loading...',
  clear: 'Press again to clear',
});

interface PreferenceField {
  name: ChoiceName;
  type: 'multiple' | 'single';
  strict?: boolean;
  heat?: boolean;
}

const ESSENTIAL: readonly PreferenceField[] = [
  { name: 'allergies', type: 'multiple', strict: true },
  { name: 'dietary_restrictions', type: 'multiple' },
  { name: 'kitchen_appliances', type: 'multiple' },
  { name: 'spice_tolerance', type: 'single', heat: true },
  { name: 'household_size', type: 'single' },
];

const OPTIONAL: readonly PreferenceField[] = [
  { name: 'preferred_cuisines', type: 'multiple' },
  { name: 'protein_preferences', type: 'multiple' },
  { name: 'cooking_experience', type: 'single' },
  { name: 'meal_prep_frequency', type: 'single' },
  { name: 'budget_consciousness', type: 'single' },
];

const NO_HINT = { allergies: undefined };

/** The selected values of a preference, as the chips know them. */
const asChips = (value: PreferencesValue[ChoiceName]): string[] => [value ?? []].flat().map(String);

/** Props of {@link PreferencesForm}; other `div` attributes go to the root. */
export interface PreferencesFormProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** All preferences, if controlled. */
  value?: PreferencesValue | undefined;
  /** The initial preferences, if uncontrolled. */
  defaultValue?: PreferencesValue | undefined;
  /** Called on every change with all preferences. */
  onValueChange?: ((value: PreferencesValue) => void) | undefined;
  /** Whether the optional preferences are shown, if controlled. */
  optionalOpen?: boolean | undefined;
  /** Whether the optional preferences are shown initially, if uncontrolled. */
  defaultOptionalOpen?: boolean | undefined;
  /** Called with whether the optional preferences are now shown. */
  onOptionalOpenChange?: ((open: boolean) => void) | undefined;
  /** The saved preferences are loading: skeletons replace the chips. */
  loading?: boolean | undefined;
  /** Disables changes, for example while saving. */
  disabled?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PreferencesFormLabels> | undefined;
  /** Overrides for option names, by value. */
  names?: Readonly<Record<string, string>> | undefined;
}

/**
 * The ten preferences that are chosen from lists, half of them the vocabulary's: five essential ones, and five optional
 * ones in a collapsible card.
 * Dislikes and staples need the names of ingredients: an `IngredientPicker` and `IngredientTiles` edit them.
 */
export const PreferencesForm = forwardRef<HTMLDivElement, PreferencesFormProps>(function PreferencesForm(
  {
    value,
    defaultValue = NO_PREFERENCES,
    onValueChange,
    optionalOpen,
    defaultOptionalOpen,
    onOptionalOpenChange,
    loading,
    disabled,
    labels,
    names,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'preferences-form');
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange: onValueChange });
  const { terms, names: termNames } = usePreferenceOptions();
  // What nuts and shellfish cover is said of Larder's allergens alone.
  const hints =
    terms.allergies === LARDER_ALLERGENS ? words.hints : { ...words.hints, ...NO_HINT, ...labels?.hints };
  const optionalCount = OPTIONAL.flatMap(({ name }) => asChips(chosen[name])).length;

  function editor({ name, type, strict, heat }: PreferenceField) {
    const shared = {
      title: words.titles[name],
      hint: hints[name],
      values: terms[name],
      // Chips only report the values they were given.
      onValueChange: (next: string[] | string | null) =>
        setChosen((before) => ({
          ...before,
          [name]: name === 'household_size' && next ? Number(next) : next,
        })),
      strict,
      heat,
      names: { ...termNames[name], ...names },
      loading,
      disabled,
      labels: words,
    };
    const now = asChips(chosen[name]);
    return type === 'multiple' ? (
      <PreferenceChips key={name} {...shared} type="multiple" value={now} />
    ) : (
      <PreferenceChips key={name} {...shared} type="single" value={now[0] ?? null} />
    );
  }

  return (
    <div ref={ref} {...rest} data-slot="preferences-form" className={classNames(styles.root, className)}>
      <PreferenceCard title={words.essential}>{ESSENTIAL.map(editor)}</PreferenceCard>
      <PreferenceCard
        title={words.optional}
        description={words.optionalDescription}
        aside={optionalCount > 0 && !loading ? words.chosen(optionalCount) : null}
        collapsible
        open={optionalOpen}
        defaultOpen={defaultOptionalOpen}
        onOpenChange={onOptionalOpenChange}
      >
        {OPTIONAL.map(editor)}
      </PreferenceCard>
    </div>
  );
});
