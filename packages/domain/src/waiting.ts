/** What a dish does while nobody works at it: a slow cooker is closed and left alone, for all that it is on. 'waiting' is for several of them, and for what has no word. */
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

/** Minutes that a dish takes without work, by what it does in them. What goes on beside work is not in it. */
export type WaitingTimes = Readonly<Partial<Record<WaitingKind, number>>>;

/** Minutes of the shortest wait that is told apart: what is shorter is part of the work. */
export const SHORTEST_WAIT = 20;

/** The minutes without work, and the word for most of them: null when there are none. */
export interface Waiting {
  readonly minutes: number;
  readonly kind: WaitingKind | null;
}

/** All waits together, under the word of the one that takes more than half of the time, or else as 'waiting'. */
export function waitingOf(times: WaitingTimes): Waiting {
  const each = WAITING_KINDS.map((kind) => ({ kind, minutes: times[kind] ?? 0 }));
  const minutes = each.reduce((sum, one) => sum + one.minutes, 0);
  if (minutes === 0) return { minutes, kind: null };
  return { minutes, kind: each.find((one) => one.minutes > minutes / 2)?.kind ?? 'waiting' };
}
