import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}; every attribute of a `header` goes on the root. */
export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode | undefined;
  /** The page's actions: on the title's line, under it at full width on a phone. */
  actions?: ReactNode | undefined;
  /** The actions are small and secondary: they stay on the title's line on a phone too, where there is room. */
  compact?: boolean | undefined;
}

/** A page's one heading of the first level, with its lead and actions. */
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
