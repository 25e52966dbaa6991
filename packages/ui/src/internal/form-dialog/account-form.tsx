import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorLine } from '../error-line.tsx';
import styles from './form-dialog.module.css';

interface AccountFormProps extends ComponentPropsWithoutRef<'form'> {
  username: string | undefined;
  /** What went wrong altogether, said under the fields. Left out where the dialog says it. */
  failure?: string | null | undefined;
}

/** The form in a dialog about the account. It names the cook, so that whatever keeps passwords knows whose it is. */
export function AccountForm({ username, failure, className, children, ...rest }: AccountFormProps) {
  return (
    <form noValidate {...rest} className={classNames(styles.form, className)}>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      {children}
      {failure !== undefined && <ErrorLine>{failure}</ErrorLine>}
    </form>
  );
}
