import { unitLabel } from '@larder/domain';
import type { ExpiryGroupName } from './group-by-expiry.ts';

/** The words of the index. */
export interface PantryIndexLabels {
  edit: (name: string) => string;
  delete: (name: string) => string;
  /** In place of a quantity that nobody has given. */
  some: string;
  /** The word for a unit beside a quantity. */
  unit: (unit: string, quantity: number) => string;
  /** Until when it keeps: 'in 2 days', 'today', 'Sat, Dec 19'. */
  expires: (when: string) => string;
  /** Since when it has not kept: 'yesterday', '3 days ago', 'Sat, Oct 3'. */
  expired: (when: string) => string;
  /** Beside a date that was proposed. */
  guess: string;
  opened: string;
  storage: (place: 'fridge' | 'freezer' | 'cupboard') => string;
  /** The headings when what expires first comes first. */
  groups: Record<ExpiryGroupName, string>;
}

export const LABELS = (): PantryIndexLabels => ({
  edit: (name) => `Edit ${name}`,
  delete: (name) => `Delete ${name}`,
  some: 'some',
  unit: (unit, quantity) => unitLabel(unit, quantity),
  expires: (when) => `expires ${when}`,
  expired: (when) => `expired ${when}`,
  guess: 'a guess',
  opened: 'opened',
  storage: (place) => place,
  groups: {
    expired: 'Expired',
    soon: 'Today or tomorrow',
    week: 'This week',
    later: 'Later',
    none: 'No date',
  },
});
