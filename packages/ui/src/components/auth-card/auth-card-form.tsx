import { CircleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import styles from './auth-card.module.css';

/** Props of {@link AuthCardForm}; other `form` attributes go to the root. */
export interface AuthCardFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'title' | 'action'> {
  /** The form's title: 'Login', 'Create Account'. */
  title: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode | undefined;
  /** Error that concerns the whole form. */
  error?: ErrorMessage | undefined;
  /** The submit button. */
  action: ReactNode;
  /** The link to the other form. */
  footer?: ReactNode | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The form: heading, fields, error, action and the link to the other form. */
export const AuthCardForm = forwardRef<HTMLFormElement, AuthCardFormProps>(function AuthCardForm(
  { title, lead, error, action, footer, children, className, ...rest },
  ref,
) {
  return (
    <form
      ref={ref}
      // Without scripts the browser would put a password into the URL.
      method="post"
      noValidate
      {...rest}
      data-slot="auth-card-form"
      className={classNames(styles.form, className)}
    >
      <div>
        <h2 data-slot="auth-card-title" className={styles.title}>
          {title}
        </h2>
        {lead && (
          <p data-slot="auth-card-lead" className={styles.lead}>
            {lead}
          </p>
        )}
      </div>
      {children}
      <div role="alert" data-slot="auth-card-error" className={styles.error}>
        {error && (
          <>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </>
        )}
      </div>
      {action}
      {footer && (
        <p data-slot="auth-card-footer" className={styles.footer}>
          {footer}
        </p>
      )}
    </form>
  );
});
