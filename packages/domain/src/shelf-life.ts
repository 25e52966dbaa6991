import { addDays, daysBetween } from './dates/day.ts';
import type { KeepsFor, ShelfLife, StoragePlace } from './storage.ts';

/** How and where a batch of food is stored. */
export interface Keeping {
  readonly storage: StoragePlace;
  readonly opened: boolean;
}

/**
 * The last day to use food, from its shelf life: '2030-05-31'. Null if it does not expire or the shelf life
 * is unknown. Food kept too warm should be used today; food kept colder lasts at least as long.
 */
export function proposeExpiry(life: ShelfLife, { storage, opened }: Keeping, today: string): string | null {
  const keeps = keepsIn(life, storage);
  if (keeps === 'too-warm') return today;
  const days = keeps && (opened ? keeps.opened : keeps.unopened);
  return days === null ? null : addDays(today, days);
}

/**
 * How many days food lasts at home, in its usual place or, once opened, in the fridge if that is better; without end if the
 * freezer keeps what is not needed yet.
 */
export function daysAtHome(life: ShelfLife, opened: boolean): number {
  if (life.freezer) return Infinity;
  const { usual } = life;
  const there = daysIn(life, { storage: usual, opened });
  return opened && usual === 'cupboard' && life.fridge
    ? Math.max(there, daysIn(life, { storage: 'fridge', opened }))
    : there;
}

/** A batch as stored so far, with its proposed date. */
export interface KeptLot extends Keeping {
  readonly expiryDate: string | null;
  /** The day it was added. */
  readonly addedOn: string;
}

/**
 * Updates a proposed date after a change of storage, effective today. Where food keeps as long or longer, the shelf
 * life counts from the day it was added, so that reverting a change restores the date; where it keeps for less
 * time, from today, never extending the date. Freezing stops the clock: thawed food has the days left that it had
 * when frozen.
 */
export function reproposeExpiry(life: ShelfLife, was: KeptLot, is: Keeping, today: string): string | null {
  if (was.storage === is.storage && was.opened === is.opened) return was.expiryDate;
  const proposed = proposeExpiry(life, is, startOf(life, was, is, today));
  if (proposed === null) return null;
  if (was.expiryDate !== null && keepsForLess(life, was, is)) return earlier(was.expiryDate, proposed);
  // Moving food does not spoil it.
  return proposed < today ? earlier(was.expiryDate ?? today, today) : proposed;
}

/** The day its shelf life counts from now. */
function startOf(life: ShelfLife, was: KeptLot, is: Keeping, today: string): string {
  if (was.storage !== is.storage) {
    if (is.storage === 'freezer') return today;
    if (was.storage === 'freezer') return addDays(today, -daysBeforeFreezing(life, was, today));
  }
  return keepsForLess(life, was, is) ? today : was.addedOn;
}

/** Whether food is opened or moved to where it keeps for less time; freezing is handled separately. */
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
