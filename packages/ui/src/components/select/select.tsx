'use client';
import { ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import styles from './select.module.css';

/** One of the choices. */
export interface SelectOption {
  /** What is reported. */
  value: string;
  /** What is shown. */
  label: string;
}

/** Props of {@link Select}; `className` and `style` go to the whole field, all else to the select. */
export interface SelectProps
  extends
    Omit<FieldProps, 'trailing'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'multiple' | 'children'> {
  /** The choices, in their order. */
  options: readonly SelectOption[];
  /** The value of the chosen option; '' shows the placeholder. */
  value?: string | undefined;
  /** The first value, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands there while nothing is chosen, and cannot be chosen itself. */
  placeholder?: string | undefined;
}

/** One of a few. The browser's own select under our clothes: the right picker on every phone, for free. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    hideLabel,
    hint,
    error,
    leading,
    options,
    placeholder,
    className,
    style,
    id,
    onChange,
    onValueChange,
    ...select
  },
  ref,
) {
  const first =
    placeholder !== undefined && select.value === undefined ? (select.defaultValue ?? '') : undefined;
  return (
    <Field
      slot="select"
      id={id}
      describedBy={select['aria-describedby']}
      trailing={<ChevronDown className={styles.chevron} aria-hidden />}
      {...{ label, hideLabel, hint, error, leading, className, style }}
    >
      {(control) => (
        <select
          ref={ref}
          {...select}
          {...(first === undefined ? {} : { defaultValue: first })}
          {...control}
          className={classNames(control.className, styles.select)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
