import { ALLERGENS, COUNTRIES, FILTER_GROUPS, LIMIT_GROUPS } from '@larder/domain';
import type { ReactElement } from 'react';

/** A component in one state, with all of its text replaced. */
export interface WordsRow {
  component: string;
  element: ReactElement;
  /** Actions needed until all text is shown. */
  act?: () => unknown;
}

/** Stands for every text that a caller supplies. */
export const OURS = '语';

export const nothing = () => undefined;
export const say = () => OURS;

/** A unique text for each of these names. */
export const ours = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, `${OURS}${index}`])) as Record<Name, string>;

/** The same as functions. */
export const says = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name, index) => [name, () => `${OURS}${index}`])) as Record<
    Name,
    () => string
  >;

/** The text of all filters. */
export const FILTERS = ours(
  'country',
  'avoid',
  ...ALLERGENS,
  ...FILTER_GROUPS.flatMap((group) => [group.id, ...group.options.map(({ id }) => id)]),
  ...COUNTRIES.map(({ code }) => code),
  ...LIMIT_GROUPS.flatMap((group) => [group.id, ...group.options.map(({ id }) => id)]),
);
