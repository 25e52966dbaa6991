'use client';
import { SlidersHorizontal } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { CountDot } from '../../internal/filters/count-dot.tsx';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './filter-button.module.css';

/** Text labels of the button. */
export interface FilterButtonLabels {
  /** Accessible name. */
  name: (count: number) => string;
}

const LABELS = (format: LocaleFormat): FilterButtonLabels => ({
  name: (count) => (count === 0 ? 'Filters' : `Filters, ${format.count(count)} active`),
});

/** Props of {@link FilterButton}; other `button` attributes go to the root. */
export interface FilterButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The number of active filters. */
  count: number;
  /** Overrides for the built-in text. */
  labels?: Partial<FilterButtonLabels> | undefined;
}

/** Opens the filter sheet and shows the number of active filters. */
export const FilterButton = forwardRef<HTMLButtonElement, FilterButtonProps>(function FilterButton(
  { count, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'filter-button');
  return (
    <Button
      ref={ref}
      variant="secondary"
      aria-label={words.name(count)}
      aria-haspopup="dialog"
      {...rest}
      className={classNames(styles.root, className)}
    >
      <SlidersHorizontal aria-hidden="true" />
      {count > 0 ? <CountDot count={count} className={styles.dot} /> : null}
    </Button>
  );
});
