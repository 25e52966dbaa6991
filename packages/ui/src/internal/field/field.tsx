import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ErrorMessage } from '../conventions.ts';
import { FieldError, FieldHint, FieldLabel } from './field-parts.tsx';
import styles from './field.module.css';

/** Props shared by all labelled fields. */
export interface FieldProps {
  /** The field's label, always available to assistive technology. */
  label: ReactNode;
  /** Visually hides the label where the context already gives it, such as a table column or a search box. */
  hideLabel?: boolean | undefined;
  /** A hint below: what is expected. */
  hint?: ReactNode | undefined;
  /** The error and how to fix it. Marks the field as invalid. */
  error?: ErrorMessage | undefined;
  /** Content before the text: an icon. */
  leading?: ReactNode | undefined;
  /** Content after the text: an icon or icon button. */
  trailing?: ReactNode | undefined;
}

/** Props for a control inside a field to spread. */
export interface ControlProps {
  /** The id that the label refers to. */
  id: string;
  /** The look of a control. */
  className: string;
  /** Set if there is an error. */
  'aria-invalid': true | undefined;
  /** The ids of the error and the hint, if there are any. */
  'aria-describedby': string | undefined;
}

/** Props of {@link Field}; other `div` attributes go to the root. */
export interface FieldLayoutProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'slot' | 'children'> {
  /** The `data-slot` of the root, and the prefix of those of its parts. */
  slot: string;
  /** The control's id; generated if omitted. */
  id?: string | undefined;
  /** Ids of more text that describes the control. */
  describedBy?: string | undefined;
  /** Renders the control with the props that link it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above, control, then error and hint: the layout of text, password, number, select and combobox
 * fields.
 */
export const Field = forwardRef<HTMLDivElement, FieldLayoutProps>(function Field(
  {
    slot,
    id,
    describedBy,
    label,
    hideLabel = false,
    hint,
    error,
    leading,
    trailing,
    className,
    children,
    ...rest
  },
  ref,
) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div ref={ref} {...rest} data-slot={slot} className={classNames(styles.root, className)}>
      <FieldLabel
        id={`${controlId}-label`}
        data-slot={`${slot}-label`}
        htmlFor={controlId}
        hidden={hideLabel}
      >
        {label}
      </FieldLabel>
      <div
        data-slot={`${slot}-control`}
        className={styles.control}
        data-leading={leading ? '' : undefined}
        data-trailing={trailing ? '' : undefined}
      >
        {children({
          id: controlId,
          className: classNames(styles.input),
          'aria-invalid': error ? true : undefined,
          'aria-describedby': classNames(describedBy, errorId, hintId) || undefined,
        })}
        {leading && <span className={styles.leading}>{leading}</span>}
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
      {error && (
        <FieldError id={errorId} data-slot={`${slot}-error`}>
          {error}
        </FieldError>
      )}
      {hint && (
        <FieldHint id={hintId} data-slot={`${slot}-hint`}>
          {hint}
        </FieldHint>
      )}
    </div>
  );
});
