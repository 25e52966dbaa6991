'use client';
import { Soup } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { useMealDayWords, type MealDayLabels } from './meal-day-labels.ts';
import styles from './meal-day-leftovers.module.css';

/** Leftovers of a meal that is cooked double. */
export interface LeftoversInfo {
  /** The meal's title. */
  title: string;
  /** The name of the day on which it is cooked: 'Monday'. */
  day: string;
  /** The meal that the leftovers are for. */
  slot: 'lunch' | 'dinner';
}

/** Props of {@link MealDayLeftovers}; other `div` attributes go to the root. */
export interface MealDayLeftoversProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'slot' | 'children'>, LeftoversInfo {
  /** Called to stop cooking the meal double; without it, there is no button. */
  onSingle?: (() => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** Leftovers for lunch or dinner, in one slim row. */
export const MealDayLeftovers = forwardRef<HTMLDivElement, MealDayLeftoversProps>(function MealDayLeftovers(
  { title, day, slot, onSingle, labels, className, ...rest },
  ref,
) {
  const words = useMealDayWords(labels);
  const said = words.leftovers(title, day);
  return (
    <div ref={ref} {...rest} data-slot="meal-day-leftovers" className={classNames(styles.root, className)}>
      <Soup className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>
        <strong>{words[slot]}</strong> {said}
      </p>
      {onSingle ? (
        <Button
          variant="link"
          size="small"
          className={styles.single}
          aria-label={words.singleName(said)}
          onClick={() => onSingle()}
        >
          {words.single}
        </Button>
      ) : null}
    </div>
  );
});
