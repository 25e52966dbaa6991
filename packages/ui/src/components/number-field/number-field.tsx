'use client';
import { Minus, Plus } from 'lucide-react';
import { forwardRef } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './number-field.module.css';

/** Accessible names of the two buttons. */
export interface NumberFieldLabels {
  less: string;
  more: string;
}

const LABELS: NumberFieldLabels = { less: 'Less', more: 'More' };

/** Props of {@link NumberField}; `className` and `style` go to the root, everything else to the input. */
export interface NumberFieldProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** The typed text, so an empty field stays empty and nothing is silently corrected. */
  value?: string | undefined;
  /** The initial text, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text, typed or stepped. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Lower bound of the buttons and arrow keys. */
  min?: number | undefined;
  /** Lower bound of the buttons and arrow keys. */
  max?: number | undefined;
  /** Step of the buttons and arrow keys; Page Up and Page Down take ten times that. */
  step?: number | undefined;
  /** Hides the buttons and aligns the number at the end, for table columns. */
  compact?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

/**
 * An integer with minus and plus buttons. It is a text input with a numeric keyboard, so the mouse wheel does
 * not change it and 'e' is not valid.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    hideLabel,
    hint,
    error,
    value,
    defaultValue = '',
    onValueChange,
    min,
    max,
    step = 1,
    compact = false,
    labels,
    className,
    style,
    id,
    onChange,
    onKeyDown,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'number-field');
  const [text, change] = useControllable({ value, defaultValue, onChange: onValueChange });
  const moveBy = (steps: number) => change(String(stepped(text, steps * step, min, max)));
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || input.readOnly) return;
    const steps = KEY_STEPS[event.key];
    const bound = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (steps === undefined && bound === undefined) return;
    event.preventDefault();
    if (steps === undefined) change(String(bound));
    else moveBy(steps);
  };
  const isLeast = min !== undefined && Number(text) <= min;
  const isMost = max !== undefined && Number(text) >= max;
  const locked = input.disabled || input.readOnly;
  const buttons = !compact && !locked;
  return (
    <Field
      slot="number-field"
      id={id}
      describedBy={input['aria-describedby']}
      className={classNames(compact ? styles.compact : styles.stepped, className)}
      trailing={
        buttons && (
          <>
            <IconButton
              label={words.less}
              aria-disabled={isLeast || undefined}
              onClick={isLeast ? undefined : () => moveBy(-1)}
            >
              <Minus aria-hidden />
            </IconButton>
            <IconButton
              label={words.more}
              aria-disabled={isMost || undefined}
              onClick={isMost ? undefined : () => moveBy(1)}
            >
              <Plus aria-hidden />
            </IconButton>
          </>
        )
      }
      {...{ label, hideLabel, hint, error, style }}
    >
      {(control) => (
        <input
          ref={ref}
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...control}
          role="spinbutton"
          aria-valuenow={text === '' || Number.isNaN(Number(text)) ? undefined : Number(text)}
          aria-valuetext={text === '' ? undefined : text}
          aria-valuemin={min}
          aria-valuemax={max}
          type="text"
          value={text}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            onChange?.(event);
            change(event.target.value);
          }}
        />
      )}
    </Field>
  );
});

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Steps from the typed number; empty or invalid text starts at the nearest bound. */
function stepped(text: string, by: number, min = -Infinity, max = Infinity): number {
  const current = Number(text);
  const from = text.trim() === '' || Number.isNaN(current) ? (Number.isFinite(min) ? min - by : 0) : current;
  return Math.min(max, Math.max(min, from + by));
}
