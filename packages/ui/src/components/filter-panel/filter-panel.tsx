'use client';
import { ChevronUp } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { CountDot } from '../../internal/filters/count-dot.tsx';
import { FilterGroups } from '../../internal/filters/filter-groups.tsx';
import { NO_NAMES, type FilterNames } from '../../internal/filters/filter-names.ts';
import {
  activeFilters,
  NO_FILTERS,
  type AvoidedAllergens,
  type FilterValue,
} from '../../internal/filters/filter-value.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './filter-panel.module.css';

/** The words of the panel. */
export interface FilterPanelLabels {
  title: string;
  clearAll: string;
  /** The button that folds the panel: the same whether it is open or not, for `aria-expanded` says which. */
  toggle: string;
}

const LABELS: FilterPanelLabels = {
  title: 'Filters',
  clearAll: 'Clear All',
  toggle: 'Show filters',
};

/** Props of {@link FilterPanel}; every attribute of a `section` goes on the root. */
export interface FilterPanelProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'defaultValue'
> {
  /** What is on. Controlled when given. */
  value?: FilterValue | undefined;
  defaultValue?: FilterValue | undefined;
  /** Called at every toggle with all filters that are then on, in the panel's order. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** Whether the toggles are shown. Controlled when given. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** How many things must be bought can be asked too: for a cook with a pantry. */
  withMissing?: boolean | undefined;
  /**
   * The allergens that are avoided unless the filters say otherwise: a cook's own. While they are on their way ('loading')
   * or cannot be had ('failed') none can be chosen, and that is said.
   */
  avoided?: AvoidedAllergens | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<FilterPanelLabels> | undefined;
  /** Other words for groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** The filters on a wide screen: a panel that folds. Every toggle counts at once. */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(
  {
    value,
    defaultValue = NO_FILTERS,
    onValueChange,
    open,
    defaultOpen = true,
    onOpenChange,
    withMissing,
    avoided,
    labels,
    names = NO_NAMES,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setIsOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const count = activeFilters(on).length;
  return (
    <section
      ref={ref}
      aria-labelledby={`${id}-title`}
      {...rest}
      data-slot="filter-panel"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} data-slot="filter-panel-title" className={styles.title}>
          {words.title}
        </h2>
        {count > 0 ? <CountDot count={count} /> : null}
        <span className={styles.space} />
        {count > 0 ? (
          <Button variant="ghost" size="small" onClick={() => setOn(NO_FILTERS)}>
            {words.clearAll}
          </Button>
        ) : null}
        <IconButton
          label={words.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-groups`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronUp className={styles.chevron} aria-hidden="true" />
        </IconButton>
      </div>
      <div id={`${id}-groups`} data-slot="filter-panel-groups" hidden={!isOpen} className={styles.groups}>
        <FilterGroups
          layout="rows"
          value={on}
          onValueChange={setOn}
          withMissing={withMissing}
          avoided={avoided}
          names={names}
        />
      </div>
    </section>
  );
});
