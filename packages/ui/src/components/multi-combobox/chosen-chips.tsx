import { RemovableChip } from '../chip/index.ts';
import type { MultiComboboxOption } from './filter-options.ts';
import styles from './multi-combobox.module.css';

interface ChosenChipsProps {
  chosen: readonly MultiComboboxOption[];
  disabled: boolean;
  /** Accessible name of the list. */
  title: string;
  remove: (text: string) => string;
  onRemove: (option: MultiComboboxOption) => void;
}

/** What is chosen, each with a press to remove it. */
export function ChosenChips({ chosen, disabled, title, remove, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={title} data-slot="multi-combobox-chosen" className={styles.chosen}>
      {chosen.map((option) => (
        <li key={option.id} className={styles.item}>
          <RemovableChip
            variant="item"
            label={option.text}
            removeLabel={remove(option.text)}
            disabled={disabled}
            data-removes=""
            onRemove={() => onRemove(option)}
          />
        </li>
      ))}
    </ul>
  );
}
