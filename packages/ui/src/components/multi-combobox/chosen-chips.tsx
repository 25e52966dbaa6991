import { RemovableChip } from '../chip/index.ts';
import type { MultiComboboxOption } from './filter-options.ts';
import styles from './multi-combobox.module.css';

interface ChosenChipsProps {
  chosen: readonly MultiComboboxOption[];
  disabled: boolean;
  /** The field's input: its label comes first in the list's accessible name. */
  inputId: string;
  /** The rest of the list's accessible name. */
  title: string;
  remove: (text: string) => string;
  onRemove: (option: MultiComboboxOption) => void;
}

/** What is chosen, as chips that are removed when pressed. */
export function ChosenChips({ chosen, disabled, inputId, title, remove, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  const id = `${inputId}-chosen`;
  return (
    <ul
      id={id}
      aria-label={title}
      aria-labelledby={`${inputId}-label ${id}`}
      data-slot="multi-combobox-chosen"
      className={styles.chosen}
    >
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
