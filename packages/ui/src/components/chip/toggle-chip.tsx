'use client';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './chip.module.css';

/** Props of {@link ToggleChip}; every attribute of a `button` goes on the root. */
export interface ToggleChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Whether the chip is on, when the caller keeps that. */
  pressed?: boolean | undefined;
  /** Whether it starts on, when it keeps that itself. */
  defaultPressed?: boolean | undefined;
  /** Called with the state that a press asks for. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** A small picture before the words: an icon, or a flag. Hidden from screen readers. */
  icon?: ReactNode;
}

/** A choice that is on or off. On, it is solid ink with a check before the words. */
export const ToggleChip = forwardRef<HTMLButtonElement, ToggleChipProps>(function ToggleChip(
  { pressed, defaultPressed = false, onPressedChange, icon, children, className, onClick, ...rest },
  ref,
) {
  const [isOn, setOn] = useControllable({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      data-slot="toggle-chip"
      aria-pressed={isOn}
      className={classNames(styles.chip, styles.toggle, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!isOn);
      }}
    >
      {icon ? (
        <span data-slot="toggle-chip-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {isOn ? <Check data-slot="toggle-chip-check" className={styles.check} aria-hidden="true" /> : null}
      {children}
    </button>
  );
});
