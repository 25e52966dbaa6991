import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api, type Call } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { progress, repetitions } from '../support/forms.ts';
import { recipeInput } from '../support/own-recipes.ts';

/** How many accounts are deleted while their cooks write. */
const DELETIONS = repetitions(100);
/** With their writers about twice as many calls as there are connections: a queue, but not one that a slow machine refuses. */
const AT_ONCE = 4;
const PASSWORD = 'correct horse';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE, attemptsPerMinute: 1_000_000 });
});
afterAll(() => api.close());

/** What a cook does repeatedly until the account is gone; each step is one call. */
function writers(call: Call, refreshToken: string): (() => Promise<number[]>)[] {
  const send = async (method: string, path: string, body?: unknown) =>
    (await call(method, path, body === undefined ? {} : { body })).status;
  const stock = (ingredient_name: string) =>
    send('POST', '/pantry/bulk', { items: [{ ingredient_name, quantity: 1, unit: 'piece' }] });
  let token = refreshToken;
  let lists = 0;
  return [
    async () => [await stock('onion'), await stock(`dust ${Math.random()}`)],
    async () => {
      const { status, body } = await call('POST', '/lists', { body: { name: `List ${(lists += 1)}` } });
      const recipes = `/lists/${body.data?.id}/recipes`;
      if (status !== 201) return [status];
      return [
        await send('POST', recipes, { recipe_id: 1002 }),
        await send('DELETE', `${recipes}/1002`),
        await send('POST', `${recipes}/1002/restore`),
        await send('PUT', `/lists/${body.data.id}`, { name: `Sundays ${lists}` }),
        await send('DELETE', `/lists/${body.data.id}`),
        await send('POST', `/lists/${body.data.id}/restore`),
      ];
    },
    async () => {
      const { status, body } = await call('POST', '/auth/refresh', { body: { refresh_token: token } });
      if (status === 200) token = body.data.refresh_token;
      return [status];
    },
    async () => [await send('POST', '/preferences/onboard', { preferences: { allergies: ['nuts'] } })],
    async () => {
      const { status, body } = await call('POST', '/recipes', { body: recipeInput() });
      const recipe = `/recipes/${body.data?.id}`;
      if (status !== 201) return [status];
      const [favorites] = (await call('GET', '/lists')).body.lists ?? [];
      return [
        await send('POST', `/lists/${favorites?.id}/recipes`, { recipe_id: body.data.id }),
        await send('PUT', recipe, recipeInput({ title: 'Another custard' })),
        await send('DELETE', recipe),
        await send('POST', `${recipe}/restore`),
        await send('POST', '/recipes/import', { text: 'Soup\n1 onion' }),
      ];
    },
  ];
}

async function deleteWhileWriting(nth: number): Promise<number[]> {
  const { body } = await api.call('POST', '/auth/signup', {
    body: { username: `leaving_${nth}`, password: PASSWORD },
  });
  const call = api.as(body.data.access_token);
  const statuses: number[] = [];
  const over = new AbortController();
  const writing = writers(call, body.data.refresh_token).map(async (write) => {
    while (!over.signal.aborted) statuses.push(...(await write()));
  });
  await wait(nth % 50);
  try {
    const { status } = await call('POST', '/account/delete', { body: { password: PASSWORD } });
    expect(status).toBe(204);
  } finally {
    over.abort();
    await Promise.all(writing);
  }
  return statuses;
}

test(
  `${DELETIONS} accounts are deleted while their cooks write: no call fails, and no deadlock occurs`,
  { timeout: 240_000 + DELETIONS * 2_000 },
  async () => {
    const seen = new Map<number, number>();
    const report = progress(DELETIONS);
    for (let done = 0; done < DELETIONS; done += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, nth) =>
        deleteWhileWriting(done + nth).finally(report),
      );
      for (const status of (await Promise.all(some)).flat()) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen.keys()].filter((status) => status >= 500)).toEqual([]);
    const { rows } = await api.database.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
    console.info(`answers during ${DELETIONS} deletions: ${JSON.stringify(Object.fromEntries(seen))}`);
  },
);
