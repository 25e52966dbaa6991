/** A kitchen timer. Times are in milliseconds since 1970, so that it goes on while the app is closed. */
export interface KitchenTimer {
  readonly id: string;
  readonly recipeId: number;
  /** What it is for: 'Step 3: 20 minutes'. */
  readonly name: string;
  /** The recipe's title. Timers from before it was stored have none. */
  readonly dish?: string;
  /** When it ends; null while it is paused. */
  readonly endsAt: number | null;
  /** What is left while it is paused, in seconds. */
  readonly remaining: number;
}

/** What can be done with a timer. */
export type TimerDeed =
  | { kind: 'start'; timer: Pick<KitchenTimer, 'id' | 'recipeId' | 'name' | 'dish'>; seconds: number }
  | { kind: 'pause' | 'resume' | 'extend' | 'stop'; id: string };

const MINUTE = 60_000;

/**
 * The timers after a deed. Starting one that is there starts it again from the beginning; none makes room for another, so
 * nothing that is to ring is lost.
 */
export function afterDeed(
  timers: readonly KitchenTimer[],
  deed: TimerDeed,
  now: number,
): readonly KitchenTimer[] {
  if (deed.kind === 'start') {
    const started = { ...deed.timer, endsAt: now + deed.seconds * 1000, remaining: 0 };
    return [...timers.filter(({ id }) => id !== started.id), started];
  }
  const { kind } = deed;
  if (kind === 'stop') return timers.filter(({ id }) => id !== deed.id);
  return timers.map((timer) => (timer.id === deed.id ? changed(timer, kind, now) : timer));
}

function changed(timer: KitchenTimer, kind: 'pause' | 'resume' | 'extend', now: number): KitchenTimer {
  const { endsAt, remaining } = timer;
  if (kind === 'pause' && endsAt !== null)
    return { ...timer, endsAt: null, remaining: Math.max(0, Math.ceil((endsAt - now) / 1000)) };
  if (kind === 'resume' && endsAt === null) return { ...timer, endsAt: now + remaining * 1000, remaining: 0 };
  if (kind !== 'extend') return timer;
  // A minute more than is left, or a minute from now if the time is up.
  return endsAt === null
    ? { ...timer, remaining: remaining + 60 }
    : { ...timer, endsAt: Math.max(endsAt, now) + MINUTE };
}

/**
 * The timer of a time in a step, by its place among the step's times: in other units the time stands elsewhere in the text,
 * and is the same.
 */
export const timerId = <Time>(recipeId: number, step: number, times: readonly Time[], time: Time): string =>
  `${recipeId}.${step}.${times.indexOf(time)}`;

/** A timer's name where this recipe is cooked, if any: elsewhere it says which dish it is for. */
export const timerName = ({ name, dish, recipeId }: KitchenTimer, cookingId: number | null): string =>
  dish === undefined || recipeId === cookingId ? name : `${name} · ${dish}`;

/** When the next timer ends, or null; those that have ended are past. */
export const nextEnd = (timers: readonly KitchenTimer[], now: number): number | null =>
  timers.reduce<number | null>(
    (next, { endsAt }) =>
      endsAt !== null && endsAt > now && (next === null || endsAt < next) ? endsAt : next,
    null,
  );

/** Whether one of them rings. */
export const isRinging = (timers: readonly KitchenTimer[], now: number): boolean =>
  timers.some(({ endsAt }) => endsAt !== null && endsAt <= now);
