import type { IngredientRow } from './recipe-editor-value.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import styles from './recipe-editor.module.css';

/** How many lines were read, and how many a cook has to look at. Announced as it changes. */
export function LineCount({ rows, words }: { rows: readonly IngredientRow[]; words: RecipeEditorLabels }) {
  const certainties = rows.flatMap((row) =>
    row.kind === 'line' && row.text.trim() !== '' ? [row.certainty] : [],
  );
  const count = (wanted: string) => certainties.filter((certainty) => certainty === wanted).length;
  const doubtful = count('doubtful');
  const unknown = count('unknown');
  const read = count('sure') + doubtful;
  return (
    <p role="status" data-slot="recipe-editor-count" className={styles.count}>
      {read + unknown > 0 ? words.lineCount({ read, doubtful, unknown }) : null}
    </p>
  );
}
