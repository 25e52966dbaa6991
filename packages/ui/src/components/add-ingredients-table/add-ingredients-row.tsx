import { X } from 'lucide-react';
import { FieldError } from '../../internal/field/field-parts.tsx';
import { Combobox, type ComboboxSuggestion } from '../combobox/index.ts';
import { ExpiryField } from '../expiry-field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { NumberField } from '../number-field/index.ts';
import styles from './add-ingredients-table.module.css';
import type { AddRow, Column } from './use-add-rows.ts';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';

interface AddIngredientsRowProps {
  row: AddRow;
  /** Row number, starting at 1. */
  number: number;
  words: AddIngredientsTableLabels;
  nameSuggestions: readonly ComboboxSuggestion[];
  unitSuggestions: readonly string[];
  problems: readonly { column: Column; message: string }[];
  /** The suggested expiry date, shown until the cook changes it. */
  guess: string | null;
  /** The day that relative dates such as 'tomorrow' start from. */
  today: string | undefined;
  onChange: (key: number, column: Column, text: string) => void;
  onExpiresChange: (key: number, expires: string | null) => void;
  onRemove: (key: number) => void;
}

/** One ingredient to add, with errors below their fields, up to the full row width. */
export function AddIngredientsRow({
  row,
  number,
  words,
  nameSuggestions,
  unitSuggestions,
  problems,
  guess,
  today,
  onChange,
  onExpiresChange,
  onRemove,
}: AddIngredientsRowProps) {
  const suggestionLabels = { count: words.suggestions };
  const errorOf = (column: Column) => problems.find((problem) => problem.column === column)?.message;
  const isNamed = row.name.trim() !== '';
  // Two messages under narrow fields would overlap, so they get separate lines below the row.
  const isTogether = problems.length > 1;
  return (
    <>
      <tr
        data-slot="add-ingredients-table-row"
        data-row={row.key}
        data-named={isNamed ? '' : undefined}
        className={isTogether ? styles.together : undefined}
      >
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
            // A suggested unit is replaced by whatever the cook types.
            onFocus={row.isUnitTyped ? undefined : (event) => event.currentTarget.select()}
            onValueChange={(text) => onChange(row.key, 'unit', text)}
            suggestions={unitSuggestions}
            labels={suggestionLabels}
            error={errorOf('unit')}
          />
        </td>
        <td data-column="expires" className={styles.expires}>
          {/* Without room for a column, its name precedes the field. */}
          <span aria-hidden="true" className={styles.caption}>
            {words.expires}
          </span>
          <ExpiryField
            compact
            hideLabel
            label={words.field(words.expires, number)}
            labels={words.expiry}
            {...(!isNamed && { placeholder: words.expiresPlaceholder })}
            maxLength={40}
            value={row.expires === undefined ? guess : row.expires}
            guess={row.expires === undefined}
            today={today}
            onValueChange={(expires) => onExpiresChange(row.key, expires)}
          />
        </td>
        <td className={styles.remove}>
          <IconButton label={words.removeRow(number)} onClick={() => onRemove(row.key)}>
            <X aria-hidden="true" />
          </IconButton>
        </td>
      </tr>
      {isTogether && (
        <tr aria-hidden="true" data-slot="add-ingredients-table-problems">
          <td colSpan={5} className={styles.problems}>
            {problems.map(({ column, message }) => (
              <FieldError key={column}>{message}</FieldError>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
