import pg from 'pg';

/**
 * Timeouts in milliseconds: waiting for a connection, a statement in PostgreSQL, and a statement on this side.
 * Together, a request that meets a frozen database takes less than ten seconds.
 */
export const LIMITS_MS = { connect: 3_500, statement: 5_500, answer: 6_000 } as const;

/** How long closing may take before the socket is destroyed. */
const GOODBYE_MS = 500;

interface Wire {
  readonly connection: { readonly stream: { destroy(error?: Error): void } };
}

/**
 * A connection with a timeout on this side. A database that is frozen, or behind a network that drops everything,
 * neither responds nor disconnects: then the connection is closed here, and its queries fail.
 */
export class LimitedClient extends pg.Client {
  /** How long the database may be silent during a query, in milliseconds; null: forever. */
  limitMs: number | null = LIMITS_MS.answer;
  #watch: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const rest = (): void => clearTimeout(this.#watch);
    this.on('drain', rest).on('end', rest);
    // Not a method: it would have to repeat every overload of `query`.
    this.query = ((...asked: unknown[]) => {
      this.#watchOver();
      return (super.query as (...given: unknown[]) => unknown).apply(this, asked);
    }) as pg.Client['query'];
  }

  /** Destroys the connection. Its queries fail at once. */
  cut(reason?: Error): void {
    (this as unknown as Wire).connection.stream.destroy(reason);
  }

  /** Closes the connection, and destroys it if there is no response. */
  async leave(): Promise<void> {
    const impatience = setTimeout(() => this.cut(), GOODBYE_MS);
    await this.end();
    clearTimeout(impatience);
  }

  #watchOver(): void {
    clearTimeout(this.#watch);
    if (this.limitMs === null) return;
    this.#watch = setTimeout(() => this.cut(silence()), this.limitMs);
    this.#watch.unref();
  }
}

/** Removes the timeout from a pooled connection, for work of unlimited duration. */
export function takeTime(client: pg.PoolClient): void {
  if (client instanceof LimitedClient) client.limitMs = null;
}

function silence(): Error {
  return Object.assign(new Error('The database did not respond in time'), { code: 'ETIMEDOUT' });
}
