import { shelfLifeOf } from '@larder/catalogue';
import {
  isExpired,
  proposeExpiry,
  reproposeExpiry,
  type Keeping,
  type KeptLot,
  type ShelfLife,
  type StoragePlace,
} from '@larder/domain';
import type { Calendar } from '../platform/access/caller.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import type { Batch } from './pantry.store.ts';

/** What a cook may say of a batch that is put in. What is left out, Larder fills in. */
export interface SentMarks {
  expiry_date?: string | null | undefined;
  expiry_is_guess?: boolean | undefined;
  storage?: StoragePlace | undefined;
  opened?: boolean | undefined;
}

/** What makes a batch another than the next, as it is kept. */
export type KeptMarks = Pick<Batch, 'expiryDate' | 'expiryIsGuess' | 'storage' | 'opened'>;

/** Nobody knows what a cook's own ingredient is, so no date is proposed for it. */
const OWN: ShelfLife = { usual: 'cupboard', fridge: null, freezer: null, cupboard: null };

/** How long an ingredient keeps, and where it is usually kept. */
export function shelfLifeIn({ names }: Pick<CatalogueSnapshot, 'names'>, ingredientId: number): ShelfLife {
  const ingredient = names.get(ingredientId);
  return ingredient ? shelfLifeOf(ingredient) : OWN;
}

/** Where a batch is kept. */
export function placeOf({ storage }: Pick<Batch, 'storage'>, { usual }: ShelfLife): StoragePlace {
  return storage ?? usual;
}

/** A place as it is kept: null for the usual one. */
export const keptPlace = (place: StoragePlace, { usual }: ShelfLife): StoragePlace | null =>
  place === usual ? null : place;

/** The marks of a batch that is put in today. */
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

/** The marks of a batch that is changed today. What is left out stays, but for a guess that no longer fits. */
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

type DatedLot = KeptMarks & Pick<Batch, 'id'>;

function lotOf(item: DatedLot, life: ShelfLife, dayOf: Calendar['dayOf']): KeptLot {
  const { id, opened, expiryDate } = item;
  return { storage: placeOf(item, life), opened, expiryDate, addedOn: dayOf(momentOf(id)) };
}

/** When something got its id: a UUIDv7 begins with its moment. */
function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** What is opened keeps so many days in the cupboard at most before a cook puts it in the fridge. */
const FEW_DAYS = 7;

/**
 * The marks of a batch of which a meal has used a part today; null where opening it changes nothing, as with carrots. A guess
 * comes nearer, also when a meal that is still to come could then not use the rest.
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

/** What a meal that is still to come needs of what was bought. */
export interface NeedOnDay {
  /** '2030-05-31'. */
  readonly day: string;
  /** In the unit in which it was bought. */
  readonly quantity: number;
}

/** The needs that a batch does not last for. */
export const needsAfter = <Need extends Pick<NeedOnDay, 'day'>>(
  { expiryDate }: Pick<KeptMarks, 'expiryDate'>,
  needs: readonly Need[],
): Need[] => needs.filter(({ day }) => expiryDate !== null && day > expiryDate);

/** A part of what was bought that is kept alike. */
export interface BoughtPart extends KeptMarks {
  readonly quantity: number;
}

/**
 * How what was bought is kept, in one part or two. What meals need while it is good stays in its usual place; where later ones
 * need it too and the freezer keeps it as long, the rest goes there. What a cook has said of its date or place holds.
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
  // Nobody was told to freeze it while it was good.
  if (isExpired(marks, today)) return whole;
  const later = needsAfter(marks, needs);
  if (later.length === 0 || life.freezer === null) return whole;
  const frozen = marksOf({ ...sent, storage: 'freezer' }, life, boughtOn);
  if (later.every(({ day }) => isExpired(frozen, day))) return whole;
  const inTime = needs.reduce((sum, need) => sum + (need.day > expiryDate ? 0 : need.quantity), 0);
  const fresh = Math.min(quantity, isCounted ? Math.ceil(inTime) : inTime);
  return [
    { quantity: fresh, ...marks },
    { quantity: quantity - fresh, ...frozen },
  ].filter((part) => part.quantity > 0);
}
