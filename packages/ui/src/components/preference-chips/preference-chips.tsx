'use client';
import { preferenceLabel } from '@larder/domain';
import { ShieldCheck } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { ChoiceOption } from '../../internal/choice/choice-option.ts';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage, HeadingLevel } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import type { Term } from '../../vocabulary/food-vocabulary.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { useWords } from '../locale/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { HeatMarks } from './heat-marks.tsx';
import { PreferenceChipsSkeleton } from './preference-chips-skeleton.tsx';
import { LABELS, type PreferenceChipsLabels } from './preference-chips-words.ts';
import { useOfferedTerms } from './use-offered-terms.ts';
import styles from './preference-chips.module.css';

interface OwnProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'onChange' | 'defaultValue' | 'children'
> {
  /** The preference's title. */
  title: ReactNode;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** An icon before the title. */
  icon?: ReactNode;
  /** The purpose of the preference. */
  hint?: ReactNode;
  /** The error and how to fix it. */
  error?: ErrorMessage | undefined;
  /** The options, by their ids or with a label of their own: 'gluten_free' is shown as 'Gluten Free'. */
  values: readonly (string | Term)[];
  /** Overrides for option names, by value. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Marks a hard limit, such as an allergy, with a shield before the hint. */
  strict?: boolean | undefined;
  /** Adds rising heat marks to the chips: one on the first, four on the fourth. */
  heat?: boolean | undefined;
  /** The selection is loading: skeletons replace the chips. */
  loading?: boolean | undefined;
  /** Disables changes, for example while saving. */
  disabled?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PreferenceChipsLabels> | undefined;
}

interface MultipleProps {
  /** Any number may be selected. */
  type: 'multiple';
  /** The selected values, if controlled. */
  value?: readonly string[] | undefined;
  /** What is selected initially, if uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values, in the order of `values`. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

interface SingleProps {
  /** At most one may be selected; pressing it again clears it. */
  type: 'single';
  /** The selected value, if controlled; null for none. */
  value?: string | null | undefined;
  /** What is selected initially, if uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the selected value, or null. */
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** Props of {@link PreferenceChips}; other `div` attributes go to the root. */
export type PreferenceChipsProps = OwnProps & (MultipleProps | SingleProps);

const NONE: readonly string[] = [];
const NO_NAMES: Readonly<Record<string, string>> = {};

type Chosen = readonly string[] | string | null;

/** One preference: its title and purpose next to the chips to choose from. */
export const PreferenceChips = forwardRef<HTMLDivElement, PreferenceChipsProps>(function PreferenceChips(
  {
    type,
    value,
    defaultValue,
    onValueChange,
    title,
    headingLevel = 3,
    icon,
    hint,
    error,
    values,
    names,
    strict = false,
    heat = false,
    loading = false,
    disabled,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'preference-chips');
  const named = useWords(NO_NAMES, names, 'choices');
  const [chosen, setChosen] = useControllable<Chosen>({
    value,
    defaultValue: defaultValue ?? null,
    // `type` discriminates the callback; the two groups below report only that kind.
    onChange: onValueChange as ((value: Chosen) => void) | undefined,
  });
  const all = Array.isArray(chosen) ? (chosen as readonly string[]) : NONE;
  const terms = useOfferedTerms(values, typeof chosen === 'string' ? [chosen] : all);
  const options = terms.map(({ id, label = preferenceLabel(id) }, index): ChoiceOption => ({
    value: id,
    label: named[id] ?? label,
    icon: heat ? <HeatMarks count={index + 1} /> : undefined,
  }));
  const shared = {
    legend: (
      <span className={styles.title}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {title}
      </span>
    ),
    headingLevel,
    layout: 'row',
    hint:
      strict && hint ? (
        <span className={styles.strict}>
          <ShieldCheck aria-hidden="true" />
          <span>{hint}</span>
        </span>
      ) : (
        hint
      ),
    error,
    options,
  } as const;
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="preference-chips"
      data-strict={strict ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {loading ? (
        <PreferenceChipsSkeleton {...shared} words={words.loading} />
      ) : type === 'multiple' ? (
        <ChipGroup
          {...shared}
          disabled={disabled}
          aside={
            all.length > 0 ? (
              <span data-slot="preference-chips-count" className={styles.count}>
                {words.chosen(all.length)}
              </span>
            ) : null
          }
          value={all}
          onValueChange={setChosen}
        />
      ) : (
        <RadioChips
          {...shared}
          clearable
          labels={words}
          disabled={disabled}
          value={typeof chosen === 'string' ? chosen : null}
          onValueChange={setChosen}
        />
      )}
    </div>
  );
});
