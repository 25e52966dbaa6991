import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './meal-card-reason.module.css';

/** Props of {@link MealCardReason}; every attribute of a `blockquote` goes on the root. */
export type MealCardReasonProps = ComponentPropsWithoutRef<'blockquote'>;

/** Why the meal is in the plan, behind a printed quote mark. */
export const MealCardReason = forwardRef<HTMLQuoteElement, MealCardReasonProps>(function MealCardReason(
  { className, ...rest },
  ref,
) {
  return (
    <blockquote
      ref={ref}
      {...rest}
      data-slot="meal-card-reason"
      className={classNames(styles.root, className)}
    />
  );
});
