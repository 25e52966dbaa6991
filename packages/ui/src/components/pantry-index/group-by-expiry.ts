import { daysBetween } from '@larder/domain';

/** How soon something is to be used. */
export type ExpiryGroupName = 'expired' | 'soon' | 'week' | 'later' | 'none';

/** Named things that are to be used about as soon as each other. */
export interface ExpiryGroup<T> {
  name: ExpiryGroupName;
  entries: T[];
}

const ORDER: readonly ExpiryGroupName[] = ['expired', 'soon', 'week', 'later', 'none'];

/** How soon something is to be used that expires in so many days: today and tomorrow are 'soon'. */
export function expiryGroupOf(days: number | null): ExpiryGroupName {
  if (days === null) return 'none';
  if (days < 0) return 'expired';
  if (days < 2) return 'soon';
  return days < 7 ? 'week' : 'later';
}

/** The order of dates: the earliest first, what has none last. */
export function compareExpiry(
  a: { expires?: string | null | undefined },
  b: { expires?: string | null | undefined },
): number {
  const [one, other] = [a.expires ?? '9999', b.expires ?? '9999'];
  return one < other ? -1 : Number(one > other);
}

/** Things by how soon they are to be used, then by date and name. Groups without a thing are left out. */
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
