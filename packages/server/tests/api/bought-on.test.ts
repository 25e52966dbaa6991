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
/** How long milk keeps in the fridge. */
const MILK = 7;
const moveMilk = async (storage: string) => {
  const { id } = (await cook.item('milk'))!;
  return (await cook.call('PUT', `/pantry/${id}`, { body: { storage } })).body.data;
};

describe('a purchase on an earlier day', () => {
  test('has a date counted from that day, and shows the day [DATES-24]', async () => {
    const { status, body } = await buyMilk(inDays(-3));
    expect([status, body.data.purchases[0].bought_on]).toEqual([201, inDays(-3)]);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK - 3), expiry_is_guess: true });
  });

  test('keeps that date when a move is undone', async () => {
    await buyMilk(inDays(-3));
    expect((await moveMilk('cupboard')).expiry_date).toBe(inDays(0));
    expect((await moveMilk('fridge')).expiry_date).toBe(inDays(MILK - 3));
  });

  test('has expired if its shelf life is over', async () => {
    await buyMilk(inDays(-MILK - 1));
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(-1) });
  });

  test('counts once per key, even if the day was missing at first', async () => {
    await buyMilk(undefined, 'one');
    const { status, body } = await buyMilk(inDays(-3), 'one');
    expect([status, body.data.purchases.length]).toEqual([201, 1]);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK) });
  });
});

describe('an addition bought on an earlier day', () => {
  const put = (bought_on: string) =>
    cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'milk', quantity: 1, unit: 'l' }], bought_on },
    });

  test('has a date counted from that day, also after a move [DATES-24]', async () => {
    expect((await put(inDays(-3))).status).toBe(201);
    expect(await cook.item('milk')).toMatchObject({ expiry_date: inDays(MILK - 3), expiry_is_guess: true });
    await moveMilk('cupboard');
    expect((await moveMilk('fridge')).expiry_date).toBe(inDays(MILK - 3));
  });

  test.each([-31, 2])('is rejected for a day %i days from today', async (days) => {
    const { status, body } = await put(inDays(days));
    expect([status, body.errors[0].path]).toEqual([400, '/bought_on']);
    expect(await cook.item('milk')).toBeUndefined();
  });
});

test.each([-30, 0, 1])('is accepted for a day %i days from today', async (days) => {
  expect((await buyMilk(inDays(days))).status).toBe(201);
});

const OVER = 'The day it was bought must be one of the last 30 days.';
const TO_COME = 'The day it was bought is still to come. Please check the date on your device.';

test.each([
  { days: -31, message: OVER },
  { days: -8_000, message: OVER },
  { days: 2, message: TO_COME },
])('a purchase $days days from today is rejected, and nothing is bought', async ({ days, message }) => {
  const { status, body } = await buyMilk(inDays(days));
  expect([status, body.detail, body.errors]).toEqual([400, message, [{ path: '/bought_on', message }]]);
  expect(await cook.item('milk')).toBeUndefined();
});

test('an invalid day is rejected', async () => {
  expect((await buyMilk('2030-02-31')).body.detail).toBe('Bought on must be a date such as 2030-05-31');
});
