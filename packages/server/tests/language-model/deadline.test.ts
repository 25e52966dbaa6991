import { NO_FILTERS } from '@larder/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { LanguageModel } from '../../src/plan/language-model/model.ts';
import { makeNarrator } from '../../src/plan/language-model/narrator.ts';
import { makePlanService } from '../../src/plan/plan.service.ts';
import { makePlannerThread } from '../../src/plan/planner-thread.ts';
import { NARRATION_DEADLINE_MS } from '../../src/plan/plan-narration.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { readRecipes } from '../../src/recipes/candidates.ts';
import { makeLiveCatalogue } from '../../src/recipes/catalogue/live-catalogue.ts';
import { makeShelves } from '../../src/recipes/catalogue/shelves.ts';
import { keptLog } from '../support/logs.ts';
import { callerOf } from '../support/own-recipes.ts';
import { twoCooks } from '../support/two-cooks.ts';
import { requestOf } from './week.ts';

const cooks = twoCooks();
afterEach(() => vi.useRealTimers());

test('a plan gives its language model until 9.5 s after the request', async () => {
  const catalogue = makeLiveCatalogue(cooks, createLog('silent'));
  await catalogue.start();
  const planner = makePlannerThread((snapshot) => readRecipes(cooks.db, snapshot), {
    starts: 1,
    steps: 1_000,
  });
  const untils: number[] = [];
  const model: LanguageModel = {
    name: 'one that only notes its deadline',
    candidates: 20,
    narrate: ({ until }) => {
      untils.push(until);
      return Promise.resolve(null);
    },
  };
  const plans = makePlanService(
    cooks.db,
    catalogue,
    { drawn: () => null, plate: () => null, photo: () => '' },
    () => new Date(),
    planner,
    makeShelves(cooks.db),
    model,
  );
  const before = performance.now();
  const made = plans.generate(callerOf(cooks.ada), { filters: NO_FILTERS });
  const after = performance.now();
  await made;
  await planner.close();
  await catalogue.stop();
  expect(NARRATION_DEADLINE_MS).toBe(9_500);
  expect(untils).toHaveLength(1);
  expect(untils[0]).toBeGreaterThanOrEqual(before + 9_500);
  expect(untils[0]).toBeLessThanOrEqual(after + 9_500);
});

test.each([
  { what: 'the deadline of the plan', timeoutMs: 60_000, spent: 2_000, left: 7_500 },
  { what: 'its own time, when that is less', timeoutMs: 3_000, spent: 2_000, left: 3_000 },
])('a model is cut off at $what, and not before', async ({ timeoutMs, spent, left }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const request = { ...requestOf(), until: performance.now() + NARRATION_DEADLINE_MS };
  const { log, text } = keptLog();
  let signal: AbortSignal | undefined;
  const model = makeNarrator(
    { baseUrl: 'http://127.0.0.1', apiKey: null, model: 'm', timeoutMs },
    (_question, given) => {
      signal = given;
      return new Promise(() => undefined);
    },
    log,
  );
  await vi.advanceTimersByTimeAsync(spent);
  let told: unknown = 'nothing yet';
  void model.narrate(request).then((answer) => (told = answer));
  await vi.advanceTimersByTimeAsync(left - 1);
  expect([told, signal?.aborted]).toEqual(['nothing yet', false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([told, signal?.aborted]).toEqual([null, true]);
  expect(text()).toContain('took too long');
});
