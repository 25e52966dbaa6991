'use client';
import {
  forwardRef,
  useCallback,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { FieldProps } from '../../internal/field/field.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import type { ComboboxSuggestion } from '../combobox/index.ts';
import { useWords } from '../locale/index.ts';
import { TextArea } from '../text-area/index.ts';
import {
  mendedLine,
  typedLine,
  UNREAD_LINE,
  type IngredientLineValue,
  type LineIngredient,
} from './ingredient-line.ts';
import { LABELS, type IngredientLineFieldLabels } from './ingredient-line-words.ts';
import { LineMender } from './line-mender.tsx';
import { LineReadingNote } from './line-reading-note.tsx';
import { splitLines } from './split-lines.ts';
import styles from './ingredient-line-field.module.css';

/** Props of {@link IngredientLineField}; `className` and `style` go to the root, everything else to the text area. */
export interface IngredientLineFieldProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'rows'> {
  /** The line and its reading, if controlled. */
  value?: IngredientLineValue | undefined;
  /** The initial line, if uncontrolled. */
  defaultValue?: IngredientLineValue | undefined;
  /** Called with every change. A line whose certainty is 'unread' waits to be read: answer with `readLine`. */
  onValueChange?: ((value: IngredientLineValue) => void) | undefined;
  /** Suggestions for an ingredient's name, best first. */
  suggest: (text: string) => readonly ComboboxSuggestion[];
  /** The ingredient with a typed or suggested name; null if there is none. */
  find: (name: string) => LineIngredient | null;
  /** All known units. */
  units: readonly string[];
  /** Called when several lines are pasted, with the first for this field. Without it, they become one line. */
  onPasteLines?: ((lines: readonly string[]) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientLineFieldLabels> | undefined;
}

/**
 * One ingredient of a recipe as a cook types it, '200 g plain flour, sifted'. How it was read is shown below,
 * and changed in place. Nothing is refused: what nobody knows stays as text.
 */
export const IngredientLineField = forwardRef<HTMLTextAreaElement, IngredientLineFieldProps>(
  function IngredientLineField(
    {
      value: given,
      defaultValue = UNREAD_LINE,
      onValueChange,
      suggest,
      find,
      units,
      onPasteLines,
      labels,
      className,
      style,
      onPaste,
      onKeyDown,
      disabled,
      'aria-describedby': others,
      ...field
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'ingredient-line-field');
    const [line, change] = useControllable({ value: given, defaultValue, onChange: onValueChange });
    const [isMending, setMending] = useState(false);
    const root = useRef<HTMLDivElement>(null);
    const noteId = useId();
    const isEmpty = line.text.trim() === '';

    const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
      onPaste?.(event);
      const pasted = event.clipboardData.getData('text/plain');
      if (event.defaultPrevented || !/[\r\n]/.test(pasted.trim())) return;
      event.preventDefault();
      const { value: text, selectionStart, selectionEnd } = event.currentTarget;
      const whole = `${text.slice(0, selectionStart)}${pasted}${text.slice(selectionEnd)}`;
      const lines = splitLines(whole);
      if (onPasteLines) onPasteLines(lines);
      else change(typedLine(line, lines.join(' ')));
    };

    const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
      onKeyDown?.(event);
      // A line has no second line.
      if (event.key === 'Enter') event.preventDefault();
    };

    const confirm = useCallback(() => change((before) => mendedLine(before, before)), [change]);
    const mend = useCallback(() => setMending(true), []);

    const closeMender = () => {
      setMending(false);
      root.current?.querySelector('textarea')?.focus();
    };

    return (
      <div
        ref={root}
        data-slot="ingredient-line-field"
        data-certainty={isEmpty ? undefined : line.certainty}
        data-mending={isMending && !isEmpty ? '' : undefined}
        className={classNames(styles.root, className)}
        style={style}
      >
        <TextArea
          ref={ref}
          rows={1}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          {...field}
          disabled={disabled}
          aria-describedby={classNames(others, !isEmpty && noteId) || undefined}
          className={styles.field}
          value={line.text}
          onValueChange={(text) => change((before) => typedLine(before, text.replaceAll('\n', ' ')))}
          onPaste={paste}
          onKeyDown={press}
        />
        {isEmpty ? null : (
          <LineReadingNote
            id={noteId}
            line={line}
            words={words}
            isMending={isMending}
            disabled={disabled}
            onConfirm={confirm}
            onMend={mend}
          />
        )}
        {isMending && !isEmpty ? (
          <LineMender
            line={line}
            words={words}
            suggest={suggest}
            find={find}
            units={units}
            onDone={(meant) => {
              change((before) => mendedLine(before, meant));
              closeMender();
            }}
            onLeave={(meant) => change((before) => mendedLine(before, meant))}
            onCancel={(before) => {
              if (before) change(() => before);
              closeMender();
            }}
          />
        ) : null}
      </div>
    );
  },
);
