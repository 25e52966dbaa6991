import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { EmptyJar } from '../../internal/empty-jar.tsx';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}; every attribute of a `div` goes on the root. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is not there: 'Your pantry is empty'. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode | undefined;
  /** The button or link that does it. */
  action?: ReactNode | undefined;
  /** A drawing instead of the empty jar. */
  picture?: ReactNode | undefined;
  /** Small pictures of what could be here, in a row under the jar; hidden from screen readers. */
  glyphs?: ReactNode | undefined;
  /** The level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet: drawn, and with the next step. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, action, picture, glyphs, headingLevel = 2, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} {...rest} data-slot="empty-state" className={classNames(styles.root, className)}>
      <div data-slot="empty-state-picture" className={styles.picture}>
        {picture ?? <EmptyJar />}
      </div>
      {glyphs && (
        <div data-slot="empty-state-glyphs" className={styles.glyphs} aria-hidden="true">
          {glyphs}
        </div>
      )}
      <Heading data-slot="empty-state-title" className={styles.title}>
        {title}
      </Heading>
      {text && (
        <p data-slot="empty-state-text" className={styles.text}>
          {text}
        </p>
      )}
      {action && (
        <div data-slot="empty-state-action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
});
