'use client';
import { forwardRef, type CSSProperties, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { classNames } from '../../internal/class-names.ts';
import styles from './text-area.module.css';

/** Props of {@link TextArea}. */
export interface TextAreaProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue'> {
  /** The text, if controlled. */
  value?: string | undefined;
  /** The initial text, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Multi-line text. It starts with `rows` lines (3) and grows with its text in browsers that support it.
 * `className` and `style` go to the root, `ref` and everything else to the textarea.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, hint, error, className, style, id, rows = 3, onChange, onValueChange, ...area },
  ref,
) {
  return (
    <Field
      slot="text-area"
      id={id}
      describedBy={area['aria-describedby']}
      {...{ label, hideLabel, hint, error, className, style }}
    >
      {(control) => (
        <textarea
          ref={ref}
          rows={rows}
          {...area}
          {...control}
          className={classNames(control.className, styles.area)}
          style={{ '--rows': rows } as CSSProperties}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
});
