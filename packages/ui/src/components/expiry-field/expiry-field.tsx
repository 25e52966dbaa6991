'use client';
import { localDay, readDate } from '@larder/domain';
import type { Day } from '../../internal/dates/types.ts';
import { CalendarDays } from 'lucide-react';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { Popover } from '../popover/index.ts';
import { ExpiryCalendar } from './expiry-calendar.tsx';
import { ExpiryMessage } from './expiry-message.tsx';
import { ExpiryQuick } from './expiry-quick.tsx';
import { LABELS, type ExpiryFieldLabels } from './expiry-words.ts';
import styles from './expiry-field.module.css';

/** Props of {@link ExpiryField}; `className` and `style` go to the whole field, all else to the input. */
export interface ExpiryFieldProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> {
  /** The day as '2026-11-27', when the caller keeps it; null for no date. */
  value?: string | null | undefined;
  /** The first day, when the field keeps it itself. */
  defaultValue?: string | null | undefined;
  /** Called with the new day, or null for none, once it is typed and left, or chosen. A proposed date that is chosen once more is reported too. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The date was proposed, and nobody has said that it is right: it is marked as a guess. */
  guess?: boolean | undefined;
  /** For a column of a table: common dates stand in the calendar, and only what matters is said below. */
  compact?: boolean | undefined;
  /** From which day 'tomorrow' counts, as '2026-11-23'; the day where the code runs unless told. */
  today?: string | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ExpiryFieldLabels> | undefined;
}

/**
 * Until when something keeps: typed as one would say it, taken from common dates, or found in a calendar. While what is
 * typed is no date the input is invalid for its form, and nothing is reported.
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
  const words = useWords(LABELS, labels);
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
    // Where the caller keeps the value it keeps too whether that is a guess.
    if (value === undefined) setChanged(true);
    if (isGuess && next === day) onValueChange?.(next);
    change(next);
  };
  const chooseAndClose = (next: Day | null) => {
    // First, while what has the focus is still there: then the browser gives it back to where it was.
    if (isOpen) panel.current?.hidePopover();
    choose(next);
  };
  /** Takes what is typed, if it is a date; says whether it could. */
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
      // The first Enter takes the date, as it takes a suggestion; the next one sends the form.
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
            <Popover
              ref={panel}
              label={words.calendar}
              open={isOpen}
              onOpenChange={setOpen}
              initialFocus={focusRef}
              className={styles.panel}
              trigger={
                <IconButton
                  id={`${inputId}-open`}
                  label={words.calendar}
                  aria-labelledby={`${inputId}-open ${inputId}-label`}
                >
                  <CalendarDays aria-hidden />
                </IconButton>
              }
            >
              {isOpen && (
                <>
                  {compact && quick}
                  <ExpiryCalendar
                    value={day}
                    {...{ today, format, words, focusRef }}
                    onChoose={chooseAndClose}
                  />
                </>
              )}
            </Popover>
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
