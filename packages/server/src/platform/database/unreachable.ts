/** Network and PostgreSQL error codes (SQLSTATE classes 08 and 57P, 53300) for an unreachable database. */
const UNREACHABLE =
  /^(ECONN\w+|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** The pool's message when all its connections have been in use for as long as a call may wait. */
const NONE_FREE_MESSAGE = 'timeout exceeded when trying to connect';

/** The driver's messages without a code for a lost or unavailable connection. */
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error means that the database is unreachable, rather than a failed statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as Error & { code?: unknown; syscall?: unknown };
    // Whatever the reason: with a frozen PostgreSQL whose queue is full it is EAGAIN.
    if (syscall === 'connect') return true;
    if (typeof code === 'string' && UNREACHABLE.test(code)) return true;
    if (UNREACHABLE_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}

/** Whether an error means that no connection was free in time: whether the database itself is reachable is then unknown. */
export function isPoolExhausted(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message === NONE_FREE_MESSAGE) return true;
  }
  return false;
}
