import type { Act, Deed } from '@larder/domain';
import { and, asc, eq, inArray, isNotNull, max, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { pantryDeeds } from '../../platform/database/schema.ts';
import type { Rename } from './renames.ts';

/** A stored deed. */
export interface KeptDeed extends Deed {
  /** The size of all deeds so far, this one included (see `sizeOf`); it orders deeds. */
  readonly seq: number;
  readonly thing: string | null;
  readonly undoableUntil: Date | null;
}

/** Maximum size of a pantry's deeds before the latest: more than anyone does in a day. */
const MOST = 5_000;

/** The stored size of acts: one for each, plus one for each part that it names, of which there can be thousands. */
export const sizeOf = (acts: readonly Act[]): number =>
  acts.reduce((size, act) => size + 1 + ('parts' in act ? act.parts.length : 0), 0);

/** All deeds, oldest first. */
export async function readDeeds(db: Connection, userId: string): Promise<KeptDeed[]> {
  const rows = await db
    .select()
    .from(pantryDeeds)
    .where(eq(pantryDeeds.userId, userId))
    .orderBy(asc(pantryDeeds.seq));
  return rows.map(({ userId: _owner, zone, ...deed }) => ({ ...deed, zone: zone ?? undefined }));
}

/** The changes made by the deeds that have a name, oldest first. */
export async function readNamedChanges(
  db: Connection,
  userId: string,
): Promise<{ readonly thing: string; readonly changes: Deed['changes'] }[]> {
  const rows = await db
    .select({ thing: pantryDeeds.thing, changes: pantryDeeds.changes })
    .from(pantryDeeds)
    .where(and(ofUser(userId), isNotNull(pantryDeeds.thing)))
    .orderBy(asc(pantryDeeds.seq));
  return rows.flatMap(({ thing, changes }) => (thing === null ? [] : [{ thing, changes }]));
}

/** The renames among a pantry's stored deeds, oldest first. */
export async function readRenames(db: Connection, userId: string): Promise<Rename[]> {
  const deeds = await readDeeds(db, userId);
  return deeds.flatMap(({ acts }) =>
    acts.flatMap((act): Rename[] =>
      act.kind === 'alter' && act.before && act.after && act.before.ingredientId !== act.after.ingredientId
        ? [{ from: act.before.ingredientId, to: act.after.ingredientId }]
        : [],
    ),
  );
}

/** The deeds that merged lots, and the latest one, oldest first. */
export function readMergers(db: Connection, userId: string): Promise<Pick<KeptDeed, 'seq' | 'mergers'>[]> {
  const last = db
    .select({ seq: max(pantryDeeds.seq) })
    .from(pantryDeeds)
    .where(ofUser(userId));
  return db
    .select({ seq: pantryDeeds.seq, mergers: pantryDeeds.mergers })
    .from(pantryDeeds)
    .where(and(ofUser(userId), or(ne(pantryDeeds.mergers, []), eq(pantryDeeds.seq, last))))
    .orderBy(asc(pantryDeeds.seq));
}

/** Stores a deed. The pantry must be locked. */
export async function insertDeed(db: Connection, userId: string, { zone, ...deed }: KeptDeed): Promise<void> {
  await db.insert(pantryDeeds).values({ userId, ...deed, zone: zone ?? null });
}

/** Deletes everything before the first deed that can still be undone. */
export async function forgetOldDeeds(db: Connection, userId: string, now: Date): Promise<void> {
  const { seq, undoableUntil } = pantryDeeds;
  await db.execute(sql`
    delete from ${pantryDeeds} where ${ofUser(userId)} and ${seq} < (
      select greatest(
        coalesce(min(${seq}) filter (where ${undoableUntil} > ${now.toISOString()}), max(${seq}) + 1),
        max(${seq}) - ${MOST}
      ) from ${pantryDeeds} where ${ofUser(userId)}
    )`);
}

/** Removes this name from earlier deeds, so that it undoes none of them. */
export async function forgetName(db: Connection, userId: string, thing: string): Promise<void> {
  await db
    .update(pantryDeeds)
    .set({ thing: null, undoableUntil: null })
    .where(and(ofUser(userId), eq(pantryDeeds.thing, thing)));
}

/** Deletes undone deeds. */
export async function deleteDeeds(db: Connection, userId: string, seqs: readonly number[]): Promise<void> {
  await db.delete(pantryDeeds).where(and(ofUser(userId), inArray(pantryDeeds.seq, [...seqs])));
}

/** Replaces the recorded effects of deeds. */
export async function updateDeeds(db: Connection, userId: string, deeds: readonly KeptDeed[]): Promise<void> {
  if (deeds.length === 0) return;
  const texts = (of: (deed: KeptDeed) => unknown) => sql.param(deeds.map((deed) => JSON.stringify(of(deed))));
  await db.execute(sql`
    update ${pantryDeeds} set changes = deed.changes::jsonb, mergers = deed.mergers::jsonb
    from unnest(
      ${sql.param(deeds.map(({ seq }) => seq))}::int[],
      ${texts(({ changes }) => changes)}::text[],
      ${texts(({ mergers }) => mergers)}::text[]
    ) as deed (seq, changes, mergers)
    where ${ofUser(userId)} and ${pantryDeeds.seq} = deed.seq`);
}

const ofUser = (userId: string) => eq(pantryDeeds.userId, userId);
