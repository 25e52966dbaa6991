'use client';
import { HOUSEHOLD_SIZES } from '@larder/domain';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { ServingsStepper } from '../servings-stepper/index.ts';
import styles from './household-question.module.css';

/** Text labels of the question. */
export interface HouseholdQuestionLabels {
  title: string;
  /** What the answer changes. */
  note: string;
  people: (count: number) => string;
  /** Accessible names of the stepper's buttons. */
  fewer: string;
  more: string;
  /** The button that answers. */
  save: string;
  skip: string;
}

const LABELS = (format: LocaleFormat): HouseholdQuestionLabels => ({
  title: 'How many people are you cooking for?',
  note: 'Meals and shopping are planned for this number. You can change it in Settings.',
  people: (count) => `${format.count(count)} ${count === 1 ? 'person' : 'people'}`,
  fewer: 'Fewer people',
  more: 'More people',
  save: 'Save',
  skip: 'Skip',
});

/** Props of {@link HouseholdQuestion}; other `div` attributes go to the root. */
export interface HouseholdQuestionProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The number of people, if controlled. */
  value?: number | undefined;
  /** The initial number of people, if uncontrolled. */
  defaultValue?: number | undefined;
  /** Called with the new number of people on every change. */
  onValueChange?: ((people: number) => void) | undefined;
  /** Called with the answer. */
  onAnswer: (people: number) => void;
  /** Called if the cook does not want to say. */
  onSkip: () => void;
  /** The answer is being saved. */
  pending?: boolean | undefined;
  /** Why it could not be saved. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<HouseholdQuestionLabels> | undefined;
}

/** Asks how many people the cook cooks for, in passing: a row with a number, and a way to leave it unsaid. */
export const HouseholdQuestion = forwardRef<HTMLDivElement, HouseholdQuestionProps>(
  function HouseholdQuestion(
    {
      value,
      defaultValue = 2,
      onValueChange,
      onAnswer,
      onSkip,
      pending = false,
      error,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'household-question');
    const titleId = useId();
    const [people, setPeople] = useControllable({ value, defaultValue, onChange: onValueChange });
    return (
      <div
        ref={ref}
        role="group"
        aria-labelledby={titleId}
        {...rest}
        data-slot="household-question"
        className={classNames(styles.root, className)}
      >
        <div className={styles.question}>
          <p id={titleId} data-slot="household-question-title" className={styles.title}>
            {words.title}
          </p>
          <ServingsStepper
            value={people}
            onValueChange={setPeople}
            least={HOUSEHOLD_SIZES[0]}
            most={HOUSEHOLD_SIZES.at(-1)}
            pending={pending}
            labels={{ servings: words.people, fewer: () => words.fewer, more: () => words.more }}
          />
        </div>
        <p className={styles.note}>{words.note}</p>
        <div className={styles.actions}>
          <Button variant="secondary" size="small" pending={pending} onClick={() => onAnswer(people)}>
            {words.save}
          </Button>
          <Button variant="link" size="small" onClick={() => onSkip()}>
            {words.skip}
          </Button>
        </div>
        <ErrorLine>{error}</ErrorLine>
      </div>
    );
  },
);
