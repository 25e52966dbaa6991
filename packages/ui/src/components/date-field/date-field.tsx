'use client';
import { daysBetween, isDay, localDay } from '@larder/domain';
import { forwardRef, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import type { DayFieldProps } from '../../internal/dates/day-field-props.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useLocale, useWords } from '../locale/index.ts';
import styles from './date-field.module.css';

/** Built-in text of the field. Dates are already formatted. */
export interface DateFieldLabels {
  /** Below the field, the date in words: 'Friday, November 27', 'in 4 days'. */
  understood: (date: string, distance: string) => string;
  /** A part of the date is missing, or the year has not four digits. */
  incomplete: string;
  /** The date is outside of `min` and `max`. */
  tooEarly: (earliest: string) => string;
  tooLate: (latest: string) => string;
}

const LABELS = (): DateFieldLabels => ({
  understood: (date, distance) => `${date}, ${distance}`,
  incomplete: 'Enter the day, month and year',
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
});

/** Props of {@link DateField}; `className` and `style` go to the root, everything else to the input. */
export interface DateFieldProps extends Omit<FieldProps, 'leading' | 'trailing'>, DayFieldProps {
  /** Called with each whole date from `min` to `max`, and with null when the field is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The earliest date that is accepted, as '2026-11-23'. */
  min?: string | undefined;
  /** The latest date that is accepted; defaults to '9999-12-31', so that a year has four digits. */
  max?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<DateFieldLabels> | undefined;
}

const LAST_DAY = '9999-12-31';

/**
 * A date in the browser's own control, segment by segment or from its calendar, and below it in words: the browser may
 * have the other order of day and month. For an expiry date, which is typed as it is said, use `ExpiryField`.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    label,
    hideLabel,
    hint,
    error,
    value,
    defaultValue = null,
    onValueChange,
    min,
    max = LAST_DAY,
    today: given,
    labels,
    className,
    style,
    id,
    onChange,
    onBlur,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'date-field');
  const format = dateFormat(useLocale().dateLocale);
  const today = given ?? localDay();
  const [day, change] = useControllable<string | null>({ value, defaultValue, onChange: onValueChange });
  /** What is in the control while it is not an accepted date; '' if a part is missing. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [draftOf, setDraftOf] = useState(day);
  if (draftOf !== day) {
    setDraftOf(day);
    setDraft(null);
  }

  const problemOf = (text: string) => {
    // While a year is typed, its first digits are a year of antiquity, which is no day to us.
    if (!isDay(text)) return words.incomplete;
    if (min !== undefined && isDay(min) && text < min) return words.tooEarly(format.long(min, today));
    if (isDay(max) && text > max) return words.tooLate(format.long(max, today));
    return null;
  };
  const take = (text: string, isIncomplete: boolean) => {
    const isCleared = text === '' && !isIncomplete;
    const isWrong = !isCleared && problemOf(text) !== null;
    setLeft(false);
    setDraft(isWrong ? text : null);
    if (!isWrong) change(isCleared ? null : text);
  };
  const shown = draft ?? day ?? '';
  const problem = draft === null && shown === '' ? null : problemOf(shown);
  const said =
    isDay(shown) && draft === null
      ? words.understood(format.long(shown, today), format.distance(daysBetween(today, shown)))
      : hint;
  const node = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => node.current?.setCustomValidity(problem ?? ''), [problem]);
  const inputRef = useMergedRefs(node, ref);
  return (
    <Field
      slot="date-field"
      id={id}
      describedBy={input['aria-describedby']}
      // While it is typed, a date is not called wrong.
      error={error ?? (isLeft || draft === null ? problem : null)}
      hint={said}
      {...{ label, hideLabel, className, style }}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
          type="date"
          className={classNames(control.className, styles.input)}
          min={min}
          max={max}
          value={shown}
          onChange={(event) => {
            onChange?.(event);
            take(event.target.value, event.target.validity.badInput);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            // Some browsers report nothing while a part is missing.
            if (event.target.validity.badInput) setDraft('');
            else if (draft === '') setDraft(null);
            setLeft(true);
          }}
        />
      )}
    </Field>
  );
});
