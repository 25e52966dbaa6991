import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names.ts';
import type { ErrorMessage } from '../conventions.ts';
import { ErrorLine } from '../error-line.tsx';
import styles from './form-dialog.module.css';

interface AccountFormProps extends ComponentPropsWithoutRef<'form'> {
  username: string | undefined;
  /** The form's error, shown below the fields. Omit it if the dialog shows it. */
  failure?: ErrorMessage | undefined;
}

/** The form of an account dialog. It includes the username, so password managers can match the account. */
export function AccountForm({ username, failure, className, children, ...rest }: AccountFormProps) {
  return (
    <form noValidate {...rest} className={classNames(styles.form, className)}>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      {children}
      {failure !== undefined && <ErrorLine>{failure}</ErrorLine>}
    </form>
  );
}
