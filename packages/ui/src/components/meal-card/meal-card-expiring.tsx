'use client';
import { Hourglass } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-expiring.module.css';

/** Something that a meal uses and that does not keep much longer. */
export interface ExpiringUse {
  name: string;
  /** When, in words: 'expires Thursday'. */
  text: string;
}

/** Props of {@link MealCardExpiring}; every attribute of a `ul` goes on the root. */
export interface MealCardExpiringProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** What expires first comes first. */
  uses: readonly ExpiringUse[];
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** What the meal saves from the bin, a chip each. Nothing when nothing expires. */
export const MealCardExpiring = forwardRef<HTMLUListElement, MealCardExpiringProps>(function MealCardExpiring(
  { uses, labels, className, ...rest },
  ref,
) {
  const words = useMealCardWords(labels);
  if (uses.length === 0) return null;
  return (
    <ul ref={ref} {...rest} data-slot="meal-card-expiring" className={classNames(styles.root, className)}>
      {uses.map(({ name, text }) => (
        <li key={`${name} ${text}`} data-slot="meal-card-expiring-chip" className={styles.chip}>
          <Hourglass aria-hidden="true" />
          {words.expiring(name, text)}
        </li>
      ))}
    </ul>
  );
});
