import pg from 'pg';

/**
 * How long a call waits for a connection, its statement at PostgreSQL, and its statement here, in milliseconds. Together
 * they leave a call that meets a frozen database less than ten seconds.
 */
export const LIMITS_MS = { connect: 3_500, statement: 5_500, answer: 6_000 } as const;

/** How long a goodbye may take before the socket is closed without one. */
const GOODBYE_MS = 500;

interface Wire {
  readonly connection: { readonly stream: { destroy(error?: Error): void } };
}

/**
 * A connection with a time limit on this side. A database that is frozen, or behind a network that swallows everything,
 * never answers and never hangs up: then the connection is closed here, and what was asked on it fails.
 */
export class LimitedClient extends pg.Client {
  /** How long the database may be silent while something is asked, in milliseconds; null: for ever. */
  limitMs: number | null = LIMITS_MS.answer;
  #watch: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const rest = (): void => clearTimeout(this.#watch);
    this.on('drain', rest).on('end', rest);
    // Not a method: it would have to repeat each of the many ways in which a statement can be given.
    this.query = ((...asked: unknown[]) => {
      this.#watchOver();
      return (super.query as (...given: unknown[]) => unknown).apply(this, asked);
    }) as pg.Client['query'];
  }

  /** Closes the connection without a goodbye. What is asked on it fails at once. */
  cut(reason?: Error): void {
    (this as unknown as Wire).connection.stream.destroy(reason);
  }

  /** Says goodbye, and hangs up when nobody answers that. */
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

/** Takes the time limit off a connection of the pool, for work that takes as long as it takes. */
export function takeTime(client: pg.PoolClient): void {
  if (client instanceof LimitedClient) client.limitMs = null;
}

function silence(): Error {
  return Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' });
}
