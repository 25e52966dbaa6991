'use client';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { NO_NAMES, type FilterNames } from '../../internal/filters/filter-names.ts';
import {
  activeFilters,
  NO_FILTERS,
  withFilter,
  type FilterValue,
} from '../../internal/filters/filter-value.ts';
import { useFilterNames } from '../../internal/filters/use-filter-names.ts';
import { useFilterTerms } from '../../internal/filters/use-filter-terms.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { RemovableChip } from '../chip/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './active-filters.module.css';

/** Text labels of the row. */
export interface ActiveFiltersLabels {
  /** Accessible name of the region. */
  title: string;
  count: (count: number) => string;
  /** Accessible name of a chip. */
  remove: (filter: string) => string;
}

const LABELS = (format: LocaleFormat): ActiveFiltersLabels => ({
  title: 'Active filters',
  count: (count) => `${format.count(count)} active ${count === 1 ? 'filter' : 'filters'}`,
  remove: (filter) => `Remove filter ${filter}`,
});

/** Props of {@link ActiveFilters}; other `section` attributes go to the root. */
export interface ActiveFiltersProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'defaultValue'
> {
  /** The active filters, if controlled. */
  value?: FilterValue | undefined;
  /** The initial filters, if uncontrolled. */
  defaultValue?: FilterValue | undefined;
  /** Called with the remaining filters when one is removed. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ActiveFiltersLabels> | undefined;
  /** Overrides for the names of flags and countries, by id. */
  names?: FilterNames | undefined;
}

/**
 * A chip for each active filter, and their count. When a chip is removed, focus moves to the chip that takes
 * its place. When empty, the region takes up no space but stays mounted, so focus is not lost with the last
 * chip.
 */
export const ActiveFilters = forwardRef<HTMLElement, ActiveFiltersProps>(function ActiveFilters(
  { value, defaultValue = NO_FILTERS, onValueChange, labels, names = NO_NAMES, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'active-filters');
  const root = useRef<HTMLElement>(null);
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const terms = useFilterTerms();
  const active = activeFilters(on, terms);
  const called = useFilterNames(names);

  function remove(index: number) {
    const filter = active[index];
    if (!filter) return;
    const chips = root.current?.querySelectorAll('button');
    const next = chips?.[index + 1] ?? chips?.[index - 1] ?? root.current;
    next?.focus();
    setOn(withFilter(on, filter, false, undefined, terms));
  }

  return (
    <section
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      aria-label={words.title}
      {...rest}
      data-slot="active-filters"
      data-empty={active.length === 0 ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {active.length > 0 ? (
        <span data-slot="active-filters-count" className={styles.count}>
          {words.count(active.length)}
        </span>
      ) : null}
      {active.map((filter, index) => {
        const label = called.chip(filter);
        return (
          <RemovableChip
            key={`${filter.kind} ${filter.id}`}
            label={label}
            removeLabel={words.remove(label)}
            onRemove={() => remove(index)}
          />
        );
      })}
    </section>
  );
});
