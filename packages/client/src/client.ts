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
type Recovery = components['schemas']['Recovery'];
type LinkRecovery = components['schemas']['LinkRecovery'];

/** How long a call may take, in milliseconds: with its whole answer, and with a refresh and the repetition when it needs them. */
const CALL_TIME = 30_000;

export interface LarderClientOptions {
  /** Where the API is; the page's own origin when it is a path. */
  baseUrl?: string;
  /** Where the session is kept: the browser's localStorage unless given. */
  storage?: SessionStorage;
  /** Called when the server has ended the session, after the tokens are gone. Not called for a log out. */
  onSignedOut?: () => void;
  /** How requests are sent: the global fetch, looked up again for each, unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The calls of the contract, with the session that they run in. */
export interface LarderClient extends Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'> {
  readonly session: Session;
  /** Signs in and starts the session. */
  login(credentials: Credentials): Promise<void>;
  /** Creates an account and starts its session. Returns the recovery code, which is told this once. */
  signup(credentials: Credentials): Promise<string>;
  /** Sets a new password with a recovery code and starts a session. Returns the next code. */
  recover(recovery: Recovery): Promise<string>;
  /** Sets a new password with the token of a mailed link and starts a session. */
  recoverByLink(recovery: LinkRecovery): Promise<void>;
  /** Ends the session in all tabs at once, and tells the server, which nobody has to wait for. */
  logout(): void;
}

/**
 * The API as typed calls. Each carries the session's token; one that is answered with 401 is repeated once with a new
 * token, for which all waiting calls share one refresh. Each says in which time zone the browser is. Every failure throws
 * an ApiError: use `unwrap`. So does an answer that takes too long, and one that comes when its cook has logged out.
 */
export function createLarderClient(options: LarderClientOptions = {}): LarderClient {
  const baseUrl = (options.baseUrl ?? '/api/v1').replace(/\/+$/, '');
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const session = createSession(options.storage ?? browserStorage());
  const send = (request: Request) => sendOver(fetch, request);
  const where = createWhere();
  const refresh = createRefresh({ baseUrl, session, send, onSignedOut: options.onSignedOut ?? (() => {}) });

  /** Whether a request is a login or a sign-up, which start a session and need none. */
  function startsSession({ url }: Request): boolean {
    const root = new URL(`${baseUrl}/`, globalThis.location?.href).href;
    if (!url.startsWith(root)) throw new TypeError('A token goes to its own API only.');
    return url.startsWith(`${root}auth/`);
  }

  async function sendInSession(request: Request): Promise<Response> {
    const { accessToken, username } = session;
    // The first sending uses up the body.
    const again = startsSession(request) ? null : request.clone();

    const response = await send(withToken(request, accessToken));
    if (!again || response.status !== 401) return response;

    await refresh(accessToken);
    const newer = session.accessToken;
    // Never repeat a call in somebody else's name.
    if (newer === null || newer === accessToken || session.username !== username) return response;
    return send(withToken(again, newer));
  }

  async function answerTo(request: Request): Promise<Response> {
    const { accessToken, username } = session;
    const response = await sendInSession(request);
    if (!response.ok) throw await errorOf(response);
    const answer = await readWhole(response);
    // The person now at the screen must not come across what was asked by the cook before.
    const isOver = accessToken !== null && (session.accessToken === null || session.username !== username);
    if (isOver && !startsSession(request)) throw new ApiError(401, SENTENCES.over);
    return answer;
  }

  /** The answer by the day where the cook is. A call whose time zone the server does not know is repeated with one that it does. */
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

  // openapi-fetch makes the calls at run time too: it is kept by people who do little else, ours would be kept by nobody.
  const client = createClient<paths>({
    baseUrl,
    // The API never redirects, and a redirect must not carry a body or a token elsewhere.
    redirect: 'error',
    // Both are looked up when a call is made, and not when the client is: a test may have put another there since.
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
      // Kept alive when the page goes. Unheard, the session ends when its time is over.
      client.POST('/auth/logout', { body: { refresh_token: refreshToken }, keepalive: true }).catch(() => {});
    },
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

function withZone(request: Request, zone: string): Request {
  request.headers.set(TIME_ZONE, zone);
  return request;
}

/** The answer with its body here, so that reading it later can neither break nor hang. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
