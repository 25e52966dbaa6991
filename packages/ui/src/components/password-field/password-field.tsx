'use client';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

/** Accessible names of the show button. */
export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

const LABELS: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' };

/** Props of {@link PasswordField}; `className` and `style` go to the root, everything else to the input. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Whether the password is visible, if controlled, for example by one button for two fields. */
  visible?: boolean | undefined;
  /** Whether it is initially visible, if uncontrolled. */
  defaultVisible?: boolean | undefined;
  /** Called with the requested visibility. */
  onVisibleChange?: ((visible: boolean) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/** A password with a show button. Pass `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { visible, defaultVisible = false, onVisibleChange, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'password-field');
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
