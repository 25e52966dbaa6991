'use client';
import { preferenceLabel } from '@larder/domain';
import { ShieldCheck } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { ChoiceOption } from '../../internal/choice/choice-option.ts';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { ChipGroup } from '../chip-group/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { RadioChips } from '../radio-chips/index.ts';
import { HeatMarks } from './heat-marks.tsx';
import { PreferenceChipsSkeleton } from './preference-chips-skeleton.tsx';
import styles from './preference-chips.module.css';

/** The words of the editor. */
export interface PreferenceChipsLabels {
  /** How many are chosen. */
  chosen: (count: number) => string;
  /** Read out while the chips are on their way. */
  loading: string;
  /** How to choose none again where one at most is chosen, for screen readers. */
  clear: string;
}

const LABELS = (format: LocaleFormat): PreferenceChipsLabels => ({
  chosen: (count) => `${format.count(count)} chosen`,
  loading: 'Loading...',
  clear: 'Press again to clear',
});

interface OwnProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'onChange' | 'defaultValue' | 'children'
> {
  /** What the preference is called. */
  title: ReactNode;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A small picture before the title. */
  icon?: ReactNode;
  /** What the choice is for. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** What may be chosen, in snake_case: 'gluten_free' reads 'Gluten Free'. */
  values: readonly string[];
  /** Other words for values, by value. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Marks a promise that nothing ever breaks, such as an allergy, with a shield before the hint. */
  strict?: boolean | undefined;
  /** Puts rising heat marks on the chips: one on the first, four on the fourth. */
  heat?: boolean | undefined;
  /** What is chosen is not known yet: shapes stand where the chips will be. */
  loading?: boolean | undefined;
  /** Nothing can be changed, while it is saved for example. */
  disabled?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<PreferenceChipsLabels> | undefined;
}

interface MultipleProps {
  /** Any number may be chosen. */
  type: 'multiple';
  /** The values that are chosen, when the caller keeps them. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with all values that are then chosen, in the order of `values`. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

interface SingleProps {
  /** One at most may be chosen; pressing it again chooses none. */
  type: 'single';
  /** The value that is chosen, when the caller keeps it; null for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with the value that is then chosen, or null. */
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** Props of {@link PreferenceChips}; every attribute of a `div` goes on the root. */
export type PreferenceChipsProps = OwnProps & (MultipleProps | SingleProps);

const NONE: readonly string[] = [];

type Chosen = readonly string[] | string | null;

/** The editor of one preference: its name and what it is for, beside the chips to choose from. */
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
  const words = useWords(LABELS, labels);
  const [chosen, setChosen] = useControllable<Chosen>({
    value,
    defaultValue: defaultValue ?? null,
    // `type` says which of the two listeners it is; the two groups below report just that kind.
    onChange: onValueChange as ((value: Chosen) => void) | undefined,
  });
  const all = Array.isArray(chosen) ? (chosen as readonly string[]) : NONE;
  const options = values.map((one, index): ChoiceOption => ({
    value: one,
    label: names?.[one] ?? preferenceLabel(one),
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
    legendLevel: headingLevel,
    layout: 'row',
    hint: strict ? (
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
