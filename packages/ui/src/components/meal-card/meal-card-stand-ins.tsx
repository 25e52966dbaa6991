'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-stand-ins.module.css';

/** Something in the pantry that does instead of an ingredient. */
export interface MealStandIn {
  /** The ingredient of the recipe. */
  ingredient: string;
  /** What is used instead. */
  name: string;
  /** What that changes, as one or two sentences. */
  note: string;
}

/** Props of {@link MealCardStandIns}; other `ul` attributes go to the root. */
export interface MealCardStandInsProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** In the order of the recipe, each pair once. */
  standIns: readonly MealStandIn[];
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** What the pantry has instead of an ingredient, and what that changes. Renders nothing if there is nothing. */
export const MealCardStandIns = forwardRef<HTMLUListElement, MealCardStandInsProps>(function MealCardStandIns(
  { standIns, labels, className, ...rest },
  ref,
) {
  const words = useMealCardWords(labels);
  if (standIns.length === 0) return null;
  return (
    <ul ref={ref} {...rest} data-slot="meal-card-stand-ins" className={classNames(styles.root, className)}>
      {standIns.map(({ ingredient, name, note }) => (
        <li key={`${ingredient} ${name}`} data-slot="meal-card-stand-in">
          {words.standIn(ingredient, name, note)}
        </li>
      ))}
    </ul>
  );
});
