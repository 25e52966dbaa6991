'use client';
import { ChevronUp } from 'lucide-react';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { CountDot } from '../../internal/filters/count-dot.tsx';
import { FilterGroups, NO_NAMES, type FilterNames } from '../../internal/filters/filter-groups.tsx';
import { activeFilters, NO_FILTERS, type FilterValue } from '../../internal/filters/filter-value.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './filter-panel.module.css';

/** The words of the panel. */
export interface FilterPanelLabels {
  title: string;
  clearAll: string;
  show: string;
  hide: string;
}

const LABELS: FilterPanelLabels = {
  title: 'Filters',
  clearAll: 'Clear All',
  show: 'Show filters',
  hide: 'Hide filters',
};

/** Props of {@link FilterPanel}; every attribute of a `section` goes on the root. */
export interface FilterPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  value: FilterValue;
  /** Called at every toggle with all filters that are then on, in the panel's order. */
  onValueChange: (value: FilterValue) => void;
  /** Whether the toggles are shown, when the caller keeps it. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  labels?: Partial<FilterPanelLabels> | undefined;
  /** Other words for groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** The filters on a wide screen: a panel that folds. Every toggle counts at once. */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(
  {
    value,
    onValueChange,
    open,
    defaultOpen = true,
    onOpenChange,
    labels,
    names = NO_NAMES,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const count = activeFilters(value).length;
  return (
    <section
      ref={ref}
      data-slot="filter-panel"
      data-state={isOpen ? 'open' : 'closed'}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {words.title}
        </h2>
        {count > 0 ? <CountDot count={count} /> : null}
        <span className={styles.space} />
        {count > 0 ? (
          <Button variant="ghost" size="small" onClick={() => onValueChange(NO_FILTERS)}>
            {words.clearAll}
          </Button>
        ) : null}
        <IconButton
          label={isOpen ? words.hide : words.show}
          aria-expanded={isOpen}
          aria-controls={`${id}-groups`}
          onClick={() => {
            setOwnOpen(!isOpen);
            onOpenChange?.(!isOpen);
          }}
        >
          <ChevronUp className={styles.chevron} aria-hidden="true" />
        </IconButton>
      </div>
      <div id={`${id}-groups`} hidden={!isOpen} className={styles.groups}>
        <FilterGroups layout="rows" value={value} onValueChange={onValueChange} names={names} />
      </div>
    </section>
  );
});
