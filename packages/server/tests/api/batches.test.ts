import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type Call, type User } from './api.ts';
import { inDays, planningCook, type MealPlan } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
let call: Call;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.signUp();
  ({ call } = user);
});

type Sent = { quantity?: number | null; unit?: string } & Record<string, unknown>;

const add = async (...items: Sent[]) => {
  const { status, body } = await call('POST', '/pantry/bulk', {
    body: {
      items: items.map((item) => ({
        ingredient_name: 'milk',
        quantity: 1,
        unit: 'l',
        expiry_date: null,
        ...item,
      })),
    },
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.data.pantryItems;
};

const pantry = async () => (await call('GET', '/pantry')).body.data.pantryItems;
const short = async () =>
  (await pantry()).map((item: Record<string, unknown>) => [
    item['quantity'],
    item['unit'],
    item['expiry_date'],
  ]);

describe('batches of one ingredient', () => {
  test('are listed separately, earliest expiry first and undated last [BATCH-01]', async () => {
    await add(
      { quantity: 3 },
      { quantity: 2, expiry_date: '2030-06-01' },
      { quantity: 1, expiry_date: '2030-05-31' },
    );
    expect(await short()).toEqual([
      [1, 'l', '2030-05-31'],
      [2, 'l', '2030-06-01'],
      [3, 'l', null],
    ]);
  });

  test.each<{ why: string; added: Sent; is: unknown[] }>([
    {
      why: 'the same date is summed',
      added: { quantity: 500, unit: 'ml' },
      is: [[1500, 'ml', '2030-05-31']],
    },
    {
      why: 'another date is not',
      added: { expiry_date: '2030-06-01' },
      is: [
        [1, 'l', '2030-05-31'],
        [1, 'l', '2030-06-01'],
      ],
    },
    {
      why: 'another place is not',
      added: { storage: 'freezer' },
      is: [
        [1, 'l', '2030-05-31'],
        [1, 'l', '2030-05-31'],
      ],
    },
    {
      why: 'the usual place, given explicitly, is the same',
      added: { storage: 'fridge' },
      is: [[2, 'l', '2030-05-31']],
    },
    {
      why: 'an open bottle is not',
      added: { opened: true },
      is: [
        [1, 'l', '2030-05-31'],
        [1, 'l', '2030-05-31'],
      ],
    },
  ])('$why [BATCH-02]', async ({ added, is }) => {
    await add({ expiry_date: '2030-05-31' });
    await add({ expiry_date: '2030-05-31', ...added });
    expect(await short()).toEqual(is);
  });

  test("'some' of an available ingredient adds nothing, unless that has expired", async () => {
    const [milk] = await add({ expiry_date: inDays(3) });
    const again = await add({ quantity: null, unit: 'ml', expiry_date: undefined });
    expect(again).toEqual([milk]);
    await call('PUT', `/pantry/${milk.id}`, { body: { quantity: 1, unit: 'l', expiry_date: inDays(-1) } });
    await add({ quantity: null, unit: 'l', expiry_date: undefined });
    expect(await pantry()).toMatchObject([{ quantity: 1, expiry_date: inDays(-1) }, { quantity: null }]);
  });

  test.each([
    { why: 'a day that never comes', sent: { expiry_date: '2030-02-30' }, path: 'expiry_date' },
    { why: 'a cellar', sent: { storage: 'cellar' }, path: 'storage' },
    { why: 'a word for opened', sent: { opened: 'yes' }, path: 'opened' },
  ])('rejects $why', async ({ sent, path }) => {
    const item = { ingredient_name: 'milk', quantity: 1, unit: 'l', ...sent };
    const { status, body } = await call('POST', '/pantry/bulk', { body: { items: [item] } });
    expect([status, body.errors[0].path]).toEqual([400, `/items/0/${path}`]);
    expect(await pantry()).toEqual([]);
  });
});

describe('changing a batch', () => {
  test('keeps fields that are not sent [BATCH-04]', async () => {
    const [milk] = await add({ expiry_date: '2030-05-31', storage: 'freezer', opened: true });
    const { body } = await call('PUT', `/pantry/${milk.id}`, { body: { quantity: 2, unit: 'l' } });
    expect(body.data).toEqual({ ...milk, quantity: 2, undo_id: expect.any(String) });
  });

  test('to another date or place keeps the amount that another device set [BATCH-19]', async () => {
    const [milk] = await add({ expiry_date: '2030-05-31' });
    await call('PUT', `/pantry/${milk.id}`, { body: { quantity: 250, unit: 'ml' } });
    const marks = { expiry_date: '2030-06-01', storage: 'freezer', opened: true };
    const { status, body } = await call('PUT', `/pantry/${milk.id}`, { body: marks });
    expect([status, body.data]).toMatchObject([200, { ...milk, ...marks, quantity: 250, unit: 'ml' }]);
  });

  test.each([
    { sent: { quantity: 2 }, path: '/unit', message: 'Unit is required' },
    { sent: { unit: 'l' }, path: '/quantity', message: 'Quantity is required' },
  ])('to another amount needs quantity and unit, not $sent alone', async ({ sent, path, message }) => {
    const [milk] = await add({ expiry_date: '2030-05-31' });
    const { status, body } = await call('PUT', `/pantry/${milk.id}`, { body: sent });
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
    expect(await pantry()).toEqual([milk]);
  });

  test.each<{ why: string; later: Sent | null; is: unknown[] }>([
    {
      why: 'as it was',
      later: null,
      is: [
        [2, 'l', '2030-05-31'],
        [3, 'l', '2030-06-01'],
      ],
    },
    {
      why: 'and what came in since keeps its date',
      later: { quantity: 4, expiry_date: '2030-06-01' },
      is: [
        [2, 'l', '2030-05-31'],
        [7, 'l', '2030-06-01'],
      ],
    },
  ])('that merged two can be undone with what it returned, $why [UNDO-31]', async ({ later, is }) => {
    const [first, twin] = await add(
      { quantity: 2, expiry_date: '2030-05-31' },
      { quantity: 3, expiry_date: '2030-06-01' },
    );
    const { body } = await call('PUT', `/pantry/${first.id}`, { body: { expiry_date: '2030-06-01' } });
    expect(body.data).toMatchObject({ id: first.id, quantity: 5, joined_id: twin.id });
    if (later) await add(later);
    const back = { body: { ids: [body.data.joined_id] } };
    expect((await call('POST', '/pantry/restore', back)).status).toBe(200);
    // A second undo changes nothing more.
    expect((await call('POST', '/pantry/restore', back)).status).toBe(200);
    expect(await short()).toEqual(is);
  });

  test.each([
    { what: 'the amount', change: { quantity: 7, unit: 'l' } },
    { what: 'the unit', change: { quantity: 500, unit: 'ml' } },
    { what: 'the date', change: { expiry_date: '2030-06-01' } },
    { what: 'no date', change: { expiry_date: null } },
    { what: 'place and opening', change: { storage: 'freezer', opened: true } },
  ] as const)('of $what is undone by what it returned, once [UNDO-31]', async ({ change }) => {
    const [first] = await add({ quantity: 2, expiry_date: '2030-05-31' });
    const { body } = await call('PUT', `/pantry/${first.id}`, { body: change });
    expect(body.data).not.toHaveProperty('joined_id');
    const back = { body: { ids: [body.data.undo_id] } };
    const restored = await call('POST', '/pantry/restore', back);
    expect([restored.status, restored.body.data.pantryItems]).toEqual([200, [first]]);
    await call('PUT', `/pantry/${first.id}`, { body: { quantity: 9, unit: 'l' } });
    expect((await call('POST', '/pantry/restore', back)).status).toBe(200);
    expect(await short()).toEqual([[9, 'l', '2030-05-31']]);
  });

  test('is undone alone: later changes, here or elsewhere, keep their intent', async () => {
    const [first] = await add({ quantity: 2, expiry_date: '2030-05-31' });
    const { body } = await call('PUT', `/pantry/${first.id}`, { body: { quantity: 5, unit: 'l' } });
    await call('PUT', `/pantry/${first.id}`, { body: { expiry_date: '2030-06-02' } });
    await add({ quantity: 3, expiry_date: '2030-06-02' });
    await call('POST', '/pantry/restore', { body: { ids: [body.data.undo_id] } });
    expect(await short()).toEqual([[5, 'l', '2030-06-02']]);
  });

  test('that was repeated under its key is undone by the same id', async () => {
    const [first] = await add({ quantity: 2, expiry_date: '2030-05-31' });
    const sent = { body: { quantity: 5, unit: 'l' }, headers: { 'Idempotency-Key': 'once' } };
    const [one, two] = [
      await call('PUT', `/pantry/${first.id}`, sent),
      await call('PUT', `/pantry/${first.id}`, sent),
    ];
    expect(two.body).toEqual(one.body);
    await call('POST', '/pantry/restore', { body: { ids: [two.body.data.undo_id] } });
    expect(await short()).toEqual([[2, 'l', '2030-05-31']]);
  });

  test('that changes nothing has nothing to undo', async () => {
    const [first] = await add({ quantity: 2, expiry_date: '2030-05-31' });
    const { body } = await call('PUT', `/pantry/${first.id}`, { body: { expiry_date: '2030-05-31' } });
    expect(body.data).not.toHaveProperty('undo_id');
  });

  test('to the date of another merges the two [BATCH-03]', async () => {
    const [one] = await add({ expiry_date: '2030-05-31' });
    await add({ expiry_date: '2030-06-01', quantity: 500, unit: 'ml' });
    const { status, body } = await call('PUT', `/pantry/${one.id}`, {
      body: { quantity: 1, unit: 'l', expiry_date: '2030-06-01' },
    });
    expect([status, body.data.id]).toEqual([200, one.id]);
    expect(await short()).toEqual([[1500, 'ml', '2030-06-01']]);
  });

  test('merges dates into a guess only if both were guesses [BATCH-18]', async () => {
    const date = { expiry_date: inDays(2) };
    await add({ ...date, opened: true });
    const [guess] = await add({ ...date, expiry_is_guess: true });
    const { body } = await call('PUT', `/pantry/${guess.id}`, {
      body: { quantity: 1, unit: 'l', opened: true },
    });
    expect(body.data).toMatchObject({ ...date, quantity: 2, expiry_is_guess: false });
  });

  test("of 'some' keeps 'some', with the date", async () => {
    const [milk] = await add({ quantity: null });
    const dated = { quantity: null, unit: 'l', expiry_date: '2030-05-31' };
    const { status, body } = await call('PUT', `/pantry/${milk.id}`, { body: dated });
    expect([status, body.data]).toMatchObject([200, { ...milk, expiry_date: '2030-05-31' }]);
    await add({ quantity: 2, expiry_date: '2030-06-01' });
    await call('PUT', `/pantry/${milk.id}`, { body: { ...dated, expiry_date: '2030-06-01' } });
    expect(await short()).toEqual([[2, 'l', '2030-06-01']]);
  });

  test('to more than a pantry can hold changes nothing', async () => {
    const [one] = await add({ expiry_date: '2030-05-31', quantity: 1_000_000, unit: 'ml' });
    await add({ expiry_date: '2030-06-01', quantity: 1, unit: 'ml' });
    const { status, body } = await call('PUT', `/pantry/${one.id}`, {
      body: { quantity: 1_000_000, unit: 'ml', expiry_date: '2030-06-01' },
    });
    expect([status, body.detail]).toEqual([400, 'Quantity must be at most 1,000,000']);
    expect(await pantry()).toHaveLength(2);
  });
});

describe('an expired batch', () => {
  const percent = async () =>
    (await call('GET', '/recipes/1002/details?hasPantry=true')).body.data.matchPercentage;

  test('does not count for a recipe; one that expires today does [BATCH-09 DATES-19]', async () => {
    await add({ ingredient_name: 'rice', expiry_date: inDays(-1) });
    expect(await percent()).toBe(0);
    await add({ ingredient_name: 'rice', expiry_date: inDays(0) });
    expect(await percent()).toBe(50);
    const { body } = await call('GET', '/recipes/pantrysearch?query=tomato%20rice');
    expect(body.data.recipes[0]).toMatchObject({ id: 1002, matchPercentage: 50 });
  });

  test("leaves room for a fresh one with '+ Add'", async () => {
    await add({ ingredient_name: 'tomato', unit: 'piece', expiry_date: inDays(-1) });
    expect((await call('POST', '/pantry/4')).status).toBe(201);
    expect(await pantry()).toHaveLength(2);
    expect((await call('POST', '/pantry/4')).status).toBe(200);
  });
});

describe('an expired batch, in a plan', () => {
  const namesUsed = (plan: MealPlan) => plan.meal_plan.flatMap(({ uses }) => uses.map(({ name }) => name));
  const withRice = (plan: MealPlan) =>
    plan.meal_plan.filter(
      (meal) => meal.cooked_at === null && meal.ingredients.some(({ name }) => name === 'rice'),
    );
  const haveOfRice = ({ shopping_items: items }: MealPlan) =>
    items.filter(({ name }) => name === 'rice').map(({ have }) => have);

  test('is bought again, and no cooked meal uses it [DATES-19]', async () => {
    const cook = planningCook(user);
    await cook.stock(['rice', 900, 'g', -1]);
    const plan = await cook.generate();
    expect([namesUsed(plan), haveOfRice(plan)]).toEqual([[], [0]]);
    await cook.cook(plan, withRice(plan)[0]!);
    expect(await cook.item('rice')).toMatchObject({ quantity: 900 });
  });

  test('is not used if its date turns out to be past after planning [DATES-19]', async () => {
    const cook = planningCook(user);
    await cook.stock(['rice', 900, 'g', 9]);
    const plan = await cook.generate();
    expect(namesUsed(plan)).toContain('rice');
    const { id } = (await cook.item('rice'))!;
    await call('PUT', `/pantry/${id}`, { body: { quantity: 900, unit: 'g', expiry_date: inDays(-1) } });
    const cooked = await cook.cook(plan, withRice(plan)[0]!);
    expect([namesUsed(cooked), haveOfRice(cooked)]).toEqual([[], [0]]);
    expect(await cook.item('rice')).toMatchObject({ quantity: 900 });
  });
});

describe('what a recipe lacks', () => {
  test('is added as a separate batch with its own date [BATCH-17]', async () => {
    const old = { ingredient_name: 'rice', quantity: 50, unit: 'g', opened: true, expiry_date: inDays(0) };
    const [rice] = await add(old);
    const { status, body } = await call('POST', '/pantry/1?recipe_id=1001');
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ quantity: 50, unit: 'g', opened: false, expiry_is_guess: true }),
    ]);
    expect(body.data.expiry_date > inDays(30)).toBe(true);
    expect(await pantry()).toEqual([rice, body.data]);
    expect((await call('POST', '/pantry/1?recipe_id=1001')).body.data).toEqual(rice);
    expect(await pantry()).toHaveLength(2);
  });
});

