'use client';
import { COUNTRIES, FILTER_GROUPS } from '@larder/domain';
import { Beef, Drumstick, Fish, Ham } from 'lucide-react';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ToggleChip } from '../../components/chip/index.ts';
import { Flag } from '../../components/flag/index.ts';
import { classNames } from '../class-names.ts';
import { NO_NAMES, type FilterNames } from './filter-names.ts';
import styles from './filter-groups.module.css';
import { useControllable } from '../use-controllable.ts';
import { NO_FILTERS, withFilter, type FilterValue } from './filter-value.ts';

interface Option {
  kind: 'flag' | 'country';
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

const COUNTRY_GROUP: { id: string; label: string; options: Option[] } = {
  id: 'country',
  label: 'Country',
  options: COUNTRIES.map(({ code, label }) => ({
    kind: 'country',
    id: code,
    label,
    icon: <Flag country={code} label="" />,
  })),
};

const GROUPS = FILTER_GROUPS.flatMap((group) => {
  const own = {
    id: group.id as string,
    label: group.label as string,
    options: group.options.map(({ id, label }): Option => ({ kind: 'flag', id, label, icon: ICONS[id] })),
  };
  return group.id === 'leave_out' ? [COUNTRY_GROUP, own] : [own];
});

/** Props of {@link FilterGroups}; every attribute of a `div` goes on the root. */
export interface FilterGroupsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** What is on. Controlled when given. */
  value?: FilterValue | undefined;
  defaultValue?: FilterValue | undefined;
  /** Called at every toggle with all filters that are then on, in the order of the groups. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** `rows` puts the name of a group before its chips, `stacked` above them. */
  layout?: 'rows' | 'stacked' | undefined;
  /** Other words for groups, flags and countries, by id. */
  names?: FilterNames | undefined;
}

/** All toggles, group by group: Dietary, Protein, Country, Leave out. Panel and sheet put a frame around them. */
export const FilterGroups = forwardRef<HTMLDivElement, FilterGroupsProps>(function FilterGroups(
  { value, defaultValue = NO_FILTERS, onValueChange, layout = 'rows', names = NO_NAMES, className, ...rest },
  ref,
) {
  const id = useId();
  const [chosen, setChosen] = useControllable({ value, defaultValue, onChange: onValueChange });
  const on = new Set([...chosen.flags, ...chosen.countries]);
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="filter-groups"
      className={classNames(styles.root, styles[layout], className)}
    >
      {GROUPS.map((group) => (
        <fieldset
          key={group.id}
          data-slot="filter-group"
          aria-labelledby={`${id}-${group.id}`}
          className={styles.group}
        >
          <span id={`${id}-${group.id}`} data-slot="filter-group-name" className={styles.name}>
            {names[group.id] ?? group.label}
          </span>
          <div className={styles.chips}>
            {group.options.map((option) => (
              <ToggleChip
                key={option.id}
                icon={option.icon}
                pressed={on.has(option.id)}
                onPressedChange={(pressed) => setChosen((before) => withFilter(before, option, pressed))}
              >
                {names[option.id] ?? option.label}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
});
