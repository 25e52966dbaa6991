import { GivenUp, plan } from '@larder/domain/planner';
import { expect, test } from 'vitest';
import { startPlannerWorker } from '../../src/plan/one-thread.ts';
import { makePlannerThread } from '../../src/plan/planner-thread.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import { CANDIDATES, wishes } from './candidates.ts';

/** More starts than anybody would wait for. */
const ENDLESS = 1_000_000_000;

test('a search that nobody waits for any more ends before its next start', () => {
  let asked = 0;
  const isGivenUp = () => (asked += 1) > 3;
  const effort = { starts: ENDLESS, steps: 10 };
  expect(() => plan(CANDIDATES, [], wishes(), { effort, isGivenUp })).toThrow(GivenUp);
  expect(asked).toBe(4);
});

test('the thread stops a plan that runs, and serves the next cook', async () => {
  let begun = (): void => undefined;
  const running = new Promise<void>((done) => (begun = done));
  let threads = 0;
  const planner = makePlannerThread(
    async function* () {
      yield CANDIDATES;
    },
    { starts: ENDLESS, steps: 20_000 },
    (data) => {
      threads += 1;
      const worker = startPlannerWorker(data);
      return Object.assign(worker, {
        postMessage: (message: { type: string }) => {
          Object.getPrototypeOf(worker).postMessage.call(worker, message);
          if (message.type === 'plan') begun();
        },
      });
    },
    1,
  );
  // The worker only looks at a catalogue's version.
  const snapshot = { version: 'test' } as CatalogueSnapshot;
  const request = { pantry: [], wishes: wishes() };
  const gone = new AbortController();
  const first = planner.plan({ userId: 'gone', signal: gone.signal }, snapshot, request);
  const failed = first.catch((error: unknown) => error);
  await running;
  gone.abort();
  const week = { ...request, week: [], day: 'Monday', today: '2030-05-06', most: 1 } as const;
  expect(await planner.swaps({ userId: 'patient' }, snapshot, week)).toEqual([]);
  expect(await failed).toMatchObject({ status: 408 });
  expect(threads).toBe(1);
  await planner.close();
});
