'use client';
import {
  forwardRef,
  memo,
  useCallback,
  useId,
  useMemo,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { ToggleChip } from '../../components/chip/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { classNames } from '../class-names.ts';
import { NO_NAMES, type FilterNames } from './filter-names.ts';
import styles from './filter-groups.module.css';
import { useControllable } from '../use-controllable.ts';
import {
  activeFilters,
  NO_FILTERS,
  withFilter,
  type AvoidedAllergens,
  type FilterValue,
} from './filter-value.ts';
import { groupsOf, type Option } from './option-groups.tsx';
import { useFilterNames } from './use-filter-names.ts';
import { useFilterTerms } from './use-filter-terms.ts';

const NONE: readonly string[] = [];

const PARTS = { all: [0], first: [0, 1], others: [1] } as const;

/** Why no allergen can be chosen: a choice without the cook's own allergies would ignore them. */
const UNKNOWN = {
  // They load in a moment, without shifting the layout.
  loading: {
    id: 'avoid_loading',
    label: 'Your allergies are being checked',
    Line: VisuallyHidden,
    className: undefined,
  },
  failed: {
    id: 'avoid_failed',
    label: 'Not available until your allergies can be checked',
    Line: 'span',
    className: styles.unknown,
  },
} as const;

/** Props of {@link FilterGroups}; other `div` attributes go to the root. */
export interface FilterGroupsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The active filters, if controlled. */
  value?: FilterValue | undefined;
  /** The initial filters, if uncontrolled. */
  defaultValue?: FilterValue | undefined;
  /** Called on every toggle with all active filters, in group order. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** Offers filters by number of items to buy. */
  withMissing?: boolean | undefined;
  /**
   * The allergens avoided unless the filters override them. Until they are known none can be chosen, and a
   * note says so.
   */
  avoided?: AvoidedAllergens | undefined;
  /** `rows` puts group names before their chips, `stacked` above them; `inline` shows only the chips. */
  layout?: 'rows' | 'stacked' | 'inline' | undefined;
  /** `first` is the most used group, the first of the vocabulary; `others` are the rest. */
  part?: 'all' | 'first' | 'others' | undefined;
  /** Overrides for the names of groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/**
 * All toggles by group, as the vocabulary has them: by default Dietary, Protein, Country, Leave out, Order, Ready in, To
 * buy, Allergens to avoid. Panel and sheet are frames around them.
 */
export const FilterGroups = forwardRef<HTMLDivElement, FilterGroupsProps>(function FilterGroups(
  {
    value,
    defaultValue = NO_FILTERS,
    onValueChange,
    withMissing = false,
    avoided = NONE,
    layout = 'rows',
    part = 'all',
    names = NO_NAMES,
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const called = useFilterNames(names);
  const terms = useFilterTerms();
  const groups = useMemo(() => groupsOf(terms, withMissing), [terms, withMissing]);
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange: onValueChange });
  const known = typeof avoided === 'string' ? NONE : avoided;
  const unknown = typeof avoided === 'string' ? UNKNOWN[avoided] : undefined;
  const active = activeFilters({ ...chosen, avoid: chosen.avoid ?? known }, terms);
  const on = new Set(active.map((filter) => `${filter.kind} ${filter.id}`));
  const toggle = useCallback(
    (option: Option, isOn: boolean) => setChosen((before) => withFilter(before, option, isOn, known, terms)),
    [setChosen, known, terms],
  );
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="filter-groups"
      className={classNames(styles.root, styles[layout], className)}
    >
      {groups.slice(...PARTS[part]).map((group) => (
        <fieldset
          key={group.id}
          data-slot="filter-group"
          data-shared={group.shared}
          aria-labelledby={`${id}-${group.id}`}
          {...(group.isAvoid && unknown && { disabled: true, 'aria-describedby': `${id}-unknown` })}
          className={styles.group}
        >
          <span id={`${id}-${group.id}`} data-slot="filter-group-name" className={styles.name}>
            {called.group(group.id, group.label)}
          </span>
          <div className={styles.chips}>
            {group.isAvoid && unknown && (
              <unknown.Line id={`${id}-unknown`} className={unknown.className}>
                {called.group(unknown.id, unknown.label)}
              </unknown.Line>
            )}
            {group.options.map((option) => (
              <OptionChip
                key={option.id}
                option={option}
                label={called.choice(option)}
                isOn={on.has(`${option.kind} ${option.id}`)}
                onToggle={toggle}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
});

/** Memoised: pressing one of some eighty chips does not draw the others again. */
const OptionChip = memo(function OptionChip({
  option,
  label,
  isOn,
  onToggle,
}: {
  option: Option;
  label: ReactNode;
  isOn: boolean;
  onToggle: (option: Option, isOn: boolean) => void;
}) {
  return (
    <ToggleChip icon={option.icon} pressed={isOn} onPressedChange={(next) => onToggle(option, next)}>
      {label}
    </ToggleChip>
  );
});
