import { AllergyNote } from '../allergy-note/index.ts';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';

interface AvoidedNoteProps {
  /** What the cook avoids, phrased for use in a sentence. */
  thing: string;
  words: AddIngredientsTableLabels;
}

/**
 * Warns below the row that the cook avoids the ingredient. It can be added anyway, for others in the
 * household.
 */
export function AvoidedNote({ thing, words }: AvoidedNoteProps) {
  return (
    <tr data-slot="add-ingredients-table-avoided">
      <td colSpan={5} className={styles.avoided}>
        <div role="status">
          <AllergyNote contains={[thing]} labels={words.allergy} />
        </div>
      </td>
    </tr>
  );
}
