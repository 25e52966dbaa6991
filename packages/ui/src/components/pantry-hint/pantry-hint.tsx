import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { MatchJar } from '../match-jar/index.ts';
import styles from './pantry-hint.module.css';

/** Props of {@link PantryHint}; other `div` attributes go to the root. */
export interface PantryHintProps extends ComponentPropsWithoutRef<'div'> {
  /** The text; defaults to the specification's. */
  children?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

/** Tells people with an empty pantry what a full one would do. */
export const PantryHint = forwardRef<HTMLDivElement, PantryHintProps>(function PantryHint(
  { children = 'Add pantry items to see personalized recipe matches!', action, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-slot="pantry-hint" className={classNames(styles.root, className)}>
      <MatchJar percentage={0} className={styles.jar} />
      <p data-slot="pantry-hint-text" className={styles.words}>
        {children}
      </p>
      {action}
    </div>
  );
});
