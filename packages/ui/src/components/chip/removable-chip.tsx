'use client';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './chip.module.css';

const chip = cva(styles.chip, {
  variants: { variant: { filter: styles.filter, item: styles.item } },
});

/** Props of {@link RemovableChip}; every attribute of a `button` goes on the root. */
export interface RemovableChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'value'> {
  /** The words on the chip. */
  label: string;
  /** Called when the chip is pressed. */
  onRemove?: (() => void) | undefined;
  /** `filter` is turmeric, for active filters; `item` is raised, for things that one has. */
  variant?: 'filter' | 'item' | undefined;
  /** What a screen reader says; 'Remove {label}' when absent. */
  removeLabel?: string | undefined;
}

/** A thing that goes away when it is pressed. The whole chip is the button. */
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
