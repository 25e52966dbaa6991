'use client';
import { Star } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './rating-mark.module.css';

/** Text labels of the mark. */
export interface RatingMarkLabels {
  /** What a screen reader says: 'Rated 4 of 5'. */
  rated: (stars: number) => string;
}

const LABELS = (format: LocaleFormat): RatingMarkLabels => ({
  rated: (stars) => `Rated ${format.count(stars)} of ${format.count(5)}`,
});

/** Props of {@link RatingMark}; other `span` attributes go to the root. */
export interface RatingMarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The number of stars, 1 to 5. */
  rating: number;
  /** Overrides for the built-in text. */
  labels?: Partial<RatingMarkLabels> | undefined;
}

/** A rating to be read: one star and the number, for cards and lists. */
export const RatingMark = forwardRef<HTMLSpanElement, RatingMarkProps>(function RatingMark(
  { rating, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'rating-mark');
  return (
    <span
      ref={ref}
      role="img"
      aria-label={words.rated(rating)}
      {...rest}
      data-slot="rating-mark"
      className={classNames(styles.root, className)}
    >
      <Star aria-hidden="true" className={styles.star} />
      <span aria-hidden="true">{rating}</span>
    </span>
  );
});
