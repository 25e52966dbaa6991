'use client';
import { ALLERGENS, COUNTRIES, FILTER_GROUPS, LIMIT_GROUPS, preferenceLabel } from '@larder/domain';
import { Beef, Drumstick, Fish, Ham } from 'lucide-react';
import { forwardRef, memo, useCallback, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ToggleChip } from '../../components/chip/index.ts';
import { Flag } from '../../components/flag/index.ts';
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
import { useFilterNames } from './use-filter-names.ts';

interface Option {
  kind: 'flag' | 'country' | 'limit' | 'avoid';
  id: string;
  label: string;
  icon?: ReactNode;
}

const ICONS: Record<string, ReactNode> = {
  has_chicken: <Drumstick />,
  has_beef: <Beef />,
  has_pork: <Ham />,
  has_fish: <Fish />,
};

const COUNTRY_GROUP: Group = {
  id: 'country',
  label: 'Country',
  options: COUNTRIES.map(({ code, label }) => ({
    kind: 'country',
    id: code,
    label,
    icon: <Flag country={code} label="" />,
  })),
};

interface Group {
  id: string;
  label: string;
  options: Option[];
}

/** Short groups that share a row if there is room, and whether each starts the row. */
const SHARED: Readonly<Record<string, 'first' | 'second'>> = {
  leave_out: 'first',
  sort: 'second',
  max_time: 'first',
  max_missing: 'second',
};

const [MAX_TIME, MAX_MISSING, SORT] = LIMIT_GROUPS.map(({ id, label, options }): Group => ({
  id,
  label,
  options: options.map((option) => ({ kind: 'limit', id: option.id, label: option.label })),
})) as [Group, Group, Group];

const CHOICES = FILTER_GROUPS.flatMap((group) => {
  const own = {
    id: group.id as string,
    label: group.label as string,
    options: group.options.map(({ id, label }): Option => ({ kind: 'flag', id, label, icon: ICONS[id] })),
  };
  return group.id === 'leave_out' ? [COUNTRY_GROUP, own] : [own];
});

const AVOID: Group = {
  id: 'avoid',
  label: 'Allergens to avoid',
  options: ALLERGENS.map((id) => ({ kind: 'avoid', id, label: preferenceLabel(id) })),
};

/** The most used group, which a panel shows even when collapsed. */
const FIRST = 'dietary';

/** With an empty pantry everything has to be bought, so the filter is pointless. */
const groupsOf = (hasPantry: boolean, part: FilterGroupsProps['part']): readonly Group[] =>
  [...CHOICES, SORT, MAX_TIME, ...(hasPantry ? [MAX_MISSING] : []), AVOID].filter(
    ({ id }) => part === 'all' || (id === FIRST) === (part === 'first'),
  );

const NONE: readonly string[] = [];

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
  /** `first` is the most used group, Dietary; `others` are the rest. */
  part?: 'all' | 'first' | 'others' | undefined;
  /** Overrides for the names of groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/**
 * All toggles by group: Dietary, Protein, Country, Leave out, Order, Ready in, To buy, Allergens to avoid.
 * Panel and sheet are frames around them.
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
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange: onValueChange });
  const known = typeof avoided === 'string' ? NONE : avoided;
  const unknown = typeof avoided === 'string' ? UNKNOWN[avoided] : undefined;
  const on = new Set(activeFilters({ ...chosen, avoid: chosen.avoid ?? known }).map((filter) => filter.id));
  const toggle = useCallback(
    (option: Option, isOn: boolean) => setChosen((before) => withFilter(before, option, isOn, known)),
    [setChosen, known],
  );
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="filter-groups"
      className={classNames(styles.root, styles[layout], className)}
    >
      {groupsOf(withMissing, part).map((group) => (
        <fieldset
          key={group.id}
          data-slot="filter-group"
          data-shared={SHARED[group.id]}
          aria-labelledby={`${id}-${group.id}`}
          {...(group === AVOID && unknown && { disabled: true, 'aria-describedby': `${id}-unknown` })}
          className={styles.group}
        >
          <span id={`${id}-${group.id}`} data-slot="filter-group-name" className={styles.name}>
            {called.group(group.id, group.label)}
          </span>
          <div className={styles.chips}>
            {group === AVOID && unknown && (
              <unknown.Line id={`${id}-unknown`} className={unknown.className}>
                {called.group(unknown.id, unknown.label)}
              </unknown.Line>
            )}
            {group.options.map((option) => (
              <OptionChip
                key={option.id}
                option={option}
                label={called.choice(option)}
                isOn={on.has(option.id)}
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
