import { LIMIT_GROUPS, preferenceLabel } from '@larder/domain';
import { Beef, Drumstick, Fish, Ham } from 'lucide-react';
import type { ReactNode } from 'react';
import { Flag } from '../../components/flag/index.ts';
import type { FilterTerm } from '../../vocabulary/food-vocabulary.ts';
import type { FilterTerms } from './filter-terms.ts';
import type { ActiveFilter } from './filter-value.ts';

/** One choice of a group. */
export interface Option extends ActiveFilter {
  icon?: ReactNode;
}

/** Choices under one heading. */
export interface Group {
  id: string;
  label: string;
  /** Its choices are allergens, which may have to wait for the cook's own. */
  isAvoid: boolean;
  options: readonly Option[];
  /** Short groups share a row if there is room, two by two. */
  shared: 'first' | 'second' | undefined;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  has_chicken: <Drumstick />,
  has_beef: <Beef />,
  has_pork: <Ham />,
  has_fish: <Fish />,
};

/** Short groups by the one that they share a row with if it stands before them. */
const BESIDE: Readonly<Record<string, string>> = { sort: 'leave_out', max_missing: 'max_time' };

/** The groups in panel order. With an empty pantry everything has to be bought, so that filter is pointless. */
export function groupsOf(
  { filters, countries, allergens }: FilterTerms,
  hasPantry: boolean,
): readonly Group[] {
  const shown = filters.filter(({ id }) => hasPantry || id !== 'max_missing');
  const choices = (kind: Option['kind'], terms: readonly FilterTerm[]) =>
    terms.map(({ id, label = preferenceLabel(id), icon = ICONS[id] }): Option => ({ kind, id, label, icon }));
  const optionsIn = (group: FilterTerms['filters'][number]): readonly Option[] => {
    if ('options' in group) return choices('flag', group.options);
    if (group.id === 'avoid') return choices('avoid', allergens);
    if (group.id !== 'country')
      return choices('limit', LIMIT_GROUPS.find(({ id }) => id === group.id)?.options ?? []);
    return choices(
      'country',
      countries.map((country) => ({ ...country, icon: <Flag country={country.id} label="" /> })),
    );
  };
  return shown.map((group, index) => ({
    id: group.id,
    label: group.label ?? preferenceLabel(group.id),
    isAvoid: group.id === 'avoid' && !('options' in group),
    options: optionsIn(group),
    shared:
      index > 0 && BESIDE[group.id] === shown[index - 1]?.id
        ? 'second'
        : Object.values(BESIDE).includes(group.id)
          ? 'first'
          : undefined,
  }));
}
