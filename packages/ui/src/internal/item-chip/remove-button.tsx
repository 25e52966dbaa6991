'use client';
import { X } from 'lucide-react';
import styles from './item-chip.module.css';

interface RemoveButtonProps {
  /** 'Remove {name}'. */
  label: string;
  /** The removal is on its way: a press does nothing, but the focus stays. */
  pending?: boolean | undefined;
  onRemove: () => void;
}

/** The cross at the end of a chip: 44 px to the thumb, small to the eye. */
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
