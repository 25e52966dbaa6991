'use client';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
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
import { useFilterTerms } from '../../internal/filters/use-filter-terms.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './filter-panel.module.css';

/** Text labels of the panel. */
export interface FilterPanelLabels {
  /** Accessible name of the panel, and text of its button. */
  title: string;
  clearAll: string;
  /** The number of active filters, announced after the title. */
  active: (count: number) => string;
}

const LABELS = (format: LocaleFormat): FilterPanelLabels => ({
  title: 'Filters',
  clearAll: 'Clear All',
  active: (count) => `${format.count(count)} active`,
});

/** Props of {@link FilterPanel}; other `section` attributes go to the root. */
export interface FilterPanelProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'defaultValue'
> {
  /** The active filters, if controlled. */
  value?: FilterValue | undefined;
  /** The initial filters, if uncontrolled. */
  defaultValue?: FilterValue | undefined;
  /** Called on every toggle with all active filters, in panel order. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** Whether all groups are shown rather than only the most used one, if controlled. */
  open?: boolean | undefined;
  /** Whether all groups are shown initially, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with whether all groups are now shown. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Offers filters by number of items to buy, for cooks with a pantry. */
  withMissing?: boolean | undefined;
  /**
   * The cook's own allergens, avoided unless the filters override them. While 'loading' or after 'failed',
   * none can be chosen and a note says so.
   */
  avoided?: AvoidedAllergens | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<FilterPanelLabels> | undefined;
  /** Overrides for the names of groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/**
 * Filters for wide screens: a row with the most used group, and a panel with the rest that expands below.
 * Every toggle takes effect at once.
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
  const words = useWords(LABELS, labels, 'filter-panel');
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [on, setOn] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setIsOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // Some seventy chips: they are drawn when the panel is first opened, not with every page.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const count = activeFilters(on, useFilterTerms()).length;
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
        <h2 data-slot="filter-panel-title" className={classNames('ld-part', styles.title)}>
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
              // Clear All disappears with the last filter, so move focus first.
              toggle.current?.focus();
              setOn(NO_FILTERS);
            }}
          >
            {words.clearAll}
          </Button>
        ) : null}
      </div>
      <div id={`${id}-groups`} data-slot="filter-panel-groups" hidden={!isOpen} className={styles.groups}>
        {wasOpen ? <FilterGroups {...groups} part="others" layout="rows" /> : null}
      </div>
    </section>
  );
});
