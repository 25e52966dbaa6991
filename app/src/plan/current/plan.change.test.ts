import { api } from '../../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { QueryObserver } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkedShoppingAtom, checkShoppingAtom } from '../../shopping/checked-shopping.atom.ts';
import { checkedOf } from '../../shopping/checked.ts';
import { session } from '../../platform/session/client.ts';
import { buyItems } from '../../shopping/buying.change.ts';
import { cookMeal, uncookMeal } from '../cooking.change.ts';
import { mealPlan, type MealPlan } from './meal-plan.query.ts';
import { PANTRY_ITEMS } from '../../pantry/pantry.query.ts';
import type { PlannedMeal } from './plan.change.ts';
import { queryClient } from '../../shell/query-client.ts';
import { swapMeal } from '../swapping.change.ts';

const ID = '01976b0e-5a10-7c3e-9a55-0242ac120009';
const plan = (notes: string, purchases: MealPlan['purchases'] = []): MealPlan => ({
  id: ID,
  meal_plan: [],
  shopping_list: [],
  shopping_items: [],
  purchases,
  nutritional_notes: notes,
  out_of_date: null,
});
const MONDAY: PlannedMeal = { planId: ID, day: 'Monday', recipeId: 7, title: 'Dal' };
const COOK = 'POST /meal-plans/current/meals/Monday/cooked';
const UNCOOK = `DELETE /meal-plans/current/meals/Monday/cooked?plan_id=${ID}&recipe_id=7`;
const BUY = 'POST /meal-plans/current/purchases';

const news = vi.spyOn(toast, 'success');
const failures = vi.spyOn(toast, 'failure');

/** Answers every change with the plan of this name, and every read with the previous one. */
function answerWith(changed: MealPlan, kept = plan('kept')): void {
  api.answer = (call) => ({
    status: call === BUY ? 201 : 200,
    body: { data: call.startsWith('GET /meal-plans') ? kept : changed },
  });
}
const shown = () => queryClient.getQueryData(mealPlan().queryKey)?.nutritional_notes;
const callsOf = (call: string) => api.calls.filter((made) => made === call).length;
const keysOf = (call: string) => api.keys.filter((_key, index) => api.calls[index] === call);

let leave = () => {};
beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  news.mockClear();
  failures.mockClear();
  answerWith(plan('changed'));
  queryClient.setQueryData(mealPlan().queryKey, plan('first'));
  leave = new QueryObserver(queryClient, mealPlan()).subscribe(() => undefined);
});
afterEach(async () => {
  leave();
  // A late response would clear the keys of the next test.
  await vi.waitUntil(() => queryClient.isMutating() === 0);
  queryClient.clear();
  toast.clear();
  api.reset();
});

test('cooking shows the returned plan, reloads the pantry, and can be undone', async () => {
  queryClient.setQueryData([...PANTRY_ITEMS, 'management'], []);
  expect(await cookMeal(queryClient, MONDAY)).toBe(true);
  expect(shown()).toBe('changed');
  expect(queryClient.getQueryState(mealPlan().queryKey)?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState([...PANTRY_ITEMS, 'management'])?.isInvalidated).toBe(true);
  expect(news).toHaveBeenCalledWith(
    'Dal is marked as cooked. What it used has been taken out of your pantry.',
    expect.anything(),
  );
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(callsOf(UNCOOK)).toBe(1));
});

test('a change whose response was lost is repeated under the same key, and under a new one after another change', async () => {
  api.answer = (call) => (call === COOK ? 'lost' : { status: 200, body: { data: plan('kept') } });
  expect(await cookMeal(queryClient, MONDAY)).toBe(false);
  expect(failures).toHaveBeenCalledWith('The meal could not be marked as cooked. Please try again.');
  await vi.waitFor(() => expect(shown()).toBe('kept'));
  answerWith(plan('changed'));
  expect(await cookMeal(queryClient, MONDAY)).toBe(true);
  expect(await uncookMeal(queryClient, MONDAY)).toBe(true);
  expect(await cookMeal(queryClient, MONDAY)).toBe(true);
  const keys = keysOf(COOK);
  // A closed connection is retried once with the same key.
  expect(keys[1]).toBe(keys[0]);
  expect(keys.at(-1)).not.toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});

