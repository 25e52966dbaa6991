'use client';
import { Star } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { ChoiceGroup, type ChoiceGroupLayout } from '../../internal/choice/choice-group.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './rating-field.module.css';

/** From worst to best. */
const STARS = [1, 2, 3, 4, 5] as const;

/** Text labels of the stars. */
export interface RatingFieldLabels {
  /** Accessible name of one choice: '3 stars'. */
  stars: (stars: number) => string;
  /** What a number of stars means, shown beside them. An empty text shows nothing. */
  meaning: (stars: number) => string;
  /** Describes, for screen readers, how to clear the rating. */
  clear: string;
}

const MEANINGS = ['Not again', 'It was all right', 'Good', 'Very good', 'A favorite'];

const LABELS = (format: LocaleFormat): RatingFieldLabels => ({
  stars: (stars) => (stars === 1 ? `${format.count(1)} star` : `${format.count(stars)} stars`),
  meaning: (stars) => MEANINGS[stars - 1] ?? '',
  clear: 'Press again to clear',
});

/** Props of {@link RatingField}; other `fieldset` attributes go to the root. */
export interface RatingFieldProps
  extends
    ChoiceGroupLayout,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The number of stars, 1 to 5, if controlled; null for none. */
  value?: number | null | undefined;
  /** The initial number of stars, if uncontrolled; null for none. */
  defaultValue?: number | null | undefined;
  /** Called with the number of stars, or null for none. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<RatingFieldLabels> | undefined;
}

/** One to five stars, or none: pressing the same star again, or Delete, clears them. */
export const RatingField = forwardRef<HTMLFieldSetElement, RatingFieldProps>(function RatingField(
  { value, defaultValue = null, onValueChange, labels, name, ...rest },
  ref,
) {
  const id = useId();
  const words = useWords(LABELS, labels, 'rating-field');
  const [stars, setStars] = useControllable<number | null>({ value, defaultValue, onChange: onValueChange });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (stars !== null && (event.key === 'Delete' || event.key === 'Backspace')) setStars(null);
  }

  return (
    <ChoiceGroup
      ref={ref}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      dataSlot="rating-field"
      {...rest}
      choicesClassName={styles.line}
    >
      <span className={styles.stars}>
        {STARS.map((star) => (
          <label
            key={star}
            data-slot="rating-field-star"
            data-filled={stars !== null && star <= stars ? '' : undefined}
            className={styles.star}
          >
            <input
              type="radio"
              name={name ?? id}
              value={star}
              aria-label={words.stars(star)}
              aria-describedby={star === stars ? `${id}-clear` : undefined}
              checked={star === stars}
              className={styles.input}
              onChange={() => setStars(star)}
              // A selected radio fires no change event, so listen for the click.
              onClick={star === stars ? () => setStars(null) : undefined}
              onKeyDown={onKeyDown}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </span>
      {stars === null ? null : (
        <>
          <span data-slot="rating-field-meaning" className={styles.meaning}>
            {words.meaning(stars)}
          </span>
          <VisuallyHidden id={`${id}-clear`} aria-hidden="true">
            {words.clear}
          </VisuallyHidden>
        </>
      )}
    </ChoiceGroup>
  );
});
