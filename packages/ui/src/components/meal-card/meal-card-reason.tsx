'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useContentLang } from '../../internal/content-lang.ts';
import styles from './meal-card-reason.module.css';

/** Props of {@link MealCardReason}; other `blockquote` attributes go to the root. */
export type MealCardReasonProps = ComponentPropsWithoutRef<'blockquote'>;

/** The reason for the meal, after a quotation mark. */
export const MealCardReason = forwardRef<HTMLQuoteElement, MealCardReasonProps>(function MealCardReason(
  { className, ...rest },
  ref,
) {
  const lang = useContentLang();
  return (
    <blockquote
      ref={ref}
      lang={lang}
      {...rest}
      data-slot="meal-card-reason"
      className={classNames(styles.root, className)}
    />
  );
});
