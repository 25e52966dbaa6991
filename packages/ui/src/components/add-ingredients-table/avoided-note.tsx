import { AllergyNote } from '../allergy-note/index.ts';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';

interface AvoidedNoteProps {
  /** What the cook avoids, as it stands in a sentence. */
  thing: string;
  words: AddIngredientsTableLabels;
}

/** Says under its row that the cook avoids it. It can be added: others in the house eat it. */
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
