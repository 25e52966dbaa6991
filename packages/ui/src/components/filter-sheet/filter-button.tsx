'use client';
import { SlidersHorizontal } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { CountDot } from '../../internal/filters/count-dot.tsx';
import { Button } from '../button/index.ts';
import { useLocale, type LocaleFormat } from '../locale/index.ts';
import styles from './filter-button.module.css';

/** Props of {@link FilterButton}; every attribute of a `button` goes on the root. */
export interface FilterButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** How many filters are on. */
  count: number;
  /** What a screen reader says. */
  label?: ((count: number) => string) | undefined;
}

const LABEL = (count: number, format: LocaleFormat) =>
  count === 0 ? 'Filters' : `Filters, ${format.count(count)} active`;

/** Opens the filter sheet, and says how many filters are on. */
export const FilterButton = forwardRef<HTMLButtonElement, FilterButtonProps>(function FilterButton(
  { count, label, className, ...rest },
  ref,
) {
  const format = useLocale();
  return (
    <Button
      ref={ref}
      variant="secondary"
      aria-label={label ? label(count) : LABEL(count, format)}
      aria-haspopup="dialog"
      {...rest}
      className={classNames(styles.root, className)}
    >
      <SlidersHorizontal aria-hidden="true" />
      {count > 0 ? <CountDot count={count} className={styles.dot} /> : null}
    </Button>
  );
});
