import { AllergyNote, type AvoidedFood } from '../allergy-note/index.ts';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';

interface AvoidedNoteProps {
  avoided: AvoidedFood;
  words: AddIngredientsTableLabels;
}

/**
 * Warns below the row that the cook avoids the ingredient. It can be added anyway, for others in the
 * household.
 */
export function AvoidedNote({ avoided: { contains, mayContain }, words }: AvoidedNoteProps) {
  return (
    <tr data-slot="add-ingredients-table-avoided">
      <td colSpan={5} className={styles.avoided}>
        <div role="status" className="ld-part">
          <AllergyNote
            contains={contains === undefined ? [] : [contains]}
            mayContain={mayContain === undefined ? [] : [mayContain]}
            labels={words.allergy}
          />
        </div>
      </td>
    </tr>
  );
}
