import { Check } from 'lucide-react';
import styles from './ingredient-list.module.css';

interface IngredientRowProps {
  id: number;
  name: string;
  /** Empty for 'to taste'. */
  amount: string;
  notes: string | null | undefined;
  isThere: boolean;
  isPending: boolean;
  /** On the button, and what a screen reader says of it. */
  action: string;
  actionLabel: string;
  onPress: (() => void) | undefined;
}

/** A tick, the name over quantity and note, and the one thing to do. */
export function IngredientRow(props: IngredientRowProps) {
  const { id, name, amount, notes, isThere, isPending, action, actionLabel, onPress } = props;
  const detail = [amount, notes].filter(Boolean).join(', ');
  return (
    <li data-slot="ingredient-list-row" data-state={isThere ? 'have' : 'missing'} className={styles.row}>
      <span className={styles.tick}>{isThere ? <Check aria-hidden="true" /> : null}</span>
      <span className={styles.words}>
        <span data-slot="ingredient-list-name" className={styles.name}>
          {name}
        </span>
        {detail ? (
          <span data-slot="ingredient-list-amount" className={styles.amount}>
            {detail}
          </span>
        ) : null}
      </span>
      {onPress ? (
        <button
          type="button"
          data-slot="ingredient-list-action"
          data-ingredient={id}
          aria-label={actionLabel}
          aria-busy={isPending || undefined}
          disabled={isPending}
          className={styles.button}
          onClick={onPress}
        >
          {action}
        </button>
      ) : (
        isThere && <span className={styles.button}>{action}</span>
      )}
    </li>
  );
}
