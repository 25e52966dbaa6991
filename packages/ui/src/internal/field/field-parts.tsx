import { CircleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, LabelHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** Props of {@link FieldLabel}; other `label` attributes go to the root. */
export interface FieldLabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Visually hides it, but not from assistive technology. */
  hidden?: boolean | undefined;
}

/** The label of a control. Link it with `htmlFor`. */
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

/** What is expected. Link its id to the control with `aria-describedby`. */
export const FieldHint = forwardRef<HTMLParagraphElement, FieldHintProps>(function FieldHint(
  { className, ...rest },
  ref,
) {
  return <p ref={ref} data-slot="field-hint" {...rest} className={classNames(styles.hint, className)} />;
});

/** Props of {@link FieldError}: every attribute of a `p`. */
export type FieldErrorProps = HTMLAttributes<HTMLParagraphElement>;

/** The error and how to fix it, after an icon. Link its id to the control with `aria-describedby`. */
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
