import { shelfLifeOf } from '@larder/catalogue';
import {
  isExpired,
  proposeExpiry,
  reproposeExpiry,
  type Keeping,
  type KeptLot,
  type LotMarks,
  type SentMarks,
  type ShelfLife,
  type StoragePlace,
} from '@larder/domain';
import type { Calendar } from '../platform/access/caller.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { Batch } from './pantry.store.ts';

/** The stored properties that distinguish batches. */
export type KeptMarks = LotMarks;

/** A cook's own ingredient is unknown, so no date is estimated. */
const OWN: ShelfLife = { usual: 'cupboard', fridge: null, freezer: null, cupboard: null };

/** An ingredient's shelf life and usual storage place. */
export function shelfLifeIn({ names }: Pick<CatalogueSnapshot, 'names'>, ingredientId: number): ShelfLife {
  const ingredient = names.get(ingredientId);
  return ingredient ? shelfLifeOf(ingredient) : OWN;
}

/** Where a batch is stored. */
export function placeOf({ storage }: Pick<Batch, 'storage'>, { usual }: ShelfLife): StoragePlace {
  return storage ?? usual;
}

/** A place in stored form: null for the usual one. */
export const keptPlace = (place: StoragePlace, { usual }: ShelfLife): StoragePlace | null =>
  place === usual ? null : place;

/** The properties of a batch added today. */
export function marksOf(sent: SentMarks, life: ShelfLife, today: string): KeptMarks {
  const keeping: Keeping = { storage: sent.storage ?? life.usual, opened: sent.opened ?? false };
  const isProposed = sent.expiry_date === undefined;
  const expiryDate = isProposed ? proposeExpiry(life, keeping, today) : (sent.expiry_date ?? null);
  return {
    expiryDate,
    expiryIsGuess: expiryDate !== null && (isProposed || sent.expiry_is_guess === true),
    storage: keptPlace(keeping.storage, life),
    opened: keeping.opened,
  };
}

/**
 * The properties of a batch changed today. Omitted ones are unchanged, except for an estimate that no longer
 * fits.
 */
export function changedMarks(
  item: DatedLot,
  sent: SentMarks,
  life: ShelfLife,
  { today, dayOf }: Calendar,
): KeptMarks {
  const was = lotOf(item, life, dayOf);
  const is: Keeping = { storage: sent.storage ?? was.storage, opened: sent.opened ?? was.opened };
  const isLeft = sent.expiry_date === undefined || sent.expiry_date === item.expiryDate;
  const isGuess = sent.expiry_is_guess ?? (isLeft && item.expiryIsGuess);
  const expiryDate = !isLeft
    ? (sent.expiry_date ?? null)
    : isGuess && item.expiryIsGuess
      ? reproposeExpiry(life, was, is, today)
      : item.expiryDate;
  return {
    expiryDate,
    expiryIsGuess: isGuess && expiryDate !== null,
    storage: keptPlace(is.storage, life),
    opened: is.opened,
  };
}

/** The properties of a batch that becomes another ingredient, with this shelf life. Without a date, one is estimated. */
export function becomingMarks(batch: KeptMarks, life: ShelfLife, today: string): KeptMarks {
  const { opened } = batch;
  const marks = marksOf({ storage: batch.storage ?? undefined, opened }, life, today);
  const { expiryDate, expiryIsGuess } = batch.expiryDate === null ? marks : batch;
  return { expiryDate, expiryIsGuess, storage: marks.storage, opened };
}

/** The properties sent for an item that differ from its current ones: forms send them all. */
export function newsOf(item: KeptMarks, sent: SentMarks, life: ShelfLife): SentMarks {
  const { expiry_date: date, expiry_is_guess: isGuess, storage, opened } = sent;
  const isDated = date !== undefined && date !== item.expiryDate;
  return {
    ...(isDated && { expiry_date: date }),
    ...(isGuess !== undefined && (isDated || isGuess !== item.expiryIsGuess) && { expiry_is_guess: isGuess }),
    ...(storage !== undefined && storage !== placeOf(item, life) && { storage }),
    ...(opened !== undefined && opened !== item.opened && { opened }),
  };
}

