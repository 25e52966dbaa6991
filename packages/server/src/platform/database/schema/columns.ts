import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, as a Date in code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A row's owner: first in the primary key of all user data, so it can be sharded by user. */
export const ownerId = () => uuid('user_id').notNull();
