import type { Page, Request, Route } from '@playwright/test';

/** Everything that can go wrong with a call, on its way or at the server. */
const FAULTS = ['500', '429', 'offline', 'hanging', 'malformed'] as const;

/** What can go wrong with a change besides: it is done, and then the network is gone, so that nobody hears of it. */
const UNHEARD = 'unheard';

export type Fault = (typeof FAULTS)[number] | typeof UNHEARD;

/** Calls that change nothing, though two of them have to be POSTs. */
const READS = /^(?:GET |POST \/recipes\/batch-lists$|POST \/ingredients\/parse-voice$)/;

/** Everything that can go wrong with a call like this. */
export const faultsOf = (call: string): readonly Fault[] =>
  READS.test(call) ? FAULTS : [...FAULTS, UNHEARD];

/** What the server says of itself: only with 429, so that both are tried, its sentence and none. */
export const SERVER_SENTENCE = 'Too many requests. Please wait a minute.';

/** How long the app waits for an answer, in milliseconds. */
const CALL_TIME = 30_000;

/** Lets calls of a page fail, in turns. */
export interface Faults {
  /** Lets every call like this fail from now on. It is written 'POST|DELETE /lists/*' and the query does not count. */
  begin(call: string, fault: Fault): void;
  /** How many calls like this came since `begin`, or since `end`. */
  readonly count: number;
  /** How many other calls are on their way. */
  readonly others: number;
  /**
   * Lets the calls through again, and counts again. When the network was gone, nothing is read before a change of the same
   * thing has been tried again: reading would show what was done.
   */
  end(): void;
}

/** Prepares a page for faults. Its clock is the test's, so that nobody has to wait for what hangs. */
export async function prepareFaults(page: Page): Promise<Faults> {
  let matches: (call: string) => boolean = () => false;
  // What is made first may be replaced by the next try.
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

/** Lets the time of one call run out. */
export const runOut = (page: Page): Promise<void> => page.clock.fastForward(CALL_TIME);

/** What a call looks like that is written so: 'POST|DELETE /lists/*'. `part` is what a star stands for. */
export function patternOf(call: string, part = '[^/]+'): RegExp {
  const [methods = '', path = ''] = call.split(' ');
  return new RegExp(`^(?:${methods}) ${path.replaceAll('*', part)}$`);
}

const FAIL: Record<Fault, (route: Route) => Promise<void>> = {
  // As a proxy before the server says it, who knows nothing of JSON.
  500: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Server error</h1>' }),
  429: (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'Retry-After': '60' },
      json: { type: 'about:blank', title: 'Too Many Requests', status: 429, detail: SERVER_SENTENCE },
    }),
  offline: (route) => route.abort('internetdisconnected'),
  // Neither answered nor refused: the page lets go of it when its time is over.
  hanging: async () => undefined,
  malformed: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": {"recipes": [' }),
  unheard: async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  },
};
