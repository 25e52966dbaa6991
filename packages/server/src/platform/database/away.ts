/** What the network and PostgreSQL (SQLSTATE classes 08 and 57P, 53300) say when the database is not there. */
const AWAY = /^(ECONN\w+|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** What the driver says without a code when its connection is lost or cannot be had. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error means that the database cannot be reached, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && AWAY.test(code)) return true;
    if (AWAY_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
