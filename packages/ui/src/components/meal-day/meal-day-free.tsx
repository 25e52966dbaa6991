'use client';
import { Moon, Plus, Utensils } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../button/index.ts';
import { useMealDayWords, type MealDayLabels } from './meal-day-labels.ts';
import styles from './meal-day-free.module.css';

/** Props of {@link MealDayFree}; other `div` attributes go to the root. */
export interface MealDayFreeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Why there is no meal. */
  why: 'out' | 'nothing';
  /** Called to choose a meal for the evening; without it, there is no button. */
  onPlan?: (() => void) | undefined;
  /** Id of the day's name, which describes the button. */
  dayId?: string | undefined;
  /** Why nothing can be changed. The button is left out. */
  unavailable?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** An evening without a meal, in one slim row, and a way to plan one. */
export const MealDayFree = forwardRef<HTMLDivElement, MealDayFreeProps>(function MealDayFree(
  { why, onPlan, dayId, unavailable, labels, className, ...rest },
  ref,
) {
  const words = useMealDayWords(labels);
  const Icon = why === 'out' ? Utensils : Moon;
  return (
    <div ref={ref} {...rest} data-slot="meal-day-free" className={classNames(styles.root, className)}>
      <p className={styles.why}>
        <Icon aria-hidden="true" />
        {words[why]}
      </p>
      {onPlan && unavailable === undefined ? (
        <Button variant="link" size="small" aria-describedby={dayId} onClick={() => onPlan()}>
          <Plus aria-hidden="true" />
          {words.plan}
        </Button>
      ) : null}
    </div>
  );
});
