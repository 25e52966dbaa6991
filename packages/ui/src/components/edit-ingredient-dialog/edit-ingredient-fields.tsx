'use client';
import { LIMITS } from '@larder/domain';
import { useCallback } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { ExpiryField } from '../expiry-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { EditIngredientDialogLabels } from './edit-ingredient-words.ts';
import styles from './edit-ingredient-dialog.module.css';
import type { EditErrors } from './read-edits.ts';
import type { Edited } from './use-edited.ts';

interface EditIngredientFieldsProps extends Pick<Edited, 'shown' | 'fields' | 'change'> {
  /** Undefined until they are to be shown. */
  errors: EditErrors | undefined;
  nameHint: string | null | undefined;
  units: readonly string[];
  today: string | undefined;
  words: EditIngredientDialogLabels;
}

const PLACES = ['fridge', 'freezer', 'cupboard'] as const;

/** The fields of the dialog: those that the ingredient has. */
export function EditIngredientFields({
  shown,
  fields,
  change,
  errors,
  nameHint,
  units,
  today,
  words,
}: EditIngredientFieldsProps) {
  const { quantity, unit, storage, isOpened } = fields;
  // Selects the most often edited field on open, before the dialog sets its own focus.
  const focusQuantity = useCallback((input: HTMLInputElement | null) => {
    input?.focus();
    input?.select();
  }, []);
  const options = (units.includes(unit) || !unit ? units : [unit, ...units]).map((each) => ({
    value: each,
    label: each,
  }));
  return (
    <>
      <TextField
        label={words.ingredient}
        value={fields.name}
        onValueChange={(text) => change({ name: text })}
        readOnly={shown?.canRename !== true}
        maxLength={LIMITS.name.max}
        hint={nameHint}
        error={errors?.name}
        className={styles.wide}
      />
      <NumberField
        ref={focusQuantity}
        label={words.quantity}
        labels={words}
        min={LIMITS.quantity.min}
        value={quantity}
        onValueChange={(text) => change({ quantity: text })}
        placeholder={shown?.quantity === null ? words.some : undefined}
        error={errors?.quantity}
      />
      <Select
        label={words.unit}
        options={options}
        value={unit}
        onValueChange={(value) => change({ unit: value })}
        error={errors?.unit}
      />
      {shown?.expires !== undefined && (
        <ExpiryField
          label={words.expires}
          labels={words.expiry}
          className={styles.wide}
          today={today}
          value={fields.expires === undefined ? shown.expires : fields.expires}
          guess={Boolean(shown.isGuess) && fields.expires === undefined}
          onValueChange={(expires) => change({ expires })}
        />
      )}
      {storage && (
        <Select
          label={words.storage}
          options={PLACES.map((value) => ({ value, label: words.places[value] }))}
          value={storage}
          onValueChange={(value) => change({ storage: PLACES.find((place) => place === value) })}
        />
      )}
      {isOpened !== undefined && (
        <Checkbox
          label={words.opened}
          className={styles.opened}
          checked={isOpened}
          onCheckedChange={(checked) => change({ isOpened: checked })}
        />
      )}
    </>
  );
}
