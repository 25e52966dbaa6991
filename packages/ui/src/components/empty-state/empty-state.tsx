import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { EmptyJar } from '../../internal/empty-jar.tsx';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}; other `div` attributes go to the root. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is missing: 'Your pantry is empty'. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode | undefined;
  /** The button or link for the next step. */
  action?: ReactNode | undefined;
  /** A drawing to replace the empty jar. */
  picture?: ReactNode | undefined;
  /** Small pictures of what could be here, in a row under the jar; hidden from screen readers. */
  glyphs?: ReactNode | undefined;
  /** The heading level of the title. */
  headingLevel?: HeadingLevel | undefined;
}

/** Says that there is nothing here yet, with a drawing and the next step. */
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
