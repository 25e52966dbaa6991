import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}; other `header` attributes go to the root. */
export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The title of the page. */
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode | undefined;
  /** The page's actions: in line with the title, or full width below it on phones. */
  actions?: ReactNode | undefined;
  /** For small, secondary actions: they stay in line with the title on phones too, if there is room. */
  compact?: boolean | undefined;
}

/** A page's h1, with its lead and actions. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, lead, actions, compact = false, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      {...rest}
      data-slot="page-header"
      data-compact={compact ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.words}>
        <h1 data-slot="page-header-title" className={styles.title}>
          {title}
        </h1>
        {lead && (
          <p data-slot="page-header-lead" className={styles.lead}>
            {lead}
          </p>
        )}
      </div>
      {actions && (
        <div data-slot="page-header-actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </header>
  );
});
