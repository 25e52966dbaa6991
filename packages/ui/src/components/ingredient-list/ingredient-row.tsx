import { formatQuantity, unitLabel } from '@larder/domain';
import { Check } from 'lucide-react';
import styles from './ingredient-list.module.css';
import type { RecipeIngredient } from './ingredient-list.tsx';

interface IngredientRowProps {
  ingredient: RecipeIngredient;
  isThere: boolean;
  isPending: boolean;
  /** On the button, and what a screen reader says of it. */
  words: string;
  label: string;
  onPress: (() => void) | undefined;
}

/** A tick, the name over quantity and note, and the one thing to do. */
export function IngredientRow({ ingredient, isThere, isPending, words, label, onPress }: IngredientRowProps) {
  const { id, name, quantity, unit, notes } = ingredient;
  const amount = quantity === null ? '' : `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`;
  const detail = [amount, notes].filter(Boolean).join(', ');
  return (
    <li data-state={isThere ? 'have' : 'missing'} className={styles.row}>
      <span className={styles.tick}>{isThere ? <Check aria-hidden="true" /> : null}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail ? <span className={styles.amount}>{detail}</span> : null}
      </span>
      {onPress ? (
        <button
          type="button"
          data-ingredient={id}
          aria-label={label}
          aria-busy={isPending || undefined}
          disabled={isPending}
          className={styles.button}
          onClick={onPress}
        >
          {words}
        </button>
      ) : (
        isThere && <span className={styles.button}>{words}</span>
      )}
    </li>
  );
}
