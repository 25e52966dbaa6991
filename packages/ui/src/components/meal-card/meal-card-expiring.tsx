'use client';
import { Hourglass } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-expiring.module.css';

/** An ingredient the meal uses that expires soon. */
export interface ExpiringUse {
  name: string;
  /** When it expires: 'expires Thursday'. */
  text: string;
}

/** Props of {@link MealCardExpiring}; other `ul` attributes go to the root. */
export interface MealCardExpiringProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Ordered by expiry date. */
  uses: readonly ExpiringUse[];
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** Chips for what the meal saves from being thrown away. Renders nothing if nothing expires. */
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
