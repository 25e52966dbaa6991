'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import { MatchJar } from '../match-jar/index.ts';
import styles from './pantry-hint.module.css';

/** Props of {@link PantryHint}; other `div` attributes go to the root. */
export interface PantryHintProps extends ComponentPropsWithoutRef<'div'> {
  /** The text; defaults to the specification's. */
  children?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

const WORDS = { text: 'Add pantry items to see personalized recipe matches!' };

/** Tells people with an empty pantry what a full one would do. */
export const PantryHint = forwardRef<HTMLDivElement, PantryHintProps>(function PantryHint(
  { children, action, className, ...rest },
  ref,
) {
  const words = useWords(WORDS, undefined, 'pantry-hint');
  return (
    <div ref={ref} {...rest} data-slot="pantry-hint" className={classNames(styles.root, className)}>
      <MatchJar percentage={0} className={styles.jar} />
      <p data-slot="pantry-hint-text" className={styles.words}>
        {children ?? words.text}
      </p>
      {action}
    </div>
  );
});
