import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAgreement, findOperation, BASE_PATH } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { isLong, progress, repetitions } from '../support/forms.ts';
import { anyRequest } from './arbitrary.ts';
import { makeRawClient, type RawAnswer, type RawClient, type RawRequest } from './raw-http.ts';
import { ownEverything, type Things } from './things.ts';

const REQUESTS = repetitions(600);
/** After this many requests a new cook starts, with everything still there. */
const EACH_COOK = 250;
/** A call ends within this time, whatever it asks. */
const LONGEST_MS = 10_000;

/** Statuses from the HTTP parser, before any operation and without its headers. */
const UNREAD = new Set([408, 431]);

let api: Api;
let client: RawClient;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  client = makeRawClient(api.origin);
});
afterAll(async () => {
  client.close();
  await api.close();
});

/** Throws unless a response is in the contract or, without an operation, a problem of the same form. */
function checkAnswer({ method, target }: RawRequest, answer: RawAnswer): void {
  const { status, text } = answer;
  if (status >= 500) throw new Error(`${status} ${text}`);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  const path = (target.split('?', 1)[0] ?? '').slice(BASE_PATH.length);
  if (!UNREAD.has(status) && findOperation(method, path)) {
    expectAgreement(method, path, { status, body, headers });
    return;
  }
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json');
  const says = body as { type?: unknown; status?: unknown; detail?: unknown } | undefined;
  const isWhole = says?.type === 'about:blank' && says.status === status && typeof says.detail === 'string';
  if (![400, 404, ...UNREAD].includes(status) || !isProblem || !isWhole) {
    throw new Error(`${status} ${JSON.stringify(answer.headers)} ${text}`);
  }
}

/** A percentile of the response times. */
function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}

test(`${REQUESTS} generated requests all get responses of the contract, and no internal error`, async () => {
  const seed = randomInt(2 ** 31);
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const report = progress(REQUESTS);
  let cook: { user: User; things: Things } | undefined;
  await fc.assert(
    fc.asyncProperty(anyRequest, async (make) => {
      if (times.length % EACH_COOK === 0 || !cook) {
        const user = await api.signUp();
        cook = { user, things: await ownEverything(user, ['star dust']) };
      }
      const made = make(cook.things);
      const usual = new Map([
        ['authorization', `Bearer ${cook.user.accessToken}`],
        ...(made.body === undefined ? [] : [['content-type', 'application/json'] as const]),
      ]);
      const request = { ...made, headers: [...new Map([...usual, ...made.headers])] };
      const answer = await client.send(request);
      times.push(answer.milliseconds);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      try {
        checkAnswer(request, answer);
      } catch (cause) {
        throw new Error(`${cause}\n${JSON.stringify(request).slice(0, 2_000)}`, { cause });
      }
      report();
    }),
    { numRuns: REQUESTS, seed, includeErrorInReport: true, interruptAfterTimeLimit: 7_000_000 },
  );
  // A property that times out ends silently.
  expect(times).toHaveLength(REQUESTS);
  if (!isLong) return;
  const figures = [0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(1)} ms`);
  console.log(
    `${times.length} requests, seed ${seed}: half within ${figures[0]}, 99 % within ${figures[1]}, all within ${figures[2]}`,
  );
  console.log(
    [...statuses]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  expect(percentile(times, 1)).toBeLessThan(LONGEST_MS);
}, 7_200_000);
