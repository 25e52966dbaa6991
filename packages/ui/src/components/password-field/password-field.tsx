'use client';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
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
  /** Whether the password can be read, when the caller keeps it: one eye for two fields, for example. */
  visible?: boolean | undefined;
  /** Whether it can be read at first. */
  defaultVisible?: boolean | undefined;
  /** Called with whether the eye asks to see it. */
  onVisibleChange?: ((visible: boolean) => void) | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/** A password with an eye to see what one types. Pass `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { visible, defaultVisible = false, onVisibleChange, labels, ...rest },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const [shown, setShown] = useControllable({
    value: visible,
    defaultValue: defaultVisible,
    onChange: onVisibleChange,
  });
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
