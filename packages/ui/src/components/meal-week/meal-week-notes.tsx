'use client';
import { Salad } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import styles from './meal-week-notes.module.css';

/** Props of {@link MealWeekNotes}; other `div` attributes go to the root. */
export interface MealWeekNotesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The title of the notes. */
  title: ReactNode;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
}

/** Notes about the whole plan. Line breaks are kept. */
export const MealWeekNotes = forwardRef<HTMLDivElement, MealWeekNotesProps>(function MealWeekNotes(
  { title, headingLevel = 3, children, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const lang = useContentLang();
  return (
    <div ref={ref} {...rest} data-slot="meal-week-notes" className={classNames(styles.root, className)}>
      <Salad className={styles.icon} aria-hidden="true" />
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p lang={lang} className={styles.text}>
          {children}
        </p>
      </div>
    </div>
  );
});