describe('a date the cook did not give', () => {
  const DAYS = { milk: 7, milkFrozen: 90, chicken: 2 };

  test('is proposed from the ingredient and its storage, and marked as a guess [BATCH-05]', async () => {
    const [milk, frozen, chicken, own] = await add(
      { expiry_date: undefined },
      { expiry_date: undefined, storage: 'freezer' },
      { ingredient_name: 'chicken', quantity: 500, unit: 'g', expiry_date: undefined },
      { ingredient_name: 'Moon dust', unit: 'piece', expiry_date: undefined },
    );
    expect(milk).toMatchObject({
      expiry_date: inDays(DAYS.milk),
      expiry_is_guess: true,
      storage: 'fridge',
      opened: false,
    });
    expect(frozen).toMatchObject({ expiry_date: inDays(DAYS.milkFrozen), storage: 'freezer' });
    expect(chicken).toMatchObject({ expiry_date: inDays(DAYS.chicken), expiry_is_guess: true });
    expect(own).toMatchObject({ expiry_date: null, expiry_is_guess: false, storage: 'cupboard' });
  });

  test("is proposed for '+ Add' too", async () => {
    const { body } = await call('POST', '/pantry/7');
    expect(body.data).toMatchObject({ expiry_date: inDays(DAYS.milk), expiry_is_guess: true });
  });

  test('is omitted if the cook says so, and not a guess if the cook gives one', async () => {
    const [none, said] = await add({}, { expiry_date: '2030-05-31' });
    expect(none).toMatchObject({ expiry_date: null, expiry_is_guess: false });
    expect(said).toMatchObject({ expiry_date: '2030-05-31', expiry_is_guess: false });
  });

  test("differs a day later, and adding 'some' updates the guess of 'some'", async () => {
    const [milk] = await add({ quantity: null, expiry_date: undefined });
    api.pass(24 * 60 * 60_000);
    const day = { body: { refresh_token: user.refreshToken } };
    call = api.as((await api.call('POST', '/auth/refresh', day)).body.data.access_token);
    const [again] = await add({ quantity: null, expiry_date: undefined });
    api.pass(-24 * 60 * 60_000);
    expect(again).toEqual({ ...milk, expiry_date: inDays(DAYS.milk + 1) });
  });

  describe('a guessed date', () => {
    const put = async (id: string, sent: object) => {
      const { body } = await call('PUT', `/pantry/${id}`, { body: { quantity: 1, unit: 'l', ...sent } });
      const { undo_id: _undo, ...item } = body.data;
      return item;
    };

    test('changes with the place, and back [BATCH-06]', async () => {
      const [milk] = await add({ expiry_date: undefined });
      const frozen = { expiry_date: inDays(DAYS.milkFrozen), expiry_is_guess: true, storage: 'freezer' };
      expect(await put(milk.id, { storage: 'freezer' })).toEqual({ ...milk, ...frozen });
      // The same date, sent by a form that sends every field, is still a guess.
      expect(await put(milk.id, { storage: 'fridge', expiry_date: frozen.expiry_date })).toEqual(milk);
    });

    test('counts from the day of purchase after a mistaken move or opening [DATES-14]', async () => {
      const [milk] = await add({ expiry_date: undefined });
      api.pass(2 * 24 * 60 * 60_000);
      const day = { body: { refresh_token: user.refreshToken } };
      call = api.as((await api.call('POST', '/auth/refresh', day)).body.data.access_token);
      try {
        const frozen = { expiry_date: inDays(DAYS.milkFrozen + 2), storage: 'freezer' };
        expect(await put(milk.id, { storage: 'freezer' })).toEqual({ ...milk, ...frozen });
        expect(await put(milk.id, { storage: 'fridge' })).toEqual(milk);
        const warm = { expiry_date: inDays(2), storage: 'cupboard' };
        expect(await put(milk.id, { storage: 'cupboard' })).toEqual({ ...milk, ...warm });
        expect(await put(milk.id, { storage: 'fridge' })).toEqual(milk);
        await put(milk.id, { opened: true });
        expect(await put(milk.id, { opened: false })).toEqual(milk);
      } finally {
        api.pass(-2 * 24 * 60 * 60_000);
      }
    });

    test('is fixed once the cook has set it', async () => {
      const [milk] = await add({ expiry_date: undefined });
      const said = { expiry_date: '2030-05-31', expiry_is_guess: false };
      expect(await put(milk.id, { expiry_date: said.expiry_date })).toEqual({ ...milk, ...said });
      expect(await put(milk.id, { opened: true })).toEqual({ ...milk, ...said, opened: true });
    });

    test("becomes the cook's date when confirmed, and a guess again when that is undone", async () => {
      const [milk] = await add({ expiry_date: undefined });
      expect(await put(milk.id, { expiry_is_guess: false })).toEqual({ ...milk, expiry_is_guess: false });
      expect(await put(milk.id, { expiry_is_guess: true })).toEqual(milk);
    });

    test('can be removed', async () => {
      const [milk] = await add({ expiry_date: undefined });
      const none = { expiry_date: null, expiry_is_guess: false };
      expect(await put(milk.id, { expiry_date: null })).toEqual({ ...milk, ...none });
    });
  });
});

