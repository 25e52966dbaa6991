'use client';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './badge.module.css';

const badge = cva(styles.root, {
  variants: {
    tone: { neutral: styles.neutral, have: styles.have, missing: styles.missing },
    shape: { tag: styles.tag, pill: styles.pill },
  },
});

/** Props of {@link Badge}; other `span` attributes go to the root. */
export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** `have` for what is good or in the pantry, `missing` for what must be bought. The text says it too. */
  tone?: 'neutral' | 'have' | 'missing' | undefined;
  /** `tag` goes in a row of facts; `pill` stands alone. */
  shape?: 'tag' | 'pill' | undefined;
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode;
}

/** A short, non-interactive fact. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', shape = 'tag', icon, children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} data-slot="badge" className={classNames(badge({ tone, shape }), className)}>
      {icon ? (
        <span data-slot="badge-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
});
