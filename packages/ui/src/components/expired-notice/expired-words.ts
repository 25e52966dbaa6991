import type { ItemId } from '../../vocabulary/ids.ts';

/** An expired item. */
export interface ExpiredItem {
  id: ItemId;
  name: string;
  /** Its expiry date, as '2026-11-20'. */
  expires: string;
}

/** Text labels of the notice. */
export interface ExpiredNoticeLabels {
  /** Accessible name of the region. */
  title: string;
  /** The question, such as 'Milk', 'on Friday'. */
  question: (name: string, when: string) => string;
  /** A day of the past week: 'Friday' becomes 'on Friday'. */
  onDay: (day: string) => string;
  stillGood: string;
  usedUp: string;
  thrownAway: string;
  /** Accessible name of an item's button. */
  action: (action: string, name: string) => string;
  more: (count: number) => string;
}

export const LABELS = (): ExpiredNoticeLabels => ({
  title: 'Expired items',
  question: (name, when) => `${name} expired ${when}.`,
  onDay: (day) => `on ${day}`,
  stillGood: 'Still good',
  usedUp: 'Used up',
  thrownAway: 'Thrown away',
  action: (action, name) => `${action}: ${name}`,
  more: (count) => `Show ${count} more`,
});
