'use client';
import { forwardRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../../internal/field/field.tsx';

/** Props of {@link TextField}; `className` and `style` go to the root, everything else to the input. */
export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue'> {
  /** The text, if controlled. */
  value?: string | undefined;
  /** The initial text, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One line of text. `className` and `style` go to the root, `ref` and everything else to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    hideLabel,
    hint,
    error,
    leading,
    trailing,
    className,
    style,
    id,
    onChange,
    onValueChange,
    ...input
  },
  ref,
) {
  return (
    <Field
      slot="text-field"
      id={id}
      describedBy={input['aria-describedby']}
      {...{ label, hideLabel, hint, error, leading, trailing, className, style }}
    >
      {(control) => (
        <input
          ref={ref}
          type="text"
          {...input}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
});
