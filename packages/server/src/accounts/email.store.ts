import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { emailAddresses, mailedLinks, users } from '../platform/database/schema.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { meantBy, NOBODY } from './account.store.ts';

export type LinkPurpose = 'confirm' | 'recover';

export interface StoredLink {
  readonly userId: string;
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly secretHash: Buffer;
  readonly expiresAt: Date;
}

/** A user's email address, if set. */
export async function readEmail(
  db: Connection,
  userId: string,
): Promise<{ address: string; confirmedAt: Date | null } | null> {
  const [email] = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId));
  return email ?? null;
}

/**
 * A name's owner and confirmed address, both locked until the transaction ends; null without either. An unknown
 * name runs the same queries.
 */
export async function findConfirmedEmail(
  db: Connection,
  username: string,
): Promise<{ userId: string; username: string; address: string } | null> {
  const { where, order } = meantBy(username);
  const [user] = await db
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(1);
  const userId = user?.userId ?? NOBODY;
  // If it is deleted meanwhile, so is its address.
  await holdUser(db, userId);
  const [email] = await db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.userId, userId))
    .for('update');
  return user && email?.confirmedAt ? { ...user, address: email.address } : null;
}

/**
 * Sets an unconfirmed address and invalidates earlier links. The address is written first, because its lock
 * waits for anyone adding a link to the old one.
 */
export async function writeEmail(db: Connection, userId: string, address: string): Promise<void> {
  await db
    .insert(emailAddresses)
    .values({ userId, address, confirmedAt: null })
    .onConflictDoUpdate({ target: emailAddresses.userId, set: { address, confirmedAt: null } });
  await deleteLinks(db, userId);
}

/** Deletes a user's address and all links. */
export async function deleteEmail(db: Connection, userId: string): Promise<void> {
  await db.delete(emailAddresses).where(eq(emailAddresses.userId, userId));
  await deleteLinks(db, userId);
}

/** Marks a user's address as confirmed. */
export async function confirmAddress(db: Connection, userId: string, now: Date): Promise<void> {
  await db.update(emailAddresses).set({ confirmedAt: now }).where(eq(emailAddresses.userId, userId));
}

/** Stores a link, and deletes the user's expired ones. */
export async function insertLink(db: Connection, link: StoredLink, now: Date): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, link.userId), lt(mailedLinks.expiresAt, now)));
  await db.insert(mailedLinks).values(link);
}

/** The number of a user's valid links of a kind. */
export async function countLinks(
  db: Connection,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(mailedLinks)
    .where(
      and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now)),
    );
  return row?.links ?? 0;
}

/** Consumes a link. False if it does not exist, was used already, or has expired. */
export async function useLink(
  db: Connection,
  { userId, secretHash, purpose }: Pick<StoredLink, 'userId' | 'secretHash' | 'purpose'>,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ id: mailedLinks.id });
  return used.length > 0;
}

/** Deletes a user's links after the password or address changed. */
export async function deleteLinks(db: Connection, userId: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}
