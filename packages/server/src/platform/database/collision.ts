/** SQLSTATE of a deadlock, and of a serialization failure. */
const COLLISIONS: ReadonlySet<unknown> = new Set(['40P01', '40001']);
/** SQLSTATE of a statement timeout, and of an unavailable lock. */
const TOO_SLOW: ReadonlySet<unknown> = new Set(['57014', '55P03']);

/** SQLSTATE of a unique violation. */
const TAKEN: ReadonlySet<unknown> = new Set(['23505']);

/** Whether two transactions collided, and this one was rolled back. */
export function isCollision(error: unknown): boolean {
  return hasCode(error, COLLISIONS);
}

/** Whether the database is reachable, but too busy. */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCode(error, COLLISIONS) || hasCode(error, TOO_SLOW);
}

/** Whether a row violates a unique index. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, TAKEN);
}

function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as Error & { code?: unknown }).code)) return true;
  }
  return false;
}
