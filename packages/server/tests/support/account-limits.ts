import type { Database } from '../../src/platform/database/open.ts';

/** How often the limits are forgotten. The lowest is 30. */
const EVERY = 20;

/** For tests that do more than a cook may: a function to call before each request, which lets none meet a limit of its account. */
export function withoutAccountLimits(databaseOf: () => Database): () => Promise<void> {
  let count = 0;
  return async () => {
    count += 1;
    if (count % EVERY > 0) return;
    await databaseOf().pool.query(
      "delete from auth_attempts where key similar to '(own recipes|imports|import links|photos) %'",
    );
  };
}
