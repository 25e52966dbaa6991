import { daysBetween } from '@larder/domain';

/** How soon an item expires. */
export type ExpiryGroupName = 'expired' | 'soon' | 'week' | 'later' | 'none';

/** Items that expire in the same period. */
export interface ExpiryGroup<T> {
  name: ExpiryGroupName;
  entries: T[];
}

const ORDER: readonly ExpiryGroupName[] = ['expired', 'soon', 'week', 'later', 'none'];

/** The group for a number of days until expiry: today and tomorrow are 'soon'. */
export function expiryGroupOf(days: number | null): ExpiryGroupName {
  if (days === null) return 'none';
  if (days < 0) return 'expired';
  if (days < 2) return 'soon';
  return days < 7 ? 'week' : 'later';
}

/** Sorts by expiry date, earliest first, undated items last. */
export function compareExpiry(
  a: { expires?: string | null | undefined },
  b: { expires?: string | null | undefined },
): number {
  const [one, other] = [a.expires ?? '9999', b.expires ?? '9999'];
  return one < other ? -1 : Number(one > other);
}

/** Groups items by how soon they expire, sorted by date and name. Empty groups are left out. */
export function groupByExpiry<T extends { name: string; expires?: string | null | undefined }>(
  items: readonly T[],
  today: string,
  compare: (a: string, b: string) => number,
): ExpiryGroup<T>[] {
  const sorted = items.toSorted((a, b) => compareExpiry(a, b) || compare(a.name, b.name));
  return ORDER.map((name) => ({
    name,
    entries: sorted.filter(
      ({ expires }) => expiryGroupOf(expires ? daysBetween(today, expires) : null) === name,
    ),
  })).filter(({ entries }) => entries.length > 0);
}
