import { addDays, daysBetween } from './dates/day.ts';
import type { KeepsFor, ShelfLife, StoragePlace } from './storage.ts';

/** How and where a lot of food is kept. */
export interface Keeping {
  readonly storage: StoragePlace;
  readonly opened: boolean;
}

/**
 * The last day on which food is to be used, by how long such food keeps: '2030-05-31'. Null for what keeps, and where nobody
 * knows. What is kept warmer than it should be is to be used today; what is kept colder lasts at least as long.
 */
export function proposeExpiry(life: ShelfLife, { storage, opened }: Keeping, today: string): string | null {
  const keeps = keepsIn(life, storage);
  if (keeps === 'too-warm') return today;
  const days = keeps && (opened ? keeps.opened : keeps.unopened);
  return days === null ? null : addDays(today, days);
}

/** A lot of food as it is kept until now, with the date that was proposed for it. */
export interface KeptLot extends Keeping {
  readonly expiryDate: string | null;
  /** The day on which it came home. */
  readonly addedOn: string;
}

/**
 * A proposed date of food that is kept otherwise from today on. Where it keeps as long or longer, its days count from the day
 * it was added, so that a change that is taken back changes nothing; where it keeps for less, from today, and never to a later
 * date than before. The freezer stops the clock: what thaws has the days left that it had when it was frozen.
 */
export function reproposeExpiry(life: ShelfLife, was: KeptLot, is: Keeping, today: string): string | null {
  if (was.storage === is.storage && was.opened === is.opened) return was.expiryDate;
  const proposed = proposeExpiry(life, is, startOf(life, was, is, today));
  if (proposed === null) return null;
  if (was.expiryDate !== null && keepsForLess(life, was, is)) return earlier(was.expiryDate, proposed);
  // Moving it does not spoil it.
  return proposed < today ? earlier(was.expiryDate ?? today, today) : proposed;
}

/** The day from which its days count now. */
function startOf(life: ShelfLife, was: KeptLot, is: Keeping, today: string): string {
  if (was.storage !== is.storage) {
    if (is.storage === 'freezer') return today;
    if (was.storage === 'freezer') return addDays(today, -daysBeforeFreezing(life, was, today));
  }
  return keepsForLess(life, was, is) ? today : was.addedOn;
}

/** Whether food is opened, or put where it keeps for less; the freezer is a clock of its own. */
function keepsForLess(life: ShelfLife, was: Keeping, is: Keeping): boolean {
  if (was.storage === is.storage || (was.storage !== 'freezer' && is.storage !== 'freezer'))
    return (is.opened && !was.opened) || daysIn(life, is) < daysIn(life, was);
  return false;
}

function daysBeforeFreezing(
  life: ShelfLife,
  { addedOn, expiryDate, ...frozen }: KeptLot,
  today: string,
): number {
  const days = daysIn(life, frozen);
  if (expiryDate === null || days === Infinity) return 0;
  const frozenOn = addDays(expiryDate, -days);
  return Math.max(0, daysBetween(addedOn, earlier(frozenOn, today)));
}

function daysIn(life: ShelfLife, { storage, opened }: Keeping): number {
  const keeps = keepsIn(life, storage);
  if (keeps === 'too-warm') return 0;
  return (opened ? keeps?.opened : keeps?.unopened) ?? Infinity;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

function keepsIn(life: ShelfLife, storage: StoragePlace): KeepsFor | 'too-warm' | null {
  const known = life[storage];
  if (known) return known;
  if (storage === 'freezer') return life.fridge ?? life.cupboard;
  if (storage === 'fridge') return life.cupboard;
  return life.fridge || life.freezer ? 'too-warm' : null;
}
