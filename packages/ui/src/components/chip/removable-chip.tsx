'use client';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './chip.module.css';

const chip = cva(styles.chip, {
  variants: { variant: { filter: styles.filter, item: styles.item } },
});

/** Props of {@link RemovableChip}; other `button` attributes go to the root. */
export interface RemovableChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'value'> {
  /** The text on the chip. */
  label: string;
  /** Called when the chip is pressed. */
  onRemove?: (() => void) | undefined;
  /** `filter` is turmeric, for active filters; `item` is raised, for owned items. */
  variant?: 'filter' | 'item' | undefined;
  /** Accessible name; defaults to 'Remove {label}'. */
  removeLabel?: string | undefined;
}

/** An item that is removed when pressed. The whole chip is the button. */
export const RemovableChip = forwardRef<HTMLButtonElement, RemovableChipProps>(function RemovableChip(
  { label, onRemove, variant = 'filter', removeLabel, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={removeLabel ?? `Remove ${label}`}
      {...rest}
      data-slot="removable-chip"
      className={classNames(chip({ variant }), className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onRemove?.();
      }}
    >
      {label}
      <X data-slot="removable-chip-cross" className={styles.cross} aria-hidden="true" />
    </button>
  );
});
