import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { emailAddresses, mailedLinks, users } from '../platform/database/schema.ts';
import { NOBODY } from './account.store.ts';

export type LinkPurpose = 'confirm' | 'recover';

export interface StoredLink {
  readonly userId: string;
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly secretHash: Buffer;
  readonly expiresAt: Date;
}

/** The email address of a user, if one was given. */
export async function readEmail(
  db: Connection,
  userId: string,
): Promise<{ address: string; confirmedAt: Date | null } | null> {
  const [email] = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId));
  return email ?? null;
}

/**
 * Who a name belongs to, and the confirmed address, held until the transaction ends; null without either. For an unknown
 * name it asks the same.
 */
export async function findConfirmedEmail(
  db: Connection,
  usernameKey: string,
): Promise<{ userId: string; username: string; address: string } | null> {
  const [user] = await db
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(eq(users.usernameKey, usernameKey));
  const [email] = await db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.userId, user?.userId ?? NOBODY))
    .for('update');
  return user && email?.confirmedAt ? { ...user, address: email.address } : null;
}

/**
 * Sets an address that has yet to be confirmed. Links that were mailed before are of no use any more; the address comes first,
 * because holding it makes this wait for whoever is adding a link to the one before.
 */
export async function writeEmail(db: Connection, userId: string, address: string): Promise<void> {
  await db
    .insert(emailAddresses)
    .values({ userId, address, confirmedAt: null })
    .onConflictDoUpdate({ target: emailAddresses.userId, set: { address, confirmedAt: null } });
  await deleteLinks(db, userId);
}

/** Forgets the address of a user, with all links. */
export async function deleteEmail(db: Connection, userId: string): Promise<void> {
  await db.delete(emailAddresses).where(eq(emailAddresses.userId, userId));
  await deleteLinks(db, userId);
}

/** Notes that the address of a user was confirmed. */
export async function confirmAddress(db: Connection, userId: string, now: Date): Promise<void> {
  await db.update(emailAddresses).set({ confirmedAt: now }).where(eq(emailAddresses.userId, userId));
}

/** Keeps a link, and forgets those of the user whose time is over. */
export async function insertLink(db: Connection, link: StoredLink, now: Date): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, link.userId), lt(mailedLinks.expiresAt, now)));
  await db.insert(mailedLinks).values(link);
}

/** How many links of a kind a user could still open. */
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

/** Uses a link up. False when there is none such, it was used already, or its time is over. */
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

/** Forgets the links of a user: the password or the address is another one. */
export async function deleteLinks(db: Connection, userId: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}
