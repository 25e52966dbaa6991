import { unitLabel } from '@larder/domain';
import type { ExpiryGroupName } from './group-by-expiry.ts';

/** Text labels of the index. */
export interface PantryIndexLabels {
  edit: (name: string) => string;
  delete: (name: string) => string;
  /** Shown for an unknown quantity. */
  some: string;
  /** The unit's name for a quantity. */
  unit: (unit: string, quantity: number) => string;
  /** When it expires: 'in 2 days', 'today', 'Sat, Dec 19'. */
  expires: (when: string) => string;
  /** When it expired: 'yesterday', '3 days ago', 'Sat, Oct 3'. */
  expired: (when: string) => string;
  /** Shown next to a suggested date. */
  guess: string;
  opened: string;
  storage: (place: 'fridge' | 'freezer' | 'cupboard') => string;
  /** Group headings when sorted by expiry date. */
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
