import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { inDays, planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let cook: PlanningCook;
let plan: MealPlan;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  cook = planningCook(await api.signUp());
  plan = await cook.generate();
});

const buyMilk = (bought_on?: string, key?: string) => {
  const milk = plan.shopping_items.find(({ name }) => name === 'milk')!;
  const items = [{ ingredient_id: milk.ingredient_id, quantity: milk.buy, unit: milk.unit }];
  return cook.call('POST', '/meal-plans/current/purchases', {
    body: { plan_id: plan.id, items, ...(bought_on !== undefined && { bought_on }) },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
};
/** So long milk keeps in the fridge. */
const MILK = 7;
const moveMilk = async (storage: string) => {
  const { id } = (await cook.item('milk'))!;
  return (await cook.call('PUT', `/pantry/${id}`, { body: { storage } })).body.data;
};

describe('what was bought on an earlier day', () => {
  test('has the date that counts from it, and is shown as bought on it [DATES-24]', async () => {
    const { status, body } = await buyMilk(inDays(-3));
    expect([status, body.data.purchases[0].bought_on]).toEqual([201, inDays(-3)]);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK - 3), expiry_is_guess: true });
  });

  test('keeps that date when a move is taken back', async () => {
    await buyMilk(inDays(-3));
    expect((await moveMilk('cupboard')).expiry_date).toBe(inDays(0));
    expect((await moveMilk('fridge')).expiry_date).toBe(inDays(MILK - 3));
  });

  test('is over when it has kept no longer than that', async () => {
    await buyMilk(inDays(-MILK - 1));
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(-1) });
  });

  test('counts once under its key, also when its day was not said at first', async () => {
    await buyMilk(undefined, 'one');
    const { status, body } = await buyMilk(inDays(-3), 'one');
    expect([status, body.data.purchases.length]).toEqual([201, 1]);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK) });
  });
});

describe('what is put in the pantry as bought on an earlier day', () => {
  const put = (bought_on: string) =>
    cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'milk', quantity: 1, unit: 'l' }], bought_on },
    });

  test('has the date that counts from it, also after a move [DATES-24]', async () => {
    expect((await put(inDays(-3))).status).toBe(201);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK - 3), expiry_is_guess: true });
    await moveMilk('cupboard');
    expect((await moveMilk('fridge')).expiry_date).toBe(inDays(MILK - 3));
  });

  test.each([-31, 2])('is refused for a day that is %i days from today', async (days) => {
    const { status, body } = await put(inDays(days));
    expect([status, body.errors[0].path]).toEqual([400, '/bought_on']);
    expect(await cook.item('milk')).toBeUndefined();
  });
});

test.each([-30, 0, 1])('a day that is %i days from today is taken', async (days) => {
  expect((await buyMilk(inDays(days))).status).toBe(201);
});

const OVER = 'The day it was bought must be one of the last 30 days.';
const TO_COME = 'The day it was bought is still to come. Please check the date on your device.';

test.each([
  { days: -31, message: OVER },
  { days: -8_000, message: OVER },
  { days: 2, message: TO_COME },
])('a day that is $days days from today is refused, and nothing is bought', async ({ days, message }) => {
  const { status, body } = await buyMilk(inDays(days));
  expect([status, body.detail, body.errors]).toEqual([400, message, [{ path: '/bought_on', message }]]);
  expect(await cook.item('milk')).toBeUndefined();
});

test('what is no day is refused', async () => {
  expect((await buyMilk('2030-02-31')).body.detail).toBe('Bought on must be a date such as 2030-05-31');
});
