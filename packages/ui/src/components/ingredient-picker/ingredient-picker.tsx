'use client';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { Combobox, type ComboboxSuggestion } from '../combobox/index.ts';
import { IngredientChip } from '../ingredient-chips/index.ts';
import { useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './ingredient-picker.module.css';

/** A chosen ingredient. */
export interface PickedIngredient {
  id: string;
  name: string;
  /** A drawing before the name, hidden from screen readers. */
  glyph?: ReactNode;
}

/** Text labels of the picker. */
export interface IngredientPickerLabels {
  add: string;
  /** Announced after a change. */
  added: (name: string) => string;
  removed: (name: string) => string;
  /** Accessible name of a chip's button. */
  remove: (name: string) => string;
}

const LABELS = (): IngredientPickerLabels => ({
  add: 'Add',
  added: (name) => `${name} added`,
  removed: (name) => `${name} removed`,
  remove: (name) => `Remove ${name}`,
});

/** Props of {@link IngredientPicker}; other `div` attributes go to the root. */
export interface IngredientPickerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The field's label. */
  label: ReactNode;
  /** A hint below the field: what is expected. */
  hint?: ReactNode;
  /** The chosen ingredients, in order. */
  items: readonly PickedIngredient[];
  /** Suggestions for a text, best first. */
  suggest: (text: string) => readonly ComboboxSuggestion[];
  /** Called with a suggestion or a typed name. Returns why it cannot be added, or null. */
  onAdd: (name: string) => string | null;
  /** Called with an ingredient's id. */
  onRemove: (id: string) => void;
  /** Nothing can be added or removed. */
  disabled?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientPickerLabels> | undefined;
}

/** Chooses several ingredients by name, with suggestions. Chosen ones are chips that can be removed. */
export const IngredientPicker = forwardRef<HTMLDivElement, IngredientPickerProps>(function IngredientPicker(
  { label, hint, items, suggest, onAdd, onRemove, disabled, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'ingredient-picker');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [root, noteRemoval] = useFocusAfterRemoval<HTMLDivElement>(items.map(({ id }) => id));
  const add = (name: string) => {
    const wanted = name.trim();
    if (!wanted) return;
    const problem = onAdd(wanted);
    setError(problem);
    if (problem) return;
    setText('');
    setSaid(words.added(wanted));
    field.current?.focus();
  };
  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="ingredient-picker"
      className={classNames(styles.root, className)}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add(text);
        }}
      >
        <Combobox
          ref={field}
          label={label}
          hint={hint}
          error={error}
          disabled={disabled}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setError(null);
          }}
          suggestions={text.trim() === '' ? [] : suggest(text)}
          onSelect={add}
        />
        <Button type="submit" variant="secondary" disabled={disabled} className={styles.add}>
          {words.add}
        </Button>
      </form>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {items.length > 0 ? (
        <ul data-slot="ingredient-picker-items" className={styles.items}>
          {items.map(({ id, name, glyph }) => (
            <IngredientChip
              key={id}
              name={name}
              glyph={glyph}
              pending={disabled}
              removeLabel={words.remove(name)}
              onRemove={() => {
                noteRemoval(id);
                setSaid(words.removed(name));
                onRemove(id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
});
