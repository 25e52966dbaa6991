/**
 * What a dish does unattended: a slow cooker is left alone although it is on. 'waiting' is for several at
 * once, or anything without a word.
 */
export const WAITING_KINDS = [
  'rising',
  'marinating',
  'soaking',
  'chilling',
  'freezing',
  'cooling',
  'resting',
  'draining',
  'slow cooking',
  'waiting',
] as const;

export type WaitingKind = (typeof WAITING_KINDS)[number];

/** A dish's unattended minutes, by activity. Anything done in parallel with work is not included. */
export type WaitingTimes = Readonly<Partial<Record<WaitingKind, number>>>;

/** The shortest wait listed, in minutes: anything shorter is part of the work. */
export const SHORTEST_WAIT = 20;

/** The unattended minutes, and the word for most of them: null if none. */
export interface Waiting {
  readonly minutes: number;
  readonly kind: WaitingKind | null;
}

/**
 * Combines all waits, under the word of the one that takes more than half of the time, otherwise 'waiting'.
 */
export function waitingOf(times: WaitingTimes): Waiting {
  const each = WAITING_KINDS.map((kind) => ({ kind, minutes: times[kind] ?? 0 }));
  const minutes = each.reduce((sum, one) => sum + one.minutes, 0);
  if (minutes === 0) return { minutes, kind: null };
  return { minutes, kind: each.find((one) => one.minutes > minutes / 2)?.kind ?? 'waiting' };
}
