import { ApiError, errorOf, SENTENCES } from './api-error.ts';
import type { Session, Tokens } from './session.ts';
import { within } from './time-limit.ts';

const LOCK = 'larder-refresh';
/** How long a refresh may take, in milliseconds: no tab holds the others up for longer. */
const REFRESH_TIME = 15_000;
/** How long a tab waits for its turn, in milliseconds: one that holds on for longer has been put to sleep. */
const TURN_TIME = REFRESH_TIME + 1000;
/** Refusals that say nothing of the session, only that the server was asked too slowly, too early or too often. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

interface RefreshParts {
  baseUrl: string;
  session: Session;
  send: (request: Request) => Promise<Response>;
  onSignedOut: () => void;
}

/**
 * Makes the function that renews the access token after the given one was refused. All callers share one refresh, and so do all
 * tabs where the browser has Web Locks. It resolves when the session holds a newer token, or none because it is over; it
 * rejects when nothing is known, and the session stays as it is.
 */
export function createRefresh({ baseUrl, session, send, onSignedOut }: RefreshParts) {
  let pending: Promise<void> | null = null;

  /** New tokens for a refresh token; null when the server says that the session is over. */
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
    // A log out, or another tab's refresh, in the meantime wins.
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
 * Does work while no other tab does it, where the browser lets tabs take turns. It does it all the same where there are
 * no locks, where they are forbidden as the storage is, and after a tab that does not let go: the server gives anyone who
 * comes with the same refresh token the same new one.
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

/** Whether the server says that the session is over. One that is broken, or busy, says nothing of it. */
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
