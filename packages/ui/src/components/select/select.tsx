'use client';
import { ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import styles from './select.module.css';

/** An option. */
export interface SelectOption {
  /** The reported value. */
  value: string;
  /** The displayed text. */
  label: string;
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
}

/** Props of {@link Select}; `className` and `style` go to the whole field, all else to the select. */
export interface SelectProps
  extends
    Omit<FieldProps, 'trailing'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'multiple' | 'children'> {
  /** The options in order. */
  options: readonly SelectOption[];
  /** The selected option's value; '' shows the placeholder. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the selected option's value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is selected; cannot be selected itself. */
  placeholder?: string | undefined;
}

/** One of a few options. A styled native select, so every phone shows its own picker. */
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
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
