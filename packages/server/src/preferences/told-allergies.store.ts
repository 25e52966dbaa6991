import { and, eq, sql } from 'drizzle-orm';
import type { TokenHolder } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { sessions } from '../platform/database/schema.ts';
import type { Preferences } from './preferences.store.ts';

type Allergies = Preferences['allergies'];

const ofHolder = ({ userId, sessionId }: TokenHolder) =>
  and(eq(sessions.userId, userId), eq(sessions.id, sessionId));

/** The allergies that a session was last told; none if it has not been told any. */
export async function readToldAllergies(db: Connection, holder: TokenHolder): Promise<Allergies> {
  const [session] = await db.select({ told: sessions.toldAllergies }).from(sessions).where(ofHolder(holder));
  return session?.told ?? [];
}

/** Records what a session was told. Writes nothing if that is unchanged. */
export async function noteToldAllergies(db: Connection, holder: TokenHolder, told: Allergies): Promise<void> {
  await db
    .update(sessions)
    .set({ toldAllergies: told })
    .where(and(ofHolder(holder), sql`${sessions.toldAllergies} is distinct from ${sql.param(told)}::text[]`));
}
