'use client';
import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLocale } from '../locale/index.ts';
import { MatchJar } from '../match-jar/index.ts';
import { classNames } from '../../internal/class-names.ts';
import styles from './match-badge.module.css';

const badge = cva(styles.root, {
  variants: { variant: { label: styles.label, flat: styles.flat } },
});

/** Props of {@link MatchBadge}; other `span` attributes go to the root. */
export interface MatchBadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** How much of the recipe the pantry covers, as a whole percentage. */
  percentage: number;
  /** `label` is opaque and legible on any picture; `flat` is for a line of text. */
  variant?: 'label' | 'flat' | undefined;
  /** The text next to the jar; defaults to '67% Match'. */
  children?: ReactNode;
}

/** The jar with its percentage. */
export const MatchBadge = forwardRef<HTMLSpanElement, MatchBadgeProps>(function MatchBadge(
  { percentage, variant = 'label', children, className, ...rest },
  ref,
) {
  const format = useLocale();
  return (
    <span ref={ref} {...rest} data-slot="match-badge" className={classNames(badge({ variant }), className)}>
      <MatchJar percentage={percentage} className={styles.jar} />
      <span data-slot="match-badge-text">
        {children ?? `${format.percent(Math.round(percentage))} Match`}
      </span>
    </span>
  );
});
