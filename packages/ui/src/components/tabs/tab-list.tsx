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

/** Props of {@link TabList}; other `div` attributes go to the root. */
export interface TabListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  /** Accessible name of the tab list. */
  label: string;
  /** `line` underlines the selected tab; `cards` are large options, each with an icon and a line of text. */
  variant?: 'line' | 'cards' | undefined;
  /** Content at the end of the line, or below it where both do not fit: figures, a button. */
  trailing?: ReactNode;
}

/** The row of tabs. If it overflows it scrolls sideways, keeping the selected tab in view. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { label, variant = 'line', trailing, className, children, ...rest },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);

  // Not scrollIntoView: that would also scroll the page when the tabs are below the fold.
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
