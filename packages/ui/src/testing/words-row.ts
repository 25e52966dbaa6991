import { ALLERGENS, COUNTRIES, FILTER_GROUPS, LIMIT_GROUPS } from '@larder/domain';
import type { ReactElement } from 'react';

/** A component in one state, with every word of its own replaced. */
export interface WordsRow {
  component: string;
  element: ReactElement;
  /** What it takes until it says everything. */
  act?: () => unknown;
}

/** Stands for every text that a caller gives. */
export const OURS = '语';

export const nothing = () => undefined;
export const say = () => OURS;

/** A text under each of these names; no two are the same, as no two words of a component are. */
export const ours = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, `${OURS}${index}`])) as Record<Name, string>;

/** The same as functions. */
export const says = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, () => `${OURS}${index}`])) as Record<
    Name,
    () => string
  >;

/** The words of all filters. */
export const FILTERS = ours(
  'country',
  'avoid',
  ...ALLERGENS,
  ...FILTER_GROUPS.flatMap((group) => [group.id, ...group.options.map(({ id }) => id)]),
  ...COUNTRIES.map(({ code }) => code),
  ...LIMIT_GROUPS.flatMap((group) => [group.id, ...group.options.map(({ id }) => id)]),
);
