/** Something whose date is over. */
export interface ExpiredItem {
  id: string;
  name: string;
  /** The last day on which it was to be used, as '2026-11-20'. */
  expires: string;
}

/** The words of the notice. */
export interface ExpiredNoticeLabels {
  /** What it is, for screen readers. */
  title: string;
  /** What is asked: 'Milk', 'on Friday'. */
  question: (name: string, when: string) => string;
  /** A day of the last week: 'Friday' is 'on Friday'. */
  onDay: (day: string) => string;
  stillGood: string;
  usedUp: string;
  thrownAway: string;
  /** The name of a button, of which there is one for each thing. */
  action: (action: string, name: string) => string;
  more: (count: number) => string;
}

export const LABELS = (): ExpiredNoticeLabels => ({
  title: 'What has expired',
  question: (name, when) => `${name} expired ${when}.`,
  onDay: (day) => `on ${day}`,
  stillGood: 'Still good',
  usedUp: 'Used up',
  thrownAway: 'Thrown away',
  action: (action, name) => `${action}: ${name}`,
  more: (count) => `Show ${count} more`,
});
