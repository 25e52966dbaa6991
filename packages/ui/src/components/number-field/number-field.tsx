'use client';
import { Minus, Plus } from 'lucide-react';
import { forwardRef } from 'react';
import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './number-field.module.css';

/** The names of the two buttons. */
export interface NumberFieldLabels {
  less: string;
  more: string;
}

const LABELS: NumberFieldLabels = { less: 'Less', more: 'More' };

/** Props of {@link NumberField}; `className` and `style` go to the whole field, all else to the input. */
export interface NumberFieldProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** What is typed, as text, so that an empty field stays empty and nothing is corrected behind the cook's back. */
  value?: string | undefined;
  /** What the field starts with, when it keeps the text itself. */
  defaultValue?: string | undefined;
  /** Called with the new text, typed or counted. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The buttons and arrow keys stop here. */
  min?: number | undefined;
  /** The buttons and arrow keys stop here. */
  max?: number | undefined;
  /** By how much the buttons and arrow keys count; page keys by ten times that. */
  step?: number | undefined;
  /** Leaves out the buttons and sets the number at the end, for a column of a table. */
  compact?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

/** A whole number with less and more. A text input with a numeric keyboard: no spinning by the mouse wheel, no 'e'. */
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
  const words = { ...LABELS, ...labels };
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

/** The next number from what is typed; from nothing or nonsense it starts at the nearer bound. */
function stepped(text: string, by: number, min = -Infinity, max = Infinity): number {
  const current = Number(text);
  const from = text.trim() === '' || Number.isNaN(current) ? (Number.isFinite(min) ? min - by : 0) : current;
  return Math.min(max, Math.max(min, from + by));
}
