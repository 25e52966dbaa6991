/** Why a connection failed: a sentence or two that begin with the setting that names the database. */
export function describeRefusal(source: string, error: Error): string {
  const why = reasonOf(error);
  switch ((error as Error & { code?: unknown }).code) {
    case '28000':
    case '28P01':
      return `${source}: PostgreSQL refuses this user or password (${why}). Correct them.`;
    case '3D000':
      return `${source}: there is no such database (${why}). Create it, or name another.`;
    default:
      return `${source}: the database cannot be reached (${why}).`;
  }
}

/** For a name with several addresses, the error contains one reason for each. */
function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message;
}
