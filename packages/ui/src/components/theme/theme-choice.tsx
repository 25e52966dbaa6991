'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { forwardRef, useId } from 'react';
import type { FieldsetHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { Theme } from './apply-theme.ts';
import styles from './theme-choice.module.css';

export interface ThemeChoiceProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange'> {
  value: Theme;
  onValueChange: (theme: Theme) => void;
  /** The question that the choices answer. */
  label?: string | undefined;
  /** The words of the choices. */
  labels?: Readonly<Record<Theme, string>> | undefined;
}

const ENGLISH = { light: 'Light', dark: 'Dark', system: 'System' };
const CHOICES = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: Monitor },
] as const;

/** Light, dark, or as the system says. */
export const ThemeChoice = forwardRef<HTMLFieldSetElement, ThemeChoiceProps>(function ThemeChoice(
  { value, onValueChange, label = 'Theme', labels = ENGLISH, className, ...rest },
  ref,
) {
  const name = useId();
  return (
    <fieldset ref={ref} {...rest} data-slot="theme-choice" className={classNames(styles.root, className)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {CHOICES.map(({ theme, Icon }) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={value === theme}
              onChange={() => onValueChange(theme)}
              className={styles.input}
            />
            <Icon aria-hidden />
            {labels[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
