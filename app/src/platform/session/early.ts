/** A GET of the API that was sent before the app's code was there. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
  readonly gone: AbortController;
  /** When it was sent, by the page's clock. */
  readonly at: number;
}

declare global {
  interface Window {
    /** Set by the first script, see `first-script.ts`. */
    larderEarly?: EarlyRequest[];
  }
}

/** How long an answer can be taken, in milliseconds: later, it would be news of the past. */
const FRESH = 20_000;

/** Sends a GET of the API and keeps its answer for the next request with the same headers. */
export function sendEarly(path: string, headers: EarlyRequest['headers']): Promise<Response> {
  const url = new URL(path, window.location.href).href;
  const gone = new AbortController();
  const answer = fetch(url, { headers, redirect: 'error', signal: gone.signal });
  // Until it is taken, a failure must not count as unhandled.
  answer.catch(() => undefined);
  (window.larderEarly ??= []).push({ url, headers, answer, gone, at: performance.now() });
  return answer;
}

/**
 * Sends a request of the client, or takes the answer if it was sent early in the same way with the same token, once. What
 * follows from an answer is decided there, also from a refusal. One that never arrived is asked for again.
 */
export function fetchOnce(request: Request): Promise<Response> {
  const early = takeEarly(request);
  return early ? early.catch(() => fetch(request)) : fetch(request);
}

function takeEarly(request: Request): Promise<Response> | null {
  const sent = globalThis.window?.larderEarly;
  const at = sent?.findIndex((early) => isSame(early, request)) ?? -1;
  const [early] = at < 0 ? [] : (sent?.splice(at, 1) ?? []);
  if (!early || request.signal.aborted || performance.now() - early.at > FRESH) return null;
  request.signal.addEventListener('abort', () => early.gone.abort(request.signal.reason), { once: true });
  return early.answer;
}

const isSame = ({ url, headers }: EarlyRequest, request: Request): boolean =>
  request.method === 'GET' &&
  request.url === url &&
  Object.entries(headers).every(([name, value]) => request.headers.get(name) === value);
