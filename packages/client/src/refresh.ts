import { ApiError, errorOf, SENTENCES } from './api-error.ts';
import type { Session, Tokens } from './session.ts';
import { within } from './time-limit.ts';

const LOCK = 'larder-refresh';
/** Timeout of a refresh in milliseconds: no tab blocks the others for longer. */
const REFRESH_TIME = 15_000;
/** How long a tab waits for the lock, in milliseconds: a tab that holds it longer has been suspended. */
const TURN_TIME = REFRESH_TIME + 1000;
/** Statuses that say nothing about the session: too slow, too early or too many requests. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

interface RefreshParts {
  baseUrl: string;
  session: Session;
  send: (request: Request) => Promise<Response>;
  onSignedOut: () => void;
}

/**
 * Returns a function that renews a rejected access token. All callers share one refresh, as do all tabs where
 * the browser supports Web Locks. It resolves when the session has a newer token, or none because it ended;
 * it rejects if the outcome is unknown, leaving the session as it is.
 */
export function createRefresh({ baseUrl, session, send, onSignedOut }: RefreshParts) {
  let pending: Promise<void> | null = null;

  /** New tokens for a refresh token; null if the server says that the session is over. */
  const ask = (refreshToken: string): Promise<Tokens | null> =>
    within(REFRESH_TIME, null, async (signal) => {
      const response = await send(refreshRequest(baseUrl, refreshToken, signal));
      return isRefusal(response) ? null : readTokens(response);
    });

  async function renew(refused: string | null): Promise<void> {
    // Another tab was faster.
    if (session.accessToken !== refused) return;
    const { refreshToken } = session;
    const tokens = refreshToken ? await ask(refreshToken) : null;
    // A logout or another tab's refresh in the meantime wins.
    if (session.refreshToken !== refreshToken) return;
    if (tokens) {
      session.keepTokens(tokens);
    } else {
      session.dropTokens();
      onSignedOut();
    }
  }

  return (refused: string | null): Promise<void> => {
    pending ??= exclusively(() => renew(refused)).finally(() => {
      pending = null;
    });
    return pending;
  };
}

/**
 * Runs work under a lock shared by all tabs, where the browser supports that. Without locks, if they are
 * forbidden like storage, or if a tab does not release one, it runs anyway: the server returns the same new
 * token for the same refresh token.
 */
async function exclusively(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let begun: Promise<void> | null = null;
  const begin = () => (begun ??= work());
  const turn = (signal: AbortSignal) => locks.request(LOCK, { signal }, begin);
  await within(TURN_TIME, null, turn).catch(() => begin());
}

function refreshRequest(baseUrl: string, refreshToken: string, signal: AbortSignal): Request {
  return new Request(`${baseUrl}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    redirect: 'error',
    signal,
  });
}

/** Whether the server says that the session is over. Server errors and rate limits do not count. */
function isRefusal({ status }: Response): boolean {
  return status >= 400 && status < 500 && !NOT_NOW.has(status);
}

async function readTokens(response: Response): Promise<Tokens> {
  if (!response.ok) throw await errorOf(response);
  const body = (await response.json().catch(() => null)) as { data?: Partial<Tokens> } | null;
  const tokens = body?.data;
  if (!tokens?.access_token) throw new ApiError(0, SENTENCES.unreadable);
  return tokens as Tokens;
}
