import { ApiError, errorOf, SENTENCES } from './api-error.ts';
import type { Session, Tokens } from './session.ts';

const LOCK = 'larder-refresh';
/** No tab holds the others up for longer than this. */
const TIMEOUT = 15_000;
/** The answers by which the server says that the session is over. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

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

  async function renew(refused: string | null): Promise<void> {
    // Another tab was faster.
    if (session.accessToken !== refused) return;
    const refreshToken = session.refreshToken;
    const response = refreshToken ? await send(refreshRequest(baseUrl, refreshToken)) : null;
    const unchanged = () => session.refreshToken === refreshToken;
    if (response === null || REFUSED.has(response.status)) {
      if (!unchanged()) return;
      session.dropTokens();
      onSignedOut();
      return;
    }
    const tokens = await readTokens(response);
    // A log out, or another tab's refresh, in the meantime wins.
    if (unchanged()) session.keepTokens(tokens);
  }

  return (refused: string | null): Promise<void> => {
    pending ??= exclusively(() => renew(refused)).finally(() => {
      pending = null;
    });
    return pending;
  };
}

async function exclusively(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(LOCK, work) : work());
}

function refreshRequest(baseUrl: string, refreshToken: string): Request {
  return new Request(`${baseUrl}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}

async function readTokens(response: Response): Promise<Tokens> {
  if (!response.ok) throw await errorOf(response);
  const body = (await response.json().catch(() => null)) as { data?: Partial<Tokens> } | null;
  const tokens = body?.data;
  if (!tokens?.access_token) throw new ApiError(0, SENTENCES.unreadable);
  return tokens as Tokens;
}