test("after a conflict the plan is reloaded, and the server's message shown", async () => {
  const detail = 'There is a newer meal plan. Please look at that one first.';
  api.answer = (call) =>
    call === COOK ? { status: 409, body: { detail } } : { status: 200, body: { data: plan('newer') } };
  expect(await cookMeal(queryClient, MONDAY)).toBe(false);
  expect(failures).toHaveBeenCalledWith(detail);
  await vi.waitFor(() => expect(shown()).toBe('newer'));
});

test('changes wait for each other, so that the last response is the newest plan', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((go) => (answer = go));
  api.answer = async (call) => {
    if (call === COOK) await held;
    return { status: 200, body: { data: plan(call) } };
  };
  const both = [cookMeal(queryClient, MONDAY), uncookMeal(queryClient, MONDAY)];
  await vi.waitFor(() => expect(callsOf(COOK)).toBe(1));
  expect(callsOf(UNCOOK)).toBe(0);
  answer();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(shown()).toBe(UNCOOK);
});

test('purchases are unchecked, and each can be undone', async () => {
  const purchase = {
    id: '01976b0e-5a10-7c3e-9a55-0242ac120077',
    bought_at: '2030-05-06T16:10:00Z',
    items: [],
  };
  answerWith(plan('changed', [purchase]));
  getDefaultStore().set(checkShoppingAtom, ID, ['1 weight', '2 piece']);
  const items = [{ ingredient_id: 1, name: 'leek', quantity: 300, unit: 'g' as const }];
  expect(await buyItems(queryClient, { planId: ID, items, checkedIds: ['1 weight'] })).toBe(true);
  expect(checkedOf(getDefaultStore().get(checkedShoppingAtom), ID)).toEqual(['2 piece']);
  expect(news).toHaveBeenCalledWith('1 item is in your pantry.', expect.anything());
  news.mock.lastCall?.[1]?.run();
  const undo = `DELETE /meal-plans/current/purchases/${purchase.id}?plan_id=${ID}`;
  await vi.waitFor(() => expect(news).toHaveBeenCalledWith('1 item is back on your shopping list.'));
  expect(callsOf(undo)).toBe(1);
});

test('a failed purchase stays checked', async () => {
  api.answer = () => ({ status: 500 });
  getDefaultStore().set(checkShoppingAtom, ID, ['1 weight']);
  const items = [{ ingredient_id: 1, name: 'leek', quantity: 300, unit: 'g' as const }];
  expect(await buyItems(queryClient, { planId: ID, items, checkedIds: ['1 weight'] })).toBe(false);
  expect(checkedOf(getDefaultStore().get(checkedShoppingAtom), ID)).toEqual(['1 weight']);
  expect(failures).toHaveBeenCalledWith(
    'What you bought could not be added to your pantry. Please try again.',
  );
});

test('a swap is undone by a swap, and a rejected one is reported where it was requested', async () => {
  const bodies: unknown[] = [];
  api.answer = (_call, sent) => {
    if (sent) bodies.push(JSON.parse(sent));
    return { status: 200, body: { data: plan('changed') } };
  };
  const substitute = { recipeId: 9, title: 'Bibimbap' };
  expect(await swapMeal(queryClient, { ...MONDAY, substitute })).toBe(true);
  expect(news).toHaveBeenCalledWith('Monday has Bibimbap now.', expect.anything());
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenCalledWith('Monday has Dal now.', expect.anything()));
  expect(bodies).toEqual([
    { plan_id: ID, recipe_id: 7, new_recipe_id: 9, kept: true },
    { plan_id: ID, recipe_id: 9, new_recipe_id: 7, kept: false },
  ]);

  api.answer = () => ({ status: 400, body: { detail: 'It does not keep to your limits.' } });
  const tell = vi.fn<(sentence: string) => void>();
  expect(await swapMeal(queryClient, { ...MONDAY, substitute }, tell)).toBe(false);
  expect(tell).toHaveBeenCalledWith('It does not keep to your limits.');
  expect(failures).not.toHaveBeenCalled();
});
