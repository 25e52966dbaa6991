'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { forwardRef, useId } from 'react';
import type { FieldsetHTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords } from '../locale/index.ts';
import type { Theme } from './apply-theme.ts';
import styles from './theme-choice.module.css';

/** Text labels of the options. */
export interface ThemeChoiceLabels {
  light: string;
  dark: string;
  system: string;
}

/** Props of {@link ThemeChoice}; other `fieldset` attributes go to the root. */
export interface ThemeChoiceProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'defaultValue'
> {
  /** The selected theme, if controlled. */
  value?: Theme | undefined;
  /** The initial theme, if uncontrolled. */
  defaultValue?: Theme | undefined;
  /** Called with the selected theme. Pass it to `applyTheme` and store it. */
  onValueChange?: ((theme: Theme) => void) | undefined;
  /** The legend. */
  label?: string | undefined;
  /** Overrides for the option labels. */
  labels?: Partial<ThemeChoiceLabels> | undefined;
}

const WORDS: ThemeChoiceLabels & { title: string } = {
  title: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
const CHOICES = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: Monitor },
] as const;

/** Light, dark or system. */
export const ThemeChoice = forwardRef<HTMLFieldSetElement, ThemeChoiceProps>(function ThemeChoice(
  { value, defaultValue = 'system', onValueChange, label, labels, className, ...rest },
  ref,
) {
  const name = useId();
  const words = useWords<typeof WORDS>(WORDS, labels, 'theme-choice');
  const [chosen, choose] = useControllable({ value, defaultValue, onChange: onValueChange });
  return (
    <fieldset ref={ref} {...rest} data-slot="theme-choice" className={classNames(styles.root, className)}>
      <legend data-slot="theme-choice-label" className={styles.label}>
        {label ?? words.title}
      </legend>
      <div className={styles.choices}>
        {CHOICES.map(({ theme, Icon }) => (
          <label key={theme} data-slot="theme-choice-option" className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className={styles.input}
            />
            <Icon aria-hidden />
            {words[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
