import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FirstFewProps<Item> {
  items: readonly Item[];
  /** How many are shown at once. Up to two more are not worth a click. */
  count: number;
  /** What the items are called: 'props'. */
  noun: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first of many items. The others unfold, so that a page stays short. */
export function FirstFew<Item>({ items, count, noun, children }: FirstFewProps<Item>) {
  if (items.length <= count + 2) return children(items);
  return (
    <>
      {children(items.slice(0, count))}
      <details className={styles.fold}>
        <summary>
          {items.length - count} more {noun}
        </summary>
        {children(items.slice(count))}
      </details>
    </>
  );
}
