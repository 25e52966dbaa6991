import { useId } from 'react';
import { Button } from '../button/index.ts';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';
import type { NameQuestion as Question } from './use-add-rows.ts';

interface NameQuestionProps {
  question: Question;
  words: AddIngredientsTableLabels;
  onAnswer: (takesMeant: boolean) => void;
}

/** The question about an unknown name, below its row. */
export function NameQuestion({ question: { key, typed, meant }, words, onAnswer }: NameQuestionProps) {
  const id = useId();
  return (
    <tr data-slot="add-ingredients-table-question" data-question={key}>
      <td colSpan={5}>
        <div role="group" aria-labelledby={id} className={styles.question}>
          <p id={id} role="status" className="ld-part">
            {words.didYouMean(typed, meant)}
          </p>
          <Button size="small" aria-describedby={id} onClick={() => onAnswer(true)}>
            {words.takeMeant(meant)}
          </Button>
          <Button size="small" variant="secondary" aria-describedby={id} onClick={() => onAnswer(false)}>
            {words.keepTyped}
          </Button>
        </div>
      </td>
    </tr>
  );
}
