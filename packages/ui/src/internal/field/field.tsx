import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, FieldHint, FieldLabel } from './field-parts.tsx';
import styles from './field.module.css';

/** What every labelled field shares. */
export interface FieldProps {
  /** The field's name, always there for assistive technology. */
  label: ReactNode;
  /** Hides the label from sight where the place already says it (a table's column, a search box). */
  hideLabel?: boolean | undefined;
  /** A quiet line below: what is expected. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  error?: ReactNode | undefined;
  /** Before the text: an icon. */
  leading?: ReactNode | undefined;
  /** After the text: an icon or an icon button. */
  trailing?: ReactNode | undefined;
}

/** What a control inside a field has to spread to belong to it. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Props of {@link Field}; every other attribute of a `div` goes on the root. */
export interface FieldLayoutProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'slot' | 'children'> {
  /** The `data-slot` of the root; its parts append theirs to it. */
  slot: string;
  /** The control's id; made when absent. */
  id?: string | undefined;
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined;
  /** The control; it gets the props that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then error and hint: one layout for text, password, number, select and combobox. */
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
