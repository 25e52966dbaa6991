'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './shopping-list-group.module.css';
import { SHOPPING_WORDS, type ShoppingListLabels } from './shopping-words.ts';

/** Props of {@link ShoppingListGroup}; every attribute of a `section` goes on the root. */
export interface ShoppingListGroupProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title: ReactNode;
  /** How many rows there are, said beside the title. */
  count: number;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ShoppingListLabels> | undefined;
  /** The rows. */
  children?: ReactNode;
}

/** From how many rows on those beyond the screen wait with their layout. */
const LONG = 50;

/** The things to buy in one part of the shop. */
export const ShoppingListGroup = forwardRef<HTMLElement, ShoppingListGroupProps>(function ShoppingListGroup(
  { title, count, headingLevel = 3, labels, className, children, ...rest },
  ref,
) {
  const id = useId();
  const words = useWords(SHOPPING_WORDS, labels);
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
