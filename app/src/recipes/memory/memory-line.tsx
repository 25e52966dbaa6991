import { RatingMark } from '@larder/ui/rating-field';
import type { RecipeSummary } from '../recipes.query.ts';
import { timesInWords } from './cooked-in-words.ts';
import styles from './memory-line.module.css';

/** A card's quiet line: the cook's own stars, and how often they have cooked it. */
export function MemoryLine({ of: { rating, cooked } }: { of: Pick<RecipeSummary, 'rating' | 'cooked'> }) {
  const { times } = cooked ?? {};
  return (
    <p className={styles.line}>
      {rating ? <RatingMark rating={rating} /> : null}
      {times ? <span>{timesInWords(times)}</span> : null}
    </p>
  );
}
