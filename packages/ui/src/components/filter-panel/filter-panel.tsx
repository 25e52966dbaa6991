'use client';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef } from 'react';
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
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './filter-panel.module.css';

/** The words of the panel. */
export interface FilterPanelLabels {
  /** What the panel is, and what its button shows. */
  title: string;
  clearAll: string;
  /** How many filters are on, which a screen reader says after the title. */
  active: (count: number) => string;
}

const LABELS = (format: LocaleFormat): FilterPanelLabels => ({
  title: 'Filters',
  clearAll: 'Clear All',
  active: (count) => `${format.count(count)} active`,
});

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
  /** Whether all groups are shown; folded, it shows the one that is asked for most. Controlled when given. */
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

/**
 * The filters on a wide screen: one row with the group that is asked for most, and a panel with the others that unfolds
 * below it. Every toggle counts at once.
 */
export const FilterPanel = forwardRef<HTMLElement, FilterPanelProps>(function FilterPanel(
  {
    value,
    defaultValue = NO_FILTERS,
    onValueChange,
    open,
    defaultOpen = false,
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
  const words = useWords(LABELS, labels);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setIsOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const count = activeFilters(on).length;
  const groups = { value: on, onValueChange: setOn, withMissing, avoided, names };
  return (
    <section
      ref={ref}
      aria-label={words.title}
      {...rest}
      data-slot="filter-panel"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <h2 data-slot="filter-panel-title">
          <Button
            ref={toggle}
            variant="secondary"
            size="small"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-groups`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden="true" />
            {words.title}
            {count > 0 ? (
              <>
                <span aria-hidden="true">
                  <CountDot count={count} />
                </span>
                <VisuallyHidden>{words.active(count)}</VisuallyHidden>
              </>
            ) : null}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </Button>
        </h2>
        <FilterGroups {...groups} part="first" layout="inline" />
        {count > 0 ? (
          <Button
            variant="ghost"
            size="small"
            className={styles.clear}
            onClick={() => {
              // It goes with the last filter, and the focus would go with it.
              toggle.current?.focus();
              setOn(NO_FILTERS);
            }}
          >
            {words.clearAll}
          </Button>
        ) : null}
      </div>
      <div id={`${id}-groups`} data-slot="filter-panel-groups" hidden={!isOpen} className={styles.groups}>
        <FilterGroups {...groups} part="others" layout="rows" />
      </div>
    </section>
  );
});
