import type { Connection } from '../platform/database/connection.ts';
import type { BookIngredient } from '../recipes/catalogue/book.ts';
import { findAdditions, saveAdditions, type Additions } from './addition.store.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Older additions say nothing about current habits. */
const REMEMBERED = 180 * DAY;

/** An item removed this soon was added by mistake. */
const SLIP = 10 * MINUTE;

/** Twice is a habit; once is a single dish. */
const TWICE = 2;

const AT_MOST = 12;

/** An addition that was undone. */
export interface TakenBack {
  readonly ingredientId: number;
  readonly moment: Date;
}

/** Records additions, once per ingredient. The pantry must be locked. */
export async function noteAdded(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
  now: Date,
): Promise<void> {
  await addMoments(
    db,
    userId,
    [...new Set(ingredientIds)].map((ingredientId) => ({ ingredientId, moment: now })),
  );
}

/** Removes a recorded addition. The pantry must be locked. */
export async function noteNotAdded(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
  at: Date,
): Promise<void> {
  const there = await findAdditions(db, userId, [...new Set(ingredientIds)]);
  const left = there.map(({ ingredientId, moments }) => ({
    ingredientId,
    moments: moments.filter((moment) => moment.getTime() !== at.getTime()),
  }));
  await saveAdditions(db, userId, left);
}

/**
 * After a removal, deletes additions from just before, which were mistakes, and returns them. The pantry must
 * be locked.
 */
export async function noteTakenOut(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
  now: Date,
): Promise<TakenBack[]> {
  const there = await findAdditions(db, userId, [...new Set(ingredientIds)]);
  const since = now.getTime() - SLIP;
  const back = there.flatMap(({ ingredientId, moments }): TakenBack[] => {
    const moment = moments.at(-1);
    return moment && moment.getTime() >= since ? [{ ingredientId, moment }] : [];
  });
  const gone = new Set(back.map(({ ingredientId }) => ingredientId));
  const left = there
    .filter(({ ingredientId }) => gone.has(ingredientId))
    .map(({ ingredientId, moments }) => ({ ingredientId, moments: moments.slice(0, -1) }));
  await saveAdditions(db, userId, left);
  return back;
}

/** Restores undone additions. The pantry must be locked. */
export const noteBroughtBack = addMoments;

async function addMoments(db: Connection, userId: string, added: readonly TakenBack[]): Promise<void> {
  const there = await findAdditions(
    db,
    userId,
    added.map(({ ingredientId }) => ingredientId),
  );
  const momentsOf = new Map(there.map(({ ingredientId, moments }) => [ingredientId, moments]));
  for (const { ingredientId, moment } of added) {
    momentsOf.set(ingredientId, [...(momentsOf.get(ingredientId) ?? []), moment]);
  }
  await saveAdditions(
    db,
    userId,
    Array.from(momentsOf, ([ingredientId, moments]) => ({ ingredientId, moments })),
  );
}

/** Moves the additions of an own ingredient to the one it became. The pantry must be locked. */
export async function moveAdditions(db: Connection, userId: string, from: number, to: number): Promise<void> {
  const there = await findAdditions(db, userId, [from, to]);
  await saveAdditions(db, userId, [
    { ingredientId: from, moments: [] },
    { ingredientId: to, moments: there.flatMap(({ moments }) => moments) },
  ]);
}

/** The book with ranks for the cook's most frequent additions; ties go to the latest. */
export function withUsuals(
  book: readonly BookIngredient[],
  additions: readonly Additions[],
  now: Date,
): readonly BookIngredient[] {
  const known = new Set(book.map(({ id }) => id));
  const since = now.getTime() - REMEMBERED;
  const usual = additions
    .filter(({ ingredientId }) => known.has(ingredientId))
    .map(({ ingredientId, moments }) => {
      const times = moments.map((moment) => moment.getTime()).filter((time) => time >= since);
      return { ingredientId, count: times.length, last: Math.max(...times) };
    })
    .filter(({ count }) => count >= TWICE)
    .toSorted((a, b) => b.count - a.count || b.last - a.last || a.ingredientId - b.ingredientId)
    .slice(0, AT_MOST);
  if (usual.length === 0) return book;
  const places = new Map(usual.map(({ ingredientId }, index) => [ingredientId, index + 1]));
  return book.map((entry) => {
    const place = places.get(entry.id);
    return place === undefined ? entry : { ...entry, usual: place };
  });
}
