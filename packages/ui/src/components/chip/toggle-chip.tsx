'use client';
import { Check } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './chip.module.css';

/** Props of {@link ToggleChip}; other `button` attributes go to the root. */
export interface ToggleChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Whether the chip is on, if controlled. */
  pressed?: boolean | undefined;
  /** Whether it is initially on, if uncontrolled. */
  defaultPressed?: boolean | undefined;
  /** Called with the new state on a press. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** An icon or flag before the text, hidden from screen readers. */
  icon?: ReactNode;
}

/** An on/off option. When on, it is filled with ink and has a tick before the text. */
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
