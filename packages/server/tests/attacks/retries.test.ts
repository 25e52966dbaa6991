import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/platform/http/contract.ts';
import { OPERATIONS, type Answer } from '../api/agreement.ts';
import { startApi, type Api, type Call, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { exampleOf } from './examples.ts';
import { bodySchema, ROWS, type Ask } from './rows.ts';
import { everythingOf, ownEverything } from './things.ts';

const AT_ONCE = 50;

let api: Api;
beforeAll(async () => {
  // Enough for the same plan every time.
  api = await startApi({ catalogue: SMALL_CATALOGUE, searchEffort: { starts: 40, steps: 20_000 } });
});
afterAll(() => api.close());

const repeatable = OPERATIONS.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
);

/** Catalogue ingredients that nobody has, so that adding one has an effect. */
const FRESH_INGREDIENT = 10;

interface Repeated {
  readonly user: User;
  readonly send: (call: Call, key?: string) => Promise<Answer>;
}

/** A cook with everything, and a request that changes something. Every cook here has the same. */
async function prepare({ operationId, method, ...operation }: Operation): Promise<Repeated> {
  const user = await api.signUp();
  const things = { ...(await ownEverything(user, ['star dust'])), ownIngredientId: FRESH_INGREDIENT };
  // There are leftovers to do without.
  if (operationId === 'dropLeftovers') {
    const { path, body } = ROWS.find((one) => one.operation === 'planLeftovers')!.ask(things);
    await user.call('PUT', path, { body });
  }
  const row = ROWS.find((one) => one.operation === operationId);
  const schema = bodySchema(operation);
  const ask: Ask = row
    ? row.ask(
        // One meal is cooked already, so the other one is.
        operationId === 'cookMeal' ? { ...things, cooked: things.planned } : things,
      )
    : { path: operation.path, ...(schema && { body: exampleOf(schema) }) };
  return {
    user,
    send: (call, key) =>
      call(method, ask.path, {
        ...(ask.body !== undefined && { body: ask.body }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
  };
}

/**
 * Everything a cook has, without what differs between two cooks who did the same: ids, times and the list's
 * name.
 */
async function gist(user: User): Promise<string> {
  return (
    JSON.stringify(await everythingOf(user))
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(user.username, 'cook')
      // Recipes of one's own have random ids.
      .replaceAll(/"id":[1-9]\d{8}\b/g, '"id":"own"')
      // A refreshed login is the most recent, and comes first.
      .replaceAll(/"this_device":(?:true|false)/g, '"this_device":"one of them"')
  );
}

test('several operations take an Idempotency-Key', () => {
  expect(repeatable.length).toBeGreaterThanOrEqual(8);
});

describe.each(repeatable)('$operationId', (operation) => {
  test(`has one effect when sent ${AT_ONCE} times at once under a key, and again after a 401`, async () => {
    const once = await prepare(operation);
    const before = await gist(once.user);
    expect((await once.send(once.user.call)).status).toBeLessThan(300);
    const after = await gist(once.user);
    expect(after).not.toBe(before);

    const often = await prepare(operation);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (;;) {
          const answer = await often.send(often.user.call, key);
          // On a busy machine the last in a queue is told to try again, and does.
          if (answer.status !== 503) return answer;
        }
      }),
    );
    expect([...new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))]).toHaveLength(1);
    expect(answers[0]?.status).toBeLessThan(300);
    expect(await gist(often.user)).toBe(after);

    const late = await prepare(operation);
    const lateKey = randomUUID();
    const over = late.user.accessToken.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    expect((await late.send(api.as(over), lateKey)).status).toBe(401);
    expect(await gist(late.user)).toBe(before);
    const fresh = await api.call('POST', '/auth/refresh', {
      body: { refresh_token: late.user.refreshToken },
    });
    const renewed = api.as(fresh.body.data.access_token);
    expect((await late.send(renewed, lateKey)).status).toBe(answers[0]?.status);
    expect((await late.send(renewed, lateKey)).status).toBe(answers[0]?.status);
    expect(await gist(late.user)).toBe(after);
  });
});
