'use client';
import { LIMITS } from '@larder/domain';
import { Heading, Plus } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { Button } from '../button/index.ts';
import type { ComboboxSuggestion } from '../combobox/index.ts';
import { IngredientLineField, type LineIngredient } from '../ingredient-line-field/index.ts';
import { splitLines } from '../ingredient-line-field/split-lines.ts';
import { TextField } from '../text-field/index.ts';
import { LineCount } from './line-count.tsx';
import { PasteBlock } from './paste-block.tsx';
import type { IngredientRow } from './recipe-editor-value.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import { rowKeys } from './row-keys.ts';
import { RowMenu } from './row-menu.tsx';
import type { EditorRowActs } from './use-editor-rows.ts';
import styles from './recipe-editor.module.css';

/** What the rows need to read and to change lines. */
export interface LineHelp {
  /** The ingredients to suggest for what was typed. */
  suggest: (text: string) => readonly ComboboxSuggestion[];
  /** The ingredient of a name; null if it is unknown. */
  find: (name: string) => LineIngredient | null;
  /** The units to choose from. */
  units: readonly string[];
}

interface IngredientRowsProps extends LineHelp {
  rows: readonly IngredientRow[];
  error: ErrorMessage | undefined;
  words: RecipeEditorLabels;
  act: EditorRowActs;
}

/** The ingredient lines and the headings among them, and what adds more. */
export function IngredientRows({ rows, error, ...shared }: IngredientRowsProps) {
  // A new line is painted first: those below it are numbered again afterwards.
  const settled = useDeferredValue(rows);
  const earlier = useMemo(() => lineNumbers(settled), [settled]);
  const numbers = useMemo(() => lineNumbers(rows), [rows]);
  const { words, act } = shared;
  return (
    <>
      <ul data-slot="recipe-editor-rows" data-list="ingredients" className={styles.rows}>
        {rows.map((row, index) => {
          const number = earlier.get(row.key) ?? numbers.get(row.key) ?? 0;
          return (
            <EditedRow
              key={row.key}
              row={row}
              number={number}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              error={row.kind === 'line' && number === 1 ? error : undefined}
              {...shared}
            />
          );
        })}
      </ul>
      <LineCount rows={rows} words={words} />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => act.add('ingredients')}>
          <Plus aria-hidden="true" />
          {words.addLine}
        </Button>
        <Button variant="ghost" size="small" onClick={() => act.addHeading()}>
          <Heading aria-hidden="true" />
          {words.addHeading}
        </Button>
        <PasteBlock
          label={words.pasteLines}
          words={words}
          onAdd={(text) => act.paste('ingredients', splitLines(text))}
        />
      </div>
    </>
  );
}

/** Which line each row is, by key; a heading has the number of the line above. */
function lineNumbers(rows: readonly IngredientRow[]): ReadonlyMap<number, number> {
  let number = 0;
  return new Map(rows.map(({ kind, key }) => [key, kind === 'line' ? (number += 1) : number]));
}

interface EditedRowProps extends LineHelp {
  row: IngredientRow;
  /** Which line it is, starting at 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  error: ErrorMessage | undefined;
  words: RecipeEditorLabels;
  act: EditorRowActs;
}

const EditedRow = memo(function EditedRow({
  row,
  number,
  isFirst,
  isLast,
  error,
  words,
  act,
  ...help
}: EditedRowProps) {
  const { key } = row;
  const isHeading = row.kind === 'heading';
  const label = isHeading ? words.heading : words.line(number);
  const name = row.text.trim() || label;
  const onKeyDown = rowKeys('ingredients', key, name, act);
  return (
    <li data-slot="recipe-editor-row" data-row={key} data-kind={row.kind} className={styles.row}>
      {isHeading ? (
        <TextField
          className={styles.heading}
          hideLabel
          label={label}
          placeholder={words.headingPlaceholder}
          maxLength={LIMITS.recipe.group}
          autoComplete="off"
          value={row.text}
          onValueChange={(text) => act.changeText('ingredients', key, text)}
          onKeyDown={onKeyDown}
        />
      ) : (
        <IngredientLineField
          hideLabel
          label={label}
          error={error}
          placeholder={number === 1 ? words.linePlaceholder : undefined}
          maxLength={LIMITS.recipe.line}
          value={row}
          onValueChange={(line) => act.changeLine(key, line)}
          onPasteLines={(lines) => act.paste('ingredients', lines, key)}
          onKeyDown={onKeyDown}
          labels={words.reading}
          {...help}
        />
      )}
      <RowMenu
        list="ingredients"
        row={key}
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        words={words}
        act={act}
        takesHeading={!isHeading}
      />
    </li>
  );
});