type DatedLot = KeptMarks & Pick<Batch, 'id'>;

function lotOf(item: DatedLot, life: ShelfLife, dayOf: Calendar['dayOf']): KeptLot {
  const { id, opened, expiryDate } = item;
  return { storage: placeOf(item, life), opened, expiryDate, addedOn: dayOf(momentOf(id)) };
}

/** An id's creation time: UUIDv7s start with a timestamp. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** An opened item keeps at most this many days in the cupboard; beyond that, cooks put it in the fridge. */
const FEW_DAYS = 7;

/**
 * The properties of a batch partly used by a meal today; null if opening makes no difference, as with
 * carrots. An estimate moves closer; what later meals need is frozen if it can be (`keepRests`).
 */
export function openedMarks(item: DatedLot, life: ShelfLife, { today, dayOf }: Calendar): KeptMarks | null {
  const place = placeOf(item, life);
  const keeps = life[place];
  if (item.opened || !keeps || keeps.opened === keeps.unopened) return null;
  const isForFridge =
    place === 'cupboard' &&
    (keeps.opened ?? Infinity) <= FEW_DAYS &&
    (life.fridge?.opened ?? 0) > (keeps.opened ?? Infinity);
  const storage = isForFridge ? 'fridge' : place;
  const { expiryDate, expiryIsGuess } = item;
  const marks = { expiryDate, expiryIsGuess, storage: keptPlace(storage, life), opened: true };
  if (!expiryIsGuess || expiryDate === null) return marks;
  const proposed = reproposeExpiry(life, lotOf(item, life, dayOf), { storage, opened: true }, today);
  return proposed === null ? marks : { ...marks, expiryDate: proposed };
}

/** How much of a purchase an upcoming meal needs. */
export interface NeedOnDay {
  /** '2030-05-31'. */
  readonly day: string;
  /** In the unit of the purchase. */
  readonly quantity: number;
}

/** The needs that a batch does not last for. */
export const needsAfter = <Need extends Pick<NeedOnDay, 'day'>>(
  { expiryDate }: Pick<KeptMarks, 'expiryDate'>,
  needs: readonly Need[],
): Need[] => needs.filter(({ day }) => expiryDate !== null && day > expiryDate);

/** A part of a purchase with its own storage. */
export interface BoughtPart extends KeptMarks {
  readonly quantity: number;
}

/**
 * How to store a purchase, in one or two parts. What meals need before it expires goes to its usual place; if
 * later ones need some too and it keeps long enough in the freezer, the rest goes there. A date or place set
 * by the cook takes precedence.
 */
export function boughtParts(
  { quantity, isCounted }: { quantity: number; isCounted: boolean },
  sent: SentMarks,
  life: ShelfLife,
  { boughtOn, today }: { boughtOn: string; today: string },
  needs: readonly NeedOnDay[],
): BoughtPart[] {
  const marks = marksOf(sent, life, boughtOn);
  const { expiryDate } = marks;
  const whole = [{ quantity, ...marks }];
  if (expiryDate === null || sent.expiry_date !== undefined || sent.storage !== undefined) return whole;
  // There was no hint to freeze it in time.
  if (isExpired(marks, today)) return whole;
  const later = needsAfter(marks, needs);
  if (later.length === 0 || life.freezer === null) return whole;
  const frozen = marksOf({ ...sent, storage: 'freezer' }, life, boughtOn);
  if (later.every(({ day }) => isExpired(frozen, day))) return whole;
  const inTime = needs.reduce((sum, need) => sum + (need.day > expiryDate ? 0 : need.quantity), 0);
  const fresh = Math.min(quantity, isCounted ? Math.ceil(inTime) : inTime);
  return [
    { quantity: fresh, ...marks },
    { quantity: exactly(quantity - fresh), ...frozen },
  ].filter((part) => part.quantity > 0);
}

/** A difference without the last digits of binary fractions: 2.3 − 1.8 is 0.5. */
const exactly = (quantity: number) => Number(quantity.toFixed(6));
