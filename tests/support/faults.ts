import type { Page, Request, Route } from '@playwright/test';

/** Everything that can go wrong with a call, on the network or at the server. */
const FAULTS = ['500', '429', 'offline', 'hanging', 'malformed'] as const;

/**
 * A further failure of changes: the server applies it, then the network fails, so that the response is lost.
 */
const UNHEARD = 'unheard';

export type Fault = (typeof FAULTS)[number] | typeof UNHEARD;

/** Calls without effects, though some of them are POSTs. */
const READS =
  /^(?:GET |POST \/(?:recipes\/(?:batch-lists|import)|ingredients\/(?:parse-voice|read-lines)|meal-plans\/wishes)$)/;

/** Every failure that applies to a call. */
export const faultsOf = (call: string): readonly Fault[] =>
  READS.test(call) ? FAULTS : [...FAULTS, UNHEARD];

/** The server's own message: only with 429, so that both a sentence and none are tested. */
export const SERVER_SENTENCE = 'Too many requests. Please wait a minute.';

/** The app's request timeout, in milliseconds. */
const CALL_TIME = 30_000;

/** Makes a page's calls fail, one kind after another. */
export interface Faults {
  /**
   * Makes every matching call fail from now on. The pattern is 'POST|DELETE /lists/*'; the query string is
   * ignored.
   */
  begin(call: string, fault: Fault): void;
  /** How many matching calls came since `begin`, or since `end`. */
  readonly count: number;
  /** How many other calls are pending. */
  readonly others: number;
  /**
   * Lets the calls through again, and restarts the count. If the network had failed, nothing is read before
   * the change is retried: reading would reveal what was applied.
   */
  end(): void;
}

/**
 * Prepares a page for failures. Its clock is controlled by the test, so that nobody has to wait for what
 * hangs.
 */
export async function prepareFaults(page: Page): Promise<Faults> {
  let matches: (call: string) => boolean = () => false;
  // What was created first may be replaced by the retry.
  let retried = /^$/;
  let fault: Fault | null = null;
  let wasUnheard = false;
  let count = 0;
  const others = new Set<Request>();
  const ended = (request: Request) => void others.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  await page.clock.install();
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/v1', '');
    if (matches(`${request.method()} ${path}`)) {
      count += 1;
      return fault ? FAIL[fault](route) : route.continue();
    }
    others.add(request);
    const isCut = fault === UNHEARD ? count > 0 : wasUnheard && count === 0 && request.method() === 'GET';
    return isCut ? FAIL.offline(route) : route.continue();
  });
  return {
    begin(call, next) {
      const pattern = patternOf(call);
      matches = (made) => pattern.test(made);
      retried = patternOf(READS.test(call) ? call : call.replace(/^\S+/, 'POST|PUT|DELETE'));
      fault = next;
      wasUnheard = false;
      count = 0;
    },
    get count() {
      return count;
    },
    get others() {
      return others.size;
    },
    end() {
      wasUnheard = fault === UNHEARD;
      matches = (made) => retried.test(made);
      fault = null;
      count = 0;
    },
  };
}

/** Lets one call time out. */
export const runOut = (page: Page): Promise<void> => page.clock.fastForward(CALL_TIME);

/** Matches calls against a pattern: 'POST|DELETE /lists/*'. `part` is what an asterisk stands for. */
export function patternOf(call: string, part = '[^/]+'): RegExp {
  const [methods = '', path = ''] = call.split(' ');
  return new RegExp(`^(?:${methods}) ${path.replaceAll('*', part)}$`);
}

const FAIL: Record<Fault, (route: Route) => Promise<void>> = {
  // Like a proxy in front of the server, without JSON.
  500: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server error</h1>' }),
  429: (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'Retry-After': '60' },
      json: { type: 'about:blank', title: 'Too Many Requests', status: 429, detail: SERVER_SENTENCE },
    }),
  offline: (route) => route.abort('internetdisconnected'),
  // Neither answered nor refused: the page gives up after its timeout.
  hanging: async () => undefined,
  malformed: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": {"recipes": [' }),
  unheard: async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  },
};
