'use client';
import { useMemo } from 'react';
import { UNREAD_LINE, type IngredientLineValue } from '../ingredient-line-field/index.ts';
import { freshKey, insertBelow, moveRow, rowOfText } from './editor-rows.ts';
import type { RecipeEditorValue } from './recipe-editor-value.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import type { RowList } from './use-row-focus.ts';

interface EditorRowsOptions {
  set: (change: (before: RecipeEditorValue) => RecipeEditorValue) => void;
  focus: (list: RowList, key: number) => void;
  say: (text: string) => void;
  words: RecipeEditorLabels;
}

/** What can be done with the rows of both lists. Stable, so that a hundred rows are not rendered for one key. */
export type EditorRowActs = ReturnType<typeof useEditorRows>;

const emptyOf = (list: RowList, key: number) =>
  list === 'steps' ? { key, text: '' } : { ...UNREAD_LINE, kind: 'line' as const, key };

/** The same change of either list. */
function changeRows(
  recipe: RecipeEditorValue,
  list: RowList,
  change: (rows: readonly { key: number }[]) => readonly { key: number }[],
): RecipeEditorValue {
  const rows = change(recipe[list]);
  return rows === recipe[list] ? recipe : { ...recipe, [list]: rows };
}

/** The recipe with one of its lines as a heading, if it reads like one. */
function withHeading(recipe: RecipeEditorValue, key: number | undefined): RecipeEditorValue {
  const line = recipe.ingredients.find((row) => row.key === key && row.kind === 'line');
  const made = line && rowOfText(line.text.trim(), line.key);
  if (made?.kind !== 'heading') return recipe;
  return { ...recipe, ingredients: recipe.ingredients.map((row) => (row.key === key ? made : row)) };
}

/** What can be done with the rows of both lists: each moves focus where the cook goes on, and is announced. */
export function useEditorRows({ set, focus, say, words }: EditorRowsOptions) {
  return useMemo(
    () => ({
      changeLine: (key: number, line: IngredientLineValue) =>
        set((before) => ({
          ...before,
          ingredients: before.ingredients.map((row) =>
            row.key === key ? { ...line, kind: 'line', key } : row,
          ),
        })),
      changeText: (list: RowList, key: number, text: string) =>
        set((before) =>
          changeRows(before, list, (rows) => rows.map((row) => (row.key === key ? { ...row, text } : row))),
        ),
      /** Adds an empty row below another, or last. A line that was typed as a heading becomes one. */
      add: (list: RowList, below?: number) =>
        set((before) => {
          const key = freshKey(before[list]);
          const written = list === 'steps' ? before : withHeading(before, below);
          focus(list, key);
          return changeRows(written, list, (rows) => insertBelow(rows, below ?? -1, [emptyOf(list, key)]));
        }),
      addHeading: (above?: number) =>
        set((before) => {
          const rows = before.ingredients;
          const key = freshKey(rows);
          const at = rows.findIndex((row) => row.key === above);
          focus('ingredients', key);
          const heading = { kind: 'heading' as const, key, text: '' };
          return { ...before, ingredients: rows.toSpliced(at < 0 ? rows.length : at, 0, heading) };
        }),
      /** Puts several texts in the place of a row, or last. */
      paste: (list: RowList, texts: readonly string[], key?: number) =>
        set((before) => {
          if (texts.length === 0) return before;
          const first = freshKey(before[list]);
          const made = texts.map((text, index) =>
            list === 'steps' ? { key: first + index, text } : rowOfText(text, first + index),
          );
          focus(list, first + made.length - 1);
          say(words.added(made.length));
          return changeRows(before, list, (rows) => {
            const at = rows.findIndex((row) => row.key === key);
            if (at >= 0) return rows.toSpliced(at, 1, ...made);
            // A list begins with an empty row, which nobody wrote.
            const written = rows.filter((row) => !('text' in row) || row.text !== '');
            return [...written, ...made];
          });
        }),
      move: (list: RowList, key: number, by: -1 | 1) =>
        set((before) => {
          const after = changeRows(before, list, (rows) => moveRow(rows, key, by));
          const rows: readonly { key: number }[] = after[list];
          say(words.moved(rows.findIndex((row) => row.key === key) + 1, rows.length));
          focus(list, key);
          return after;
        }),
      remove: (list: RowList, key: number, name: string) =>
        set((before) => {
          const rows: readonly { key: number }[] = before[list];
          const at = rows.findIndex((row) => row.key === key);
          const left = rows.filter((row) => row.key !== key);
          const kept = left.length > 0 ? left : [emptyOf(list, freshKey(rows))];
          const neighbour = kept[Math.max(0, Math.min(at - 1, kept.length - 1))];
          say(words.removed(name));
          if (neighbour) focus(list, neighbour.key);
          return changeRows(before, list, () => kept);
        }),
    }),
    [set, focus, say, words],
  );
}
