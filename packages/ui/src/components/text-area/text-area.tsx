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
  /** The text, when the caller keeps it. */
  value?: string | undefined;
  /** The first text, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the new text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Several lines of text. It starts with `rows` lines (3) and grows with what is typed, where the browser can.
 * `className` and `style` go to the whole field, `ref` and everything else to the text area.
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
