'use client';
import { localDay, readDate } from '@larder/domain';
import type { Day } from '../../internal/dates/types.ts';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import type { DayFieldProps } from '../../internal/dates/day-field-props.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { ExpiryCalendar } from './expiry-calendar.tsx';
import { ExpiryMessage } from './expiry-message.tsx';
import { ExpiryPopover } from './expiry-popover.tsx';
import { ExpiryQuick } from './expiry-quick.tsx';
import { LABELS, type ExpiryFieldLabels } from './expiry-words.ts';
import styles from './expiry-field.module.css';

/** Props of {@link ExpiryField}; `className` and `style` go to the root, everything else to the input. */
export interface ExpiryFieldProps extends Omit<FieldProps, 'leading' | 'trailing'>, DayFieldProps {
  /**
   * Called with the new date, or null for none, when a date is typed and blurred, or selected. Selecting the
   * suggested date again is reported too.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The date is an unconfirmed suggestion and is marked as a guess. */
  guess?: boolean | undefined;
  /** For table columns: common dates move into the calendar, and only important messages are shown. */
  compact?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ExpiryFieldLabels> | undefined;
}

/**
 * An expiry date, typed in natural language, picked from common dates, or selected in a calendar. Text that
 * is not a date makes the input invalid for its form and is not reported.
 */
export const ExpiryField = forwardRef<HTMLInputElement, ExpiryFieldProps>(function ExpiryField(
  {
    label,
    hideLabel,
    hint,
    error,
    value,
    defaultValue = null,
    onValueChange,
    guess = false,
    compact = false,
    today: given,
    labels,
    className,
    style,
    id,
    onChange,
    onBlur,
    onKeyDown,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'expiry-field');
  const format = dateFormat(useLocale().dateLocale);
  const made = useId();
  const inputId = id ?? made;
  const today = given ?? localDay();
  const [day, change] = useControllable<Day | null>({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const node = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, node);
  const panel = useRef<HTMLDialogElement>(null);
  const focusRef = useRef<HTMLButtonElement>(null);

  const isTyping = draft !== null;
  const reading = { today, order: format.order, vocabulary: format.vocabulary() };
  const read = isTyping ? readDate(draft, reading) : day;
  const isUnknown = read === undefined;
  const isGuess = guess && !isChanged && day !== null;
  const unknown = isUnknown ? words.unknown : '';
  useEffect(() => node.current?.setCustomValidity(unknown), [unknown]);

  const choose = (next: Day | null) => {
    setDraft(null);
    setLeft(false);
    // If the value is controlled, so is the guess.
    if (value === undefined) setChanged(true);
    if (isGuess && next === day) onValueChange?.(next);
    change(next);
  };
  const chooseAndClose = (next: Day | null) => {
    // Close first, while the focused element still exists, so the browser can restore focus.
    if (isOpen) panel.current?.hidePopover();
    choose(next);
  };
  /** Accepts the typed text if it is a date; returns whether it was. */
  const take = () => {
    if (!isTyping) return true;
    if (read === undefined) setLeft(true);
    else choose(read);
    return read !== undefined;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isLocked) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (take()) setOpen(true);
    } else if (event.key === 'Enter' && isTyping) {
      // The first Enter accepts the date, like a suggestion; the next submits the form.
      event.preventDefault();
      take();
    }
  };

  const isLocked = Boolean(input.disabled || input.readOnly);
  const written = day === null ? '' : (compact ? format.narrow : format.short)(day, today);
  const shown = isGuess && !compact ? words.about(written) : written;
  const quick = (
    <ExpiryQuick
      {...{ today, words }}
      value={isGuess ? undefined : day}
      disabled={isLocked}
      onChoose={chooseAndClose}
    />
  );
  const message = (
    <ExpiryMessage
      {...{ today, isTyping, isGuess, compact, format, words }}
      day={read}
      hint={hint ?? (compact ? null : words.help)}
    />
  );
  return (
    <div
      data-slot="expiry-field"
      data-guess={isGuess && !isTyping ? '' : undefined}
      data-compact={compact || undefined}
      className={classNames(styles.root, className)}
      style={style}
    >
      <Field
        slot="expiry-field-text"
        id={inputId}
        describedBy={input['aria-describedby']}
        error={error ?? (isLeft && unknown)}
        hint={isLeft && unknown ? undefined : message}
        {...{ label, hideLabel }}
        trailing={
          !isLocked && (
            <ExpiryPopover
              {...{ panel, inputId, focusRef }}
              label={words.calendar}
              open={isOpen}
              onOpenChange={setOpen}
            >
              {compact && quick}
              <ExpiryCalendar value={day} {...{ today, format, words, focusRef }} onChoose={chooseAndClose} />
            </ExpiryPopover>
          )
        }
      >
        {(control) => (
          <input
            autoComplete="off"
            placeholder={words.placeholder}
            {...input}
            {...control}
            ref={merged}
            type="text"
            value={draft ?? shown}
            onKeyDown={handleKeyDown}
            onBlur={(event) => {
              onBlur?.(event);
              take();
            }}
            onChange={(event) => {
              onChange?.(event);
              setDraft(event.target.value);
              setLeft(false);
            }}
          />
        )}
      </Field>
      {!compact && quick}
    </div>
  );
});
