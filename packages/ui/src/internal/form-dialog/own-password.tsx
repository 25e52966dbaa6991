import { LIMITS } from '@larder/domain';
import { forwardRef } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../components/password-field/index.ts';

/** The field for the current password. */
export const OwnPassword = forwardRef<
  HTMLInputElement,
  Pick<PasswordFieldProps, 'label' | 'labels' | 'error'>
>(function OwnPassword(props, ref) {
  return (
    <PasswordField
      ref={ref}
      {...props}
      autoComplete="current-password"
      maxLength={LIMITS.password.max}
      required
    />
  );
});
