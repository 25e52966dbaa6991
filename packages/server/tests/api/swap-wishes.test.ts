import type { SwapWish, Wishes } from '@larder/domain/planner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLiveCatalogue } from '../../src/recipes/catalogue/live-catalogue.ts';
import { makeShelves } from '../../src/recipes/catalogue/shelves.ts';
import { makeSwapService } from '../../src/plan/swap.service.ts';
import type { Planner } from '../../src/plan/planner-thread.ts';
import type { Cook } from '../../src/platform/access/caller.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { startApi, type Api } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { FIRST, inDays, mealOn, planningCook, SECOND } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a swap knows what was eaten lately, and what the cook wants to use up', async () => {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.stock(['rice', 2, 'kg'], ['salmon', 400, 'g', 3]);
  const first = await cook.generate();
  const eaten = mealOn(first, FIRST);
  await cook.cook(first, eaten);
  const salmon = await cook.item('salmon');
  const next = await choosingCook(user).week({ use_up: [(salmon ?? (await cook.item('rice')))!.id] });

  const asked: (Wishes & SwapWish)[] = [];
  const planner: Pick<Planner, 'swaps' | 'admit'> = {
    admit: (_asker, work) => work(),
    swaps: (_asker, _catalogue, { wishes, week, day, today, most }) => {
      asked.push({ ...wishes, week, day, today, most });
      return Promise.resolve([]);
    },
  };
  const { db } = api.database;
  const catalogue = makeLiveCatalogue(api.database, createLog('silent'));
  await catalogue.start();
  const never = () => Promise.reject(new Error('Nothing is changed.'));
  const swaps = makeSwapService(
    db,
    catalogue,
    { drawn: () => null, plate: () => null, photo: () => '' },
    planner,
    never,
    makeShelves(db),
  );
  const { rows } = await api.database.pool.query<{ id: string }>('select id from users where username = $1', [
    user.username,
  ]);
  const caller = { address: '127.0.0.1', userId: rows[0]!.id, today: inDays(0), zone: 'UTC' } as Cook;
  await swaps.proposals(caller, next.id, SECOND);
  await catalogue.stop();
  expect(asked).toHaveLength(1);
  expect(asked[0]!.recent).toContain(eaten.id);
  expect(asked[0]!.useUp).toHaveLength(1);
});
