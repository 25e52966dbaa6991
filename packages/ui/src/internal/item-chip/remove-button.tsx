'use client';
import { X } from 'lucide-react';
import styles from './item-chip.module.css';

interface RemoveButtonProps {
  /** 'Remove {name}'. */
  label: string;
  /** The removal is pending: presses do nothing, but focus stays. */
  pending?: boolean | undefined;
  onRemove: () => void;
}

/** The remove button at the end of a chip: a 44 px target that looks small. */
export function RemoveButton({ label, pending = false, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      data-removes=""
      aria-label={label}
      aria-disabled={pending || undefined}
      onClick={() => {
        if (!pending) onRemove();
      }}
    >
      <X aria-hidden="true" />
    </button>
  );
}
