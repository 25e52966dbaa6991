'use client';
import * as Radix from '@radix-ui/react-tabs';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import styles from './tabs.module.css';

/** Props of {@link Tab}; other `button` attributes go to the root. */
export interface TabProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** The tab's value, shared with its panel. It becomes part of an id, so it must not contain spaces. */
  value: string;
  /** An icon before the text, hidden from screen readers. */
  icon?: ReactNode;
  /** The number of items in the tab. */
  count?: number | undefined;
  /** A line below the text; visible in `cards`. */
  description?: ReactNode;
}

/** A tab of a {@link TabList}. Its children are its name. */
export const Tab = forwardRef<HTMLButtonElement, TabProps>(function Tab(
  { icon, count, description, className, children, ...rest },
  ref,
) {
  const format = useLocale();
  return (
    <Radix.Trigger ref={ref} {...rest} data-slot="tab" className={classNames(styles.tab, className)}>
      {icon ? (
        <span className={styles.icon} data-slot="tab-icon" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        {description ? <span data-slot="tab-description">{description}</span> : null}
      </span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className={styles.count} data-slot="tab-count">
            {format.count(count)}
          </span>
        </>
      )}
    </Radix.Trigger>
  );
});