describe('a plan', () => {
  test('uses the batch that expires first, and none that has expired by its day [BATCH-10]', async () => {
    const cook = planningCook(user);
    await cook.stock(
      ['tomato', 1, 'piece', -1],
      ['tomato', 1, 'piece', 5],
      ['tomato', 1, 'piece', 0],
      ['tomato', 1, 'piece', 2],
      ['rice', 9, 'piece'],
    );
    const plan = await cook.generate();
    const dates = plan.meal_plan.flatMap(({ date: meal, uses }) =>
      uses.flatMap(({ name, expiry_date: date }) => (name === 'tomato' ? [{ date, meal: meal! }] : [])),
    );
    expect(dates.length).toBeGreaterThan(0);
    for (const { date, meal } of dates) expect(date! >= meal).toBe(true);
    expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted());
    const first = plan.meal_plan.find(({ uses }) => uses.some(({ name }) => name === 'tomato'));
    const used = first!.uses.find(({ name }) => name === 'tomato')!;
    const cooked = await cook.cook(plan, first!);
    expect((await cook.pantry()).map(({ id }) => id)).not.toContain(used.pantry_item_id);
    await cook.uncook(cooked, first!);
    expect((await cook.pantry()).find(({ id }) => id === used.pantry_item_id)).toMatchObject({
      quantity: 1,
      expiry_date: used.expiry_date,
    });
  });
});
