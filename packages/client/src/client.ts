import type { components, paths } from '@larder/contract';
import createClient, { type Client } from 'openapi-fetch';
import { ApiError, errorOf, isAbort, SENTENCES } from './api-error.ts';
import { createRefresh } from './refresh.ts';
import { createSession, type Session } from './session.ts';
import { browserStorage, type SessionStorage } from './storage.ts';
import { within } from './time-limit.ts';
import { createWhere, isZoneRefused, TIME_ZONE } from './time-zone.ts';
import { unwrap } from './unwrap.ts';

type Credentials = components['schemas']['Login'];
type SignUp = components['schemas']['Signup'];
type Recovery = components['schemas']['Recovery'];
type LinkRecovery = components['schemas']['LinkRecovery'];

/** Timeout of a request in milliseconds, including its body, and a token refresh and repetition if needed. */
const CALL_TIME = 30_000;

export interface LarderClientOptions {
  /** The API's URL; relative to the page's origin if it is a path. */
  baseUrl?: string;
  /** Where the session is stored; defaults to the browser's localStorage. */
  storage?: SessionStorage;
  /** Called when the server has ended the session, after the tokens are removed. Not called on logout. */
  onSignedOut?: () => void;
  /** Sends requests; defaults to the global fetch, looked up for each request. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The contract's requests and their session. */
export interface LarderClient extends Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'> {
  readonly session: Session;
  /** Logs in and starts the session. */
  login(credentials: Credentials): Promise<void>;
  /** Creates an account and starts its session. Returns the recovery code, which is shown only this once. */
  signup(credentials: SignUp): Promise<string>;
  /** Sets a new password with a recovery code and starts a session. Returns the next code. */
  recover(recovery: Recovery): Promise<string>;
  /** Sets a new password with a mailed token and starts a session. */
  recoverByLink(recovery: LinkRecovery): Promise<void>;
  /** Ends the session in all tabs at once, and notifies the server in the background. */
  logout(): void;
}

/**
 * The API as typed requests. Each sends the session's token; a 401 is retried once with a new token, and
 * concurrent requests share one refresh. Each also sends the browser's time zone. Every failure throws an
 * ApiError: use `unwrap`. That includes timeouts, and responses that arrive after a logout.
 */
export function createLarderClient(options: LarderClientOptions = {}): LarderClient {
  const baseUrl = (options.baseUrl ?? '/api/v1').replace(/\/+$/, '');
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const session = createSession(options.storage ?? browserStorage());
  const send = (request: Request) => sendOver(fetch, request);
  const where = createWhere(session);
  const refresh = createRefresh({ baseUrl, session, send, onSignedOut: options.onSignedOut ?? (() => {}) });

  /** Whether a request is a login or sign-up, which starts a session and needs none. */
  function startsSession({ url }: Request): boolean {
    const root = new URL(`${baseUrl}/`, globalThis.location?.href).href;
    if (!url.startsWith(root)) throw new TypeError('A token goes to its own API only.');
    return url.startsWith(`${root}auth/`);
  }

  async function sendInSession(request: Request): Promise<Response> {
    const { accessToken, username } = session;
    // Sending consumes the body.
    const again = startsSession(request) ? null : request.clone();

    const response = await send(withToken(request, accessToken));
    if (!again || response.status !== 401) return response;

    await refresh(accessToken);
    const newer = session.accessToken;
    // Never retry a request as another user.
    if (newer === null || newer === accessToken || session.username !== username) return response;
    return send(withToken(again, newer));
  }

  async function answerTo(request: Request): Promise<Response> {
    const { accessToken, username } = session;
    const response = await sendInSession(request);
    if (!response.ok) throw await errorOf(response);
    const answer = await readWhole(response);
    // The current user must not see a response requested by the previous one.
    const isOver = accessToken !== null && (session.accessToken === null || session.username !== username);
    if (isOver && !startsSession(request)) throw new ApiError(401, SENTENCES.over);
    return answer;
  }

  /**
   * The response in the user's time zone. A request whose time zone the server does not know is retried with
   * one that it does.
   */
  async function answerThere(request: Request): Promise<Response> {
    if (startsSession(request)) return answerTo(request);
    const again = request.clone();
    const zone = where.zone();
    try {
      return await answerTo(withZone(request, zone));
    } catch (error) {
      if (!isZoneRefused(error)) throw error;
      where.refuse(zone);
      return answerTo(withZone(again, where.zone()));
    }
  }

  // openapi-fetch also sends the requests at run time: it is well maintained, and our own client would be more code
  // to maintain.
  const client = createClient<paths>({
    baseUrl,
    // The API never redirects, and a redirect must not carry a body or token elsewhere.
    redirect: 'error',
    // Both are looked up per request, because a test may replace them after the client is created.
    Request: new Proxy(globalThis.Request, {
      construct: (_then, given: ConstructorParameters<typeof Request>) => new globalThis.Request(...given),
    }),
    fetch: (request) =>
      within(CALL_TIME, request.signal, (signal) => answerThere(new Request(request, { signal }))),
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
      const { recovery_code: code, ...tokens } = await unwrap(
        client.POST('/auth/signup', { body: credentials }),
      );
      session.signIn(tokens, credentials.username);
      return code;
    },
    async recover(recovery) {
      const { recovery_code: code, ...tokens } = await unwrap(
        client.POST('/auth/recover', { body: recovery }),
      );
      session.signIn(tokens, recovery.username);
      return code;
    },
    async recoverByLink(recovery) {
      const { username, ...tokens } = await unwrap(client.POST('/auth/recover/link', { body: recovery }));
      session.signIn(tokens, username);
    },
    logout() {
      const { refreshToken } = session;
      session.signOut();
      if (!refreshToken) return;
      // Keepalive survives leaving the page. If it is lost, the session expires on its own.
      client.POST('/auth/logout', { body: { refresh_token: refreshToken }, keepalive: true }).catch(() => {});
    },
  };
}

/** Sends a request; a network failure becomes an ApiError, an abort stays an abort. */
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

function withZone(request: Request, zone: string): Request {
  request.headers.set(TIME_ZONE, zone);
  return request;
}

/** Buffers the body, so reading it later can neither fail nor hang. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
