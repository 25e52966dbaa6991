import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './meal-card-reason.module.css';

/** Props of {@link MealCardReason}; other `blockquote` attributes go to the root. */
export type MealCardReasonProps = ComponentPropsWithoutRef<'blockquote'>;

/** The reason for the meal, after a quotation mark. */
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
