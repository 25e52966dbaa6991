'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale, useWords } from '../locale/index.ts';
import styles from './plan-counters.module.css';

/** The label of each count. */
export interface PlanCountersLabels {
  meals: string;
  toBuy: string;
}

const LABELS = (): PlanCountersLabels => ({ meals: 'Meals', toBuy: 'To Buy' });

/** Props of {@link PlanCounters}; other `ul` attributes go to the root. */
export interface PlanCountersProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The number of meals in the plan. */
  meals: number;
  /** The number of items on the shopping list. */
  toBuy: number;
  /** Overrides for the built-in text. */
  labels?: Partial<PlanCountersLabels> | undefined;
}

/** The number of meals and of items to buy. */
export const PlanCounters = forwardRef<HTMLUListElement, PlanCountersProps>(function PlanCounters(
  { meals, toBuy, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels, 'plan-counters');
  return (
    <ul ref={ref} {...rest} data-slot="plan-counters" className={classNames(styles.root, className)}>
      <li>
        <b>{format.count(meals)}</b> {words.meals}
      </li>
      <li>
        <b>{format.count(toBuy)}</b> {words.toBuy}
      </li>
    </ul>
  );
});
