'use client';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

/** The names of the eye. */
export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

const LABELS: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' };

/** Props of {@link PasswordField}; `className` and `style` go to the whole field, all else to the input. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/** A password with an eye to see what one types. Pass `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { labels, ...rest },
  ref,
) {
  const words = { ...LABELS, ...labels };
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
        <IconButton label={shown ? words.hide : words.show} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
});
