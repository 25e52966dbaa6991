'use client';
import * as Radix from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import cards from './tab-cards.module.css';
import line from './tab-line.module.css';
import styles from './tabs.module.css';

const list = cva(styles.list, {
  variants: { variant: { line: line.list, cards: cards.list } },
});

/** Props of {@link TabList}; every attribute of a `div` goes on the root. */
export interface TabListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** `line` marks the open tab with a tomato foot; `cards` are large choices, each with an icon and a line of text. */
  variant?: 'line' | 'cards' | undefined;
  /** Stands at the end of the line, on a phone below it: figures, a button. */
  trailing?: ReactNode;
}

/** The row of tabs. One that is wider than its place scrolls sideways and keeps the open tab in sight. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { label, variant = 'line', trailing, className, children, ...rest },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);

  // Not scrollIntoView: that would also move the page when the tabs lie below the fold.
  useEffect(() => {
    const open = row.current?.querySelector('[aria-selected="true"]');
    if (!row.current || !open) return;
    const [frame, tab] = [row.current.getBoundingClientRect(), open.getBoundingClientRect()];
    row.current.scrollLeft += Math.max(0, tab.right - frame.right) + Math.min(0, tab.left - frame.left);
  });

  return (
    <div
      ref={ref}
      {...rest}
      data-slot="tab-list"
      data-variant={variant}
      className={classNames(styles.frame, className)}
    >
      <Radix.List ref={row} aria-label={label} data-slot="tab-list-tabs" className={list({ variant })}>
        {children}
      </Radix.List>
      {trailing ? (
        <div data-slot="tab-list-trailing" className={styles.trailing}>
          {trailing}
        </div>
      ) : null}
    </div>
  );
});
