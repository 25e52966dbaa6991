'use client';
import { formatQuantity, unitLabel } from '@larder/domain';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { Combobox, type ComboboxSuggestion } from '../combobox/index.ts';
import { useWords } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { IngredientLineValue, LineIngredient, LineReading } from './ingredient-line.ts';
import type { IngredientLineFieldLabels } from './ingredient-line-words.ts';
import { readTypedAmount } from './typed-amount.ts';
import styles from './ingredient-line-field.module.css';

const UNIT_WORDS = { unit: (unit: string) => unitLabel(unit, 1) };

interface LineMenderProps {
  line: IngredientLineValue;
  words: IngredientLineFieldLabels;
  suggest: (text: string) => readonly ComboboxSuggestion[];
  find: (name: string) => LineIngredient | null;
  units: readonly string[];
  onDone: (meant: Omit<LineReading, 'certainty'>) => void;
  /** Called if the cook goes on elsewhere without 'Done': what was chosen counts as well. */
  onLeave: (meant: Omit<LineReading, 'certainty'>) => void;
  /** Called with the line as it was, if what was chosen has counted since. */
  onCancel: (before: IngredientLineValue | null) => void;
}

/** The fields in which a cook says what a line means. */
export function LineMender({
  line,
  words,
  suggest,
  find,
  units,
  onDone,
  onLeave,
  onCancel,
}: LineMenderProps) {
  const unitWords = useWords(UNIT_WORDS, undefined, 'units');
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(line.ingredient?.name ?? '');
  const [quantity, setQuantity] = useState(line.quantity === null ? '' : formatQuantity(line.quantity));
  const [unit, setUnit] = useState(line.unit ?? '');
  const [notes, setNotes] = useState(line.notes ?? '');
  const [problems, setProblems] = useState<{ name?: string; quantity?: string }>({});
  const amount = useRef<HTMLInputElement>(null);
  const opened = useRef(line);
  const isKept = useRef(false);
  const isCancelled = useRef(false);

  useEffect(() => first.current?.focus(), []);

  const reading = () => {
    const typed = name.trim();
    const ingredient = typed === '' ? null : find(typed);
    const read = readTypedAmount(quantity);
    return {
      isNameWrong: typed !== '' && ingredient === null,
      isQuantityWrong: quantity.trim() !== '' && read === null,
      meant: {
        ingredient,
        quantity: read?.quantity ?? null,
        // '200 g' in the amount says its unit too.
        unit: read && (read.unit ?? (unit || null)),
        notes: notes.trim() || null,
      },
    };
  };

  const finish = () => {
    const { isNameWrong, isQuantityWrong, meant } = reading();
    setProblems({
      ...(isNameWrong && { name: words.ingredientUnknown(name.trim()) }),
      ...(isQuantityWrong && { quantity: words.quantityWrong }),
    });
    if (isNameWrong) return first.current?.focus();
    if (isQuantityWrong) return amount.current?.focus();
    onDone(meant);
  };

  const cancel = () => {
    isCancelled.current = true;
    onCancel(isKept.current ? opened.current : null);
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isCancelled.current || currentTarget.contains(relatedTarget)) return;
    const isChanged =
      name !== (line.ingredient?.name ?? '') ||
      quantity !== (line.quantity === null ? '' : formatQuantity(line.quantity)) ||
      unit !== (line.unit ?? '') ||
      notes !== (line.notes ?? '');
    const { isNameWrong, isQuantityWrong, meant } = reading();
    if (!isChanged || isNameWrong || isQuantityWrong) return;
    isKept.current = true;
    onLeave(meant);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // An open list of suggestions takes both keys first.
    if (first.current?.getAttribute('aria-expanded') === 'true') return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      finish();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that the focus has left its fields
    <div
      role="group"
      aria-label={words.mend(line.text.trim())}
      data-slot="ingredient-line-field-mender"
      className={styles.mender}
      onBlur={leave}
    >
      <Combobox
        ref={first}
        className={styles.name}
        label={words.ingredient}
        hint={words.ingredientHint}
        error={problems.name}
        value={name}
        onValueChange={(text) => {
          setName(text);
          setProblems(({ quantity: stays }) => (stays === undefined ? {} : { quantity: stays }));
        }}
        suggestions={name.trim() === '' ? [] : suggest(name)}
        labels={{ count: words.suggestions }}
        onKeyDown={onKeyDown}
      />
      <TextField
        ref={amount}
        label={words.quantity}
        error={problems.quantity}
        maxLength={20}
        autoComplete="off"
        value={quantity}
        onValueChange={setQuantity}
        onKeyDown={onKeyDown}
      />
      <Select
        label={words.unit}
        options={[
          { value: '', label: words.noUnit },
          ...units.map((one) => ({ value: one, label: unitWords.unit(one) })),
        ]}
        value={unit}
        onValueChange={setUnit}
        onKeyDown={onKeyDown}
      />
      <TextField
        className={styles.notes}
        label={words.notes}
        maxLength={200}
        autoComplete="off"
        value={notes}
        onValueChange={setNotes}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="secondary" onKeyDown={onKeyDown} onClick={cancel}>
          {words.cancel}
        </Button>
        <Button size="small" onKeyDown={onKeyDown} onClick={() => finish()}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
