'use client';
import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ChoiceNotes, describedBy, type ChoiceNotesProps } from '../../internal/choice/choice-notes.tsx';
import styles from './switch.module.css';

const root = cva(styles.root, {
  variants: { layout: { inline: styles.inline, row: styles.row } },
});

/** Props of {@link Switch}. `className` and `style` go to the root, `ref` and all other attributes to the `input`. */
export interface SwitchProps
  extends ChoiceNotesProps, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** What is on. It does not change with the state. */
  label: ReactNode;
  /** Whether it is checked, if controlled; otherwise use `defaultChecked`. */
  checked?: boolean | undefined;
  /** Called with the new state on a press. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * `inline`: text after the switch. `row`: text first and the switch at the end of the line, for lists of
   * settings.
   */
  layout?: 'inline' | 'row' | undefined;
}

/** Turns something on or off immediately, without submitting a form. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  {
    label,
    hint,
    error,
    onCheckedChange,
    onChange,
    layout = 'inline',
    id,
    className,
    style,
    'aria-describedby': others,
    ...rest
  },
  ref,
) {
  const made = useId();
  const inputId = id ?? made;
  return (
    <div data-slot="switch" className={root({ layout, className })} style={style}>
      <label className={styles.line}>
        <span className={styles.track}>
          <input
            ref={ref}
            id={inputId}
            aria-describedby={describedBy(inputId, { hint, error }, others)}
            {...rest}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself
            role="switch"
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.currentTarget.checked);
            }}
          />
          <span data-slot="switch-thumb" className={styles.thumb}>
            <Check className={styles.check} aria-hidden="true" />
          </span>
        </span>
        <span data-slot="switch-label">{label}</span>
      </label>
      {hint || error ? (
        <div className={styles.notes}>
          <ChoiceNotes id={inputId} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
});
