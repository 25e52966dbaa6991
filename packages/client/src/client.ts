import type { components, paths } from '@larder/contract';
import createClient, { type Client } from 'openapi-fetch';
import { ApiError, errorOf, isAbort, SENTENCES } from './api-error.ts';
import { createRefresh } from './refresh.ts';
import { createSession, type Session } from './session.ts';
import { browserStorage, type SessionStorage } from './storage.ts';
import { unwrap } from './unwrap.ts';

type Credentials = components['schemas']['Login'];

export interface LarderClientOptions {
  /** Where the API is; the page's own origin when it is a path. */
  baseUrl?: string;
  /** Where the session is kept: the browser's localStorage unless given. */
  storage?: SessionStorage;
  /** Called when the server has ended the session, after the tokens are gone. Not called for a log out. */
  onSignedOut?: () => void;
  /** How requests are sent: the global fetch, looked up anew for each, unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The calls of the contract, with the session that they run in. */
export interface LarderClient extends Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'> {
  readonly session: Session;
  /** Signs in and starts the session. */
  login(credentials: Credentials): Promise<void>;
  /** Creates an account and starts its session. */
  signup(credentials: Credentials): Promise<void>;
  /** Ends the session in all tabs. */
  logout(): void;
}

/**
 * The API as typed calls. Each carries the session's token; one that is answered with 401 is repeated once with a new
 * token, for which all waiting calls share one refresh. Every failure throws an ApiError: use `unwrap`.
 */
export function createLarderClient(options: LarderClientOptions = {}): LarderClient {
  const baseUrl = (options.baseUrl ?? '/api/v1').replace(/\/+$/, '');
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const session = createSession(options.storage ?? browserStorage());
  const send = (request: Request) => sendOver(fetch, request);
  const refresh = createRefresh({ baseUrl, session, send, onSignedOut: options.onSignedOut ?? (() => {}) });

  async function sendInSession(request: Request): Promise<Response> {
    const root = new URL(`${baseUrl}/`, globalThis.location?.href).href;
    if (!request.url.startsWith(root)) throw new TypeError('A token goes to its own API only.');
    const { accessToken, username } = session;
    const signsIn = request.url.startsWith(`${root}auth/`);
    // The first sending uses up the body.
    const again = signsIn ? null : request.clone();

    const response = await send(withToken(request, accessToken));
    if (!again || response.status !== 401) return response;

    await orAbort(refresh(accessToken), again.signal);
    const newer = session.accessToken;
    // Never repeat a call in somebody else's name.
    if (newer === null || newer === accessToken || session.username !== username) return response;
    return send(withToken(again, newer));
  }

  const client = createClient<paths>({
    baseUrl,
    // The API never redirects, and a redirect must not carry a body or a token elsewhere.
    redirect: 'error',
    fetch: async (request) => {
      const response = await sendInSession(request);
      if (!response.ok) throw await errorOf(response);
      return response;
    },
  });

  return {
    GET: client.GET,
    POST: client.POST,
    PUT: client.PUT,
    DELETE: client.DELETE,
    session,
    async login(credentials) {
      session.signIn(await unwrap(client.POST('/auth/login', { body: credentials })), credentials.username);
    },
    async signup(credentials) {
      session.signIn(await unwrap(client.POST('/auth/signup', { body: credentials })), credentials.username);
    },
    logout: () => session.signOut(),
  };
}

/** Sends a request; a failure on the way becomes an ApiError, an abort stays what it is. */
async function sendOver(fetch: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(0, SENTENCES.network, { cause: error });
  }
}

function withToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** Waits for shared work, but no longer than the caller wants; the work itself goes on for the others. */
async function orAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw signal.reason;
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
