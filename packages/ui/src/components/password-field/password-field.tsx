'use client';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** The name of the button that shows the password. */
  showLabel?: string | undefined;
  /** The name of the button that hides it again. */
  hideTextLabel?: string | undefined;
}

/** A password with an eye to see what one types. Pass `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel = 'Show password', hideTextLabel = 'Hide password', ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      ref={ref}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? hideTextLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
});
