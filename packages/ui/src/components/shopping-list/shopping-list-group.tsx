'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { useWords } from '../locale/index.ts';
import styles from './shopping-list-group.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingListGroup}; other `section` attributes go to the root. */
export interface ShoppingListGroupProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The category. */
  title: ReactNode;
  /** The number of rows, shown next to the title. */
  count: number;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ShoppingListLabels> | undefined;
  /** The rows. */
  children?: ReactNode;
}

/** From this many rows on, off-screen rows use content-visibility. */
const LONG = 50;

/** The items to buy in one section of the supermarket. */
export const ShoppingListGroup = forwardRef<HTMLElement, ShoppingListGroupProps>(function ShoppingListGroup(
  { title, count, headingLevel = 3, labels, className, children, ...rest },
  ref,
) {
  const id = useId();
  const words = useWords(SHOPPING_WORDS, labels, 'shopping-list');
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      {...rest}
      data-slot="shopping-list-group"
      data-long={count > LONG ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading id={id} data-slot="shopping-list-title" className={styles.title}>
          {title}
        </Heading>
        <span data-slot="shopping-list-count" className={styles.count}>
          {words.count(count)}
        </span>
      </div>
      <ul data-slot="shopping-list-rows" className={styles.rows}>
        {children}
      </ul>
    </section>
  );
});
