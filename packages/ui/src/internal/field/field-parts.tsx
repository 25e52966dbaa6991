import { CircleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, LabelHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** Props of {@link FieldLabel}; every attribute of a `label` goes on the root. */
export interface FieldLabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Hides it from sight, not from assistive technology. */
  hidden?: boolean | undefined;
}

/** The name of a control. Tie it with `htmlFor`. */
export const FieldLabel = forwardRef<HTMLLabelElement, FieldLabelProps>(function FieldLabel(
  { hidden = false, className, ...rest },
  ref,
) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller ties it with htmlFor
    <label
      ref={ref}
      data-slot="field-label"
      {...rest}
      className={classNames(styles.label, hidden && styles.hidden, className)}
    />
  );
});

/** Props of {@link FieldHint}: every attribute of a `p`. */
export type FieldHintProps = HTMLAttributes<HTMLParagraphElement>;

/** What is expected. Tie its id to the control with `aria-describedby`. */
export const FieldHint = forwardRef<HTMLParagraphElement, FieldHintProps>(function FieldHint(
  { className, ...rest },
  ref,
) {
  return <p ref={ref} data-slot="field-hint" {...rest} className={classNames(styles.hint, className)} />;
});

/** Props of {@link FieldError}: every attribute of a `p`. */
export type FieldErrorProps = HTMLAttributes<HTMLParagraphElement>;

/** What is wrong and how to put it right, behind a sign. Tie its id to the control with `aria-describedby`. */
export const FieldError = forwardRef<HTMLParagraphElement, FieldErrorProps>(function FieldError(
  { children, className, ...rest },
  ref,
) {
  return (
    <p ref={ref} data-slot="field-error" {...rest} className={classNames(styles.error, className)}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
});
