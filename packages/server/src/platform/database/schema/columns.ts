import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, as a Date in code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The owner of a row: first in every primary key of a user's things, so that they can be spread by user. */
export const ownerId = () => uuid('user_id').notNull();
