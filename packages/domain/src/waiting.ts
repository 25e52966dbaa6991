import { sayMinutes } from './time.ts';

/**
 * What a dish does unattended: a slow cooker is left alone although it is on. 'waiting' is for several at
 * once, or anything without a word.
 */
export const WAITING_KINDS = [
  'rising',
  'fermenting',
  'marinating',
  'soaking',
  'chilling',
  'freezing',
  'thawing',
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

/** The shortest wait that takes a night, in minutes. */
export const OVERNIGHT = 360;

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

/** How long a dish waits, and what has to be done the evening before. */
interface Wait {
  readonly waitingTime: number;
  readonly waitingKind: WaitingKind | null;
  /** In the recipe's words: 'Soak the chickpeas in cold water.' */
  readonly eveningBefore?: string | null | undefined;
}

/**
 * What to do the evening before; null for a dish that can be begun on the day. A slow cooker is switched on in the
 * morning.
 */
export function eveningBeforeOf({ waitingTime, waitingKind, eveningBefore }: Wait): string | null {
  if (eveningBefore) return eveningBefore;
  if (waitingTime < OVERNIGHT || waitingKind === 'slow cooking') return null;
  const what = waitingKind === null || waitingKind === 'waiting' ? 'recipe' : waitingKind;
  return `Begin the ${what}, as it has to wait for ${sayMinutes(waitingTime)}.`;
}
