'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMealDayWords, type MealDayLabels } from './meal-day-labels.ts';
import styles from './meal-day-slot.module.css';

/** Props of {@link MealDaySlot}; other `p` attributes go to the root. */
export interface MealDaySlotProps extends Omit<ComponentPropsWithoutRef<'p'>, 'slot' | 'children'> {
  /** The meal that it names. */
  slot: 'lunch' | 'dinner';
  /** Overrides for the built-in text. */
  labels?: Partial<MealDayLabels> | undefined;
}

/** Which meal of the day comes below. */
export const MealDaySlot = forwardRef<HTMLParagraphElement, MealDaySlotProps>(function MealDaySlot(
  { slot, labels, className, ...rest },
  ref,
) {
  const words = useMealDayWords(labels);
  return (
    <p ref={ref} {...rest} data-slot="meal-day-slot" className={classNames(styles.root, className)}>
      {words[slot]}
    </p>
  );
});
