import type { components } from '@larder/contract';
import { readLine, type LineReading } from '@larder/ui/ingredient-line-field';
import type { IngredientRow, RecipeEditorValue } from '@larder/ui/recipe-editor';

export type RecipeReadLine = components['schemas']['RecipeReadLine'];
type NameOf = (id: number) => string | null;

/** What each sent line was read as: usually one line, two for 'salt and pepper', none for a heading. */
export type LineReadings = ReadonlyMap<string, readonly RecipeReadLine[]>;

/** A line as it is sent: without what nobody can see. */
export const sentText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** The lines that are to be read: those that were typed since, or also those that nobody knew. */
export function textsToRead(form: RecipeEditorValue, withUnknown = false): string[] {
  const texts = form.ingredients.flatMap((row) =>
    row.kind === 'line' && isToRead(row, withUnknown) ? sentText(row.text) : [],
  );
  return [...new Set(texts)].filter(Boolean);
}

const isToRead = (row: Extract<IngredientRow, { kind: 'line' }>, withUnknown: boolean) =>
  row.certainty === 'unread' || (withUnknown && row.certainty === 'unknown' && row.mended !== true);

/** Sorts the answers by the lines that were sent. */
export function readingsOf(sent: readonly string[], answers: readonly RecipeReadLine[]): LineReadings {
  let at = 0;
  return new Map(
    sent.map((text) => {
      const one = answers[at];
      if (one?.text === text) {
        at += 1;
        return [text, [one]];
      }
      // Parts of the line come instead of it; of a heading comes nothing.
      const parts = one && one.text !== '' && text.startsWith(one.text) ? answers.slice(at, at + 2) : [];
      at += parts.length;
      return [text, parts];
    }),
  );
}

/** A reading in the editor's words. */
function shownReading(read: RecipeReadLine | undefined, nameOf: NameOf): LineReading {
  const id = read?.ingredient_id ?? null;
  const name = id === null ? null : nameOf(id);
  return {
    ingredient: name === null ? null : { id: String(id), name },
    quantity: read?.quantity ?? null,
    unit: read?.unit ?? null,
    notes: read?.notes ?? null,
    certainty: name === null ? 'unknown' : (read?.certainty ?? 'unknown'),
  };
}

/** The form with its lines read. A cook may be typing in one, so each stays one line. */
export function withReadings(
  form: RecipeEditorValue,
  readings: LineReadings,
  nameOf: NameOf,
): RecipeEditorValue {
  const ingredients = form.ingredients.map((row): IngredientRow => {
    if (row.kind === 'heading' || row.certainty !== 'unread') return row;
    const read = readings.get(sentText(row.text));
    if (!read) return row;
    const { kind, key } = row;
    return { ...readLine(row, shownReading(read.length === 1 ? read[0] : undefined, nameOf)), kind, key };
  });
  return { ...form, ingredients };
}

/** The form as it is saved: what reads like a heading is one, and 'salt and pepper' is two lines. */
export function settledForm(
  form: RecipeEditorValue,
  readings: LineReadings,
  nameOf: NameOf,
): RecipeEditorValue {
  const rows = form.ingredients.flatMap((row): IngredientRow[] => {
    if (row.kind === 'heading' || !isToRead(row, true)) return [row];
    const read = readings.get(sentText(row.text));
    if (!read) return [row];
    const { kind, key } = row;
    if (read.length === 0) return [{ kind: 'heading', key, text: row.text.trim().replace(/:$/, '') }];
    if (read.length === 1) return [{ ...readLine(row, shownReading(read[0], nameOf)), kind, key }];
    return read.map((part) => ({ ...shownReading(part, nameOf), text: part.text, kind, key }));
  });
  return { ...form, ingredients: rows.map((row, index) => ({ ...row, key: index + 1 })) };
}
