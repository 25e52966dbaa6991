import { RatingMark } from '@larder/ui/rating-field';
import type { RecipeSummary } from '../recipes.query.ts';
import styles from './memory-line.module.css';

/** A card's quiet line: the cook's own stars, and how often they have cooked it. */
export default function MemoryLine({
  of: { rating, cooked },
}: {
  of: Pick<RecipeSummary, 'rating' | 'cooked'>;
}) {
  const { times } = cooked ?? {};
  return (
    <p className={styles.line}>
      {rating ? <RatingMark rating={rating} /> : null}
      {times ? (
        <span>{times === 1 ? 'Cooked once' : times === 2 ? 'Cooked twice' : `Cooked ${times} times`}</span>
      ) : null}
    </p>
  );
}
