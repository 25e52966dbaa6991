import { X } from 'lucide-react';
import { Combobox } from '../combobox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { NumberField } from '../number-field/index.ts';
import styles from './add-ingredients-table.module.css';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';

/** A column of the table. */
export type Column = 'name' | 'quantity' | 'unit';

interface AddIngredientsRowProps {
  row: { key: number; name: string; quantity: string; unit: string };
  /** Its place, from 1. */
  number: number;
  words: AddIngredientsTableLabels;
  nameSuggestions: string[];
  unitSuggestions: string[];
  problem: { column: Column; message: string } | null;
  onChange: (key: number, column: Column, text: string) => void;
  onRemove: (key: number) => void;
}

/** One ingredient to add. What is wrong with a field stands under it, as wide as the row. */
export function AddIngredientsRow({
  row,
  number,
  words,
  nameSuggestions,
  unitSuggestions,
  problem,
  onChange,
  onRemove,
}: AddIngredientsRowProps) {
  const suggestionLabels = { count: words.suggestions };
  const errorOf = (column: Column) => (problem?.column === column ? problem.message : undefined);
  return (
    <tr data-slot="add-ingredients-table-row" data-row={row.key}>
      <td data-column="name">
        <Combobox
          hideLabel
          label={words.field(words.name, number)}
          placeholder={words.namePlaceholder}
          maxLength={100}
          value={row.name}
          onValueChange={(text) => onChange(row.key, 'name', text)}
          suggestions={nameSuggestions}
          labels={suggestionLabels}
          error={errorOf('name')}
        />
      </td>
      <td data-column="quantity">
        <NumberField
          compact
          hideLabel
          label={words.field(words.quantity, number)}
          placeholder={words.quantityPlaceholder}
          min={1}
          maxLength={9}
          value={row.quantity}
          onValueChange={(text) => onChange(row.key, 'quantity', text)}
          error={errorOf('quantity')}
        />
      </td>
      <td data-column="unit">
        <Combobox
          hideLabel
          label={words.field(words.unit, number)}
          placeholder={words.unitPlaceholder}
          maxLength={20}
          value={row.unit}
          onValueChange={(text) => onChange(row.key, 'unit', text)}
          suggestions={unitSuggestions}
          labels={suggestionLabels}
          error={errorOf('unit')}
        />
      </td>
      <td className={styles.remove}>
        <IconButton label={words.removeRow(number)} onClick={() => onRemove(row.key)}>
          <X aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}
