import type { Connection } from '../platform/database/connection.ts';
import type { BookIngredient } from '../recipes/catalogue/book.ts';
import { findAdditions, saveAdditions, type Additions } from './addition.store.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** What was added longer ago tells nothing of how a cook cooks now. */
const REMEMBERED = 180 * DAY;

/** What is taken out again so soon was not meant. */
const SLIP = 10 * MINUTE;

/** Twice is a habit, once is a dish. */
const TWICE = 2;

const AT_MOST = 12;

/** An addition that was taken back. */
export interface TakenBack {
  readonly ingredientId: number;
  readonly moment: Date;
}

/** Counts ingredients as added, each once. The pantry must be locked. */
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

/** Counts ingredients as not added at a moment after all. The pantry must be locked. */
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

/** Ingredients were taken out: those that came in just before were not meant. Answers which. The pantry must be locked. */
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

/** What was taken back was meant after all. The pantry must be locked. */
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

/** An own ingredient has become another: what was added of it was that. The pantry must be locked. */
export async function moveAdditions(db: Connection, userId: string, from: number, to: number): Promise<void> {
  const there = await findAdditions(db, userId, [from, to]);
  await saveAdditions(db, userId, [
    { ingredientId: from, moments: [] },
    { ingredientId: to, moments: there.flatMap(({ moments }) => moments) },
  ]);
}

/** The book with the places of what its cook adds most often; what was added as often, the last first. */
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
