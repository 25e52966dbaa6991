'use client';
import { Clock, Users } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-figures.module.css';

/** Props of {@link MealCardFigures}; every attribute of a `ul` goes on the root. */
export interface MealCardFiguresProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** In minutes, waiting included. */
  totalTime?: number | null | undefined;
  /** Of that, minutes in which there is nothing to do, and what the dish does then: 'rising'. */
  waitingTime?: number | null | undefined;
  waitingKind?: string | null | undefined;
  servings?: number | null | undefined;
  /** In the currency of the locale. */
  costPerServing?: number | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** Time, servings and the cost of one, in a line. Nothing when none of them is known. */
export const MealCardFigures = forwardRef<HTMLUListElement, MealCardFiguresProps>(function MealCardFigures(
  { totalTime, waitingTime, waitingKind, servings, costPerServing, labels, className, ...rest },
  ref,
) {
  const format = useLocale();
  const words = useMealCardWords(labels);
  const time = totalTime ?? null;
  const count = servings ?? null;
  const cost = costPerServing ?? null;
  if (time === null && count === null && cost === null) return null;
  return (
    <ul ref={ref} {...rest} data-slot="meal-card-figures" className={classNames(styles.root, className)}>
      {time === null ? null : (
        <li>
          <Clock aria-hidden="true" />
          {words.time({ total: time, waiting: waitingTime, kind: waitingKind })}
        </li>
      )}
      {count === null ? null : (
        <li>
          <Users aria-hidden="true" />
          {words.servings(count)}
        </li>
      )}
      {cost === null ? null : <li>{words.perServing(format.money(cost, 2))}</li>}
    </ul>
  );
});
