'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale, useWords } from '../locale/index.ts';
import styles from './plan-counters.module.css';

/** What stands behind each count. */
export interface PlanCountersLabels {
  meals: string;
  toBuy: string;
}

const LABELS = (): PlanCountersLabels => ({ meals: 'Meals', toBuy: 'To Buy' });

/** Props of {@link PlanCounters}; every attribute of a `ul` goes on the root. */
export interface PlanCountersProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** How many meals the plan has. */
  meals: number;
  /** How many things the shopping list has. */
  toBuy: number;
  /** Other words for what it says by itself. */
  labels?: Partial<PlanCountersLabels> | undefined;
}

/** How many meals, and how much to buy for them. */
export const PlanCounters = forwardRef<HTMLUListElement, PlanCountersProps>(function PlanCounters(
  { meals, toBuy, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels);
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
