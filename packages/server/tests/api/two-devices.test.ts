import { INGREDIENT_INDEX } from '@larder/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logInElsewhere } from '../support/devices.ts';
import type { Answer } from './agreement.ts';
import { startApi, type Api, type User } from './api.ts';
import { mealOn, planningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
/** Two devices of one cook. */
let phone: User;
let tablet: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  phone = await api.signUp();
  tablet = await logInElsewhere(api, phone);
});
afterAll(() => api.close());

/** The fields in conflict, with what is saved; fails for any other answer. */
function conflictsOf({ status, body }: Answer): [path: string, current: unknown][] {
  expect([status, body.type, body.detail]).toEqual([
    409,
    '/problems/changed-elsewhere',
    'This was changed on another device. Please choose which one to keep.',
  ]);
  return body.conflicts.map(({ path, current }: { path: string; current: unknown }) => [path, current]);
}

describe('preferences', () => {
  const read = async ({ call }: User) => (await call('GET', '/preferences')).body.data.preferences;
  const save = ({ call }: User, preferences: object, base?: object) =>
    call('PUT', '/preferences', { body: { preferences, ...(base && { base }) } });

  /** Both devices have seen what is saved. */
  const begin = async (preferences: object) => {
    await phone.call('POST', '/preferences', { body: { preferences } });
    return read(tablet);
  };

  test('an allergy that another device has added stays when this one saves something else [DEVICES-01 DEVICES-04]', async () => {
    const seen = await begin({});
    await save(phone, { ...seen, allergies: ['nuts'] }, seen);
    const { status, body } = await save(tablet, { ...seen, kitchen_appliances: ['oven'] }, seen);
    expect([status, body.data.preferences]).toEqual([
      200,
      { ...seen, allergies: ['nuts'], kitchen_appliances: ['oven'] },
    ]);
    expect(await read(phone)).toEqual(body.data.preferences);
  });

  test('lists are merged element by element, removals too [DEVICES-02]', async () => {
    const seen = await begin({ allergies: ['nuts', 'soy'], preferred_cuisines: ['thai'] });
    await save(phone, { ...seen, allergies: ['nuts', 'fish'], preferred_cuisines: [] }, seen);
    await save(
      tablet,
      { ...seen, allergies: ['nuts', 'soy', 'eggs'], preferred_cuisines: ['thai', 'korean'] },
      seen,
    );
    expect(await read(phone)).toMatchObject({
      allergies: ['nuts', 'eggs', 'fish'],
      preferred_cuisines: ['korean'],
    });
  });

  test('staples that both were the first to set conflict, and the saved ones are returned [DEVICES-03]', async () => {
    const seen = await begin({});
    const [salt, rice] = ['salt', 'rice'].map((slug) => INGREDIENT_INDEX.require(slug).id);
    await save(phone, { ...seen, staples: [salt] }, seen);
    expect(conflictsOf(await save(tablet, { ...seen, staples: [rice] }, seen))).toEqual([
      ['/preferences/staples', [salt]],
    ]);
  });

  test('a value that both have changed is a conflict, and nothing is saved [DEVICES-03]', async () => {
    const seen = await begin({ spice_tolerance: 'mild' });
    await save(phone, { ...seen, spice_tolerance: 'hot', budget_consciousness: 'premium' }, seen);
    const wanted = { ...seen, spice_tolerance: null, allergies: ['eggs'] };
    expect(conflictsOf(await save(tablet, wanted, seen))).toEqual([['/preferences/spice_tolerance', 'hot']]);
    expect(await read(tablet)).toMatchObject({ spice_tolerance: 'hot', allergies: [] });
    const told = { ...seen, spice_tolerance: 'hot' };
    expect((await save(tablet, wanted, told)).status).toBe(200);
    expect(await read(phone)).toMatchObject({
      spice_tolerance: null,
      allergies: ['eggs'],
      budget_consciousness: 'premium',
    });
  });

  test('an undo takes back what the save changed, not what another device had added as well [DEVICES-04 DEVICES-09]', async () => {
    const seen = await begin({});
    await save(phone, { ...seen, allergies: ['soy'] }, seen);
    const wanted = { ...seen, allergies: ['soy'], kitchen_appliances: ['oven'] };
    const { body } = await save(tablet, wanted, seen);
    expect(body.data.before).toEqual({ ...seen, allergies: ['soy'] });
    await save(phone, { ...wanted, allergies: ['soy', 'eggs'] }, wanted);
    expect((await save(tablet, body.data.before, body.data.preferences)).status).toBe(200);
    expect(await read(phone)).toEqual({ ...seen, allergies: ['soy', 'eggs'] });
  });

  test('the same value on both is no conflict, and repeating the call changes nothing', async () => {
    const seen = await begin({ spice_tolerance: 'mild', allergies: ['nuts'] });
    const wanted = { ...seen, spice_tolerance: 'hot', allergies: ['soy'] };
    for (const device of [phone, tablet, tablet]) expect((await save(device, wanted, seen)).status).toBe(200);
    expect(await read(phone)).toEqual(wanted);
  });

  test('ten devices that each add something at once lose none of it', async () => {
    const seen = await begin({});
    const allergies = ['nuts', 'shellfish', 'dairy', 'eggs', 'soy', 'wheat', 'fish', 'sesame'];
    const answers = await Promise.all(
      allergies.map((allergy, at) => save(at % 2 ? phone : tablet, { ...seen, allergies: [allergy] }, seen)),
    );
    expect(answers.map(({ status }) => status)).toEqual(allergies.map(() => 200));
    expect((await read(phone)).allergies.toSorted()).toEqual(allergies.toSorted());
  });

  test('an allergy that the form of an older tab does not know stays, and one that does can remove it [DEVICES-10]', async () => {
    const seen = await begin({ allergies: ['fish', 'lupin'] });
    // Its chips report what they know in their own order, then the rest as it was.
    await save(tablet, { ...seen, allergies: ['nuts', 'lupin'] }, seen);
    expect((await read(phone)).allergies).toEqual(['nuts', 'lupin']);
    // A client that leaves out what it does not know has no such base either.
    await save(tablet, { ...seen, allergies: ['nuts', 'eggs'] }, { ...seen, allergies: ['nuts'] });
    const now = await read(phone);
    expect(now.allergies).toEqual(['nuts', 'eggs', 'lupin']);
    await save(phone, { ...now, allergies: ['nuts', 'eggs'] }, now);
    expect((await read(tablet)).allergies).toEqual(['nuts', 'eggs']);
  });

  describe('without a base', () => {
    test('are replaced as a whole by a device that has seen them [CALL-37 DEVICES-07]', async () => {
      await begin({ allergies: ['nuts'], spice_tolerance: 'mild', kitchen_appliances: ['oven'] });
      await save(tablet, { spice_tolerance: 'hot' });
      expect(await read(phone)).toMatchObject({
        allergies: [],
        spice_tolerance: 'hot',
        kitchen_appliances: [],
      });
    });

    test('an allergy that this device has not seen yet stays, and can be removed once it has [DEVICES-04]', async () => {
      const seen = await begin({ allergies: ['soy'], kitchen_appliances: ['grill'] });
      await save(phone, { ...seen, allergies: ['soy', 'nuts'] });
      const { body } = await save(tablet, { kitchen_appliances: ['oven'] });
      expect(body.data.preferences).toMatchObject({ allergies: ['nuts'], kitchen_appliances: ['oven'] });
      await save(tablet, { kitchen_appliances: ['oven'] });
      expect((await read(phone)).allergies).toEqual([]);
    });

    test('a device that has read none removes none', async () => {
      await begin({ allergies: ['nuts'] });
      const laptop = await logInElsewhere(api, phone);
      await save(laptop, {});
      expect((await read(phone)).allergies).toEqual(['nuts']);
    });

    test('nor does one that last saw none', async () => {
      await begin({ allergies: ['nuts'] });
      await phone.call('DELETE', '/preferences');
      expect((await tablet.call('GET', '/preferences')).status).toBe(404);
      await phone.call('POST', '/preferences', { body: { preferences: { allergies: ['nuts'] } } });
      await save(tablet, {});
      expect((await read(phone)).allergies).toEqual(['nuts']);
    });

    test('an allergy that clients without a base do not know stays, though it was sent to them [DEVICES-10]', async () => {
      await begin({ allergies: ['nuts', 'lupin', 'peanuts'] });
      const { body } = await save(tablet, { allergies: ['eggs'] });
      expect(body.data.preferences.allergies).toEqual(['eggs', 'lupin', 'peanuts']);
      const onboarding = { preferences: { allergies: ['fish'] } };
      const onboarded = await tablet.call('POST', '/preferences/onboard', { body: onboarding });
      expect(onboarded.body.data.preferences.allergies).toEqual(['fish', 'lupin', 'peanuts']);
    });

    test('onboarding keeps an allergy, too', async () => {
      await phone.call('POST', '/preferences', { body: { preferences: { allergies: ['nuts'] } } });
      const body = { preferences: { allergies: ['eggs'] } };
      const onboarded = await tablet.call('POST', '/preferences/onboard', { body });
      expect([onboarded.status, onboarded.body.data.preferences.allergies]).toEqual([200, ['eggs', 'nuts']]);
    });
  });
});

describe('a pantry item', () => {
  const BASE = { quantity: 2, unit: 'piece', expiry_date: '2090-01-01', storage: 'fridge', opened: false };
  let id: string;
  beforeEach(async () => {
    const body = { items: [{ ingredient_name: 'star dust', ...BASE }] };
    id = (await phone.call('POST', '/pantry/bulk', { body })).body.data.pantryItems[0].id;
  });
  const change = ({ call }: User, changed: object, base?: object) =>
    call('PUT', `/pantry/${id}`, { body: { ...changed, ...(base && { base }) } });
  const read = async () => {
    const [item] = (await phone.call('GET', '/pantry')).body.data.pantryItems;
    const { quantity, unit, expiry_date, storage, opened, ingredients } = item;
    return { quantity, unit, expiry_date, storage, opened, name: ingredients.name };
  };

  test('has what each device changed separately, whether or not they send the rest [DEVICES-01]', async () => {
    await change(phone, { quantity: 5, unit: 'piece' }, BASE);
    const answer = await change(tablet, { ...BASE, storage: 'freezer' }, BASE);
    expect([answer.status, answer.body.data.quantity]).toEqual([200, 5]);
    await change(
      phone,
      { opened: true, ingredient_name: 'Stardust' },
      { ...BASE, ingredient_name: 'star dust' },
    );
    expect(await read()).toEqual({
      ...BASE,
      quantity: 5,
      storage: 'freezer',
      opened: true,
      name: 'Stardust',
    });
  });

  test.each([
    {
      what: 'amount',
      first: { quantity: 5, unit: 'piece' },
      second: { quantity: 1, unit: 'piece' },
      saved: [
        ['/quantity', 5],
        ['/unit', 'piece'],
      ],
    },
    {
      what: 'unit',
      first: { quantity: 2, unit: 'jar' },
      second: { quantity: 3, unit: 'piece' },
      saved: [
        ['/quantity', 2],
        ['/unit', 'jar'],
      ],
    },
    {
      what: 'date',
      first: { expiry_date: '2091-01-01' },
      second: { expiry_date: null },
      saved: [['/expiry_date', '2091-01-01']],
    },
    {
      what: 'place',
      first: { storage: 'freezer' },
      second: { storage: 'cupboard' },
      saved: [['/storage', 'freezer']],
    },
    {
      what: 'name',
      first: { ingredient_name: 'Stardust' },
      second: { ingredient_name: 'Moon dust' },
      saved: [['/ingredient_name', 'Stardust']],
    },
  ])('is not changed when both have changed its $what [DEVICES-03]', async ({ first, second, saved }) => {
    const base = { ...BASE, ingredient_name: 'star dust' };
    await change(phone, first, base);
    const before = await read();
    expect(conflictsOf(await change(tablet, { ...second, opened: true }, base))).toEqual(saved);
    expect(await read()).toEqual(before);
    const told = Object.fromEntries(saved.map(([path, current]) => [String(path).slice(1), current]));
    expect((await change(tablet, { ...second, opened: true }, { ...base, ...told })).status).toBe(200);
    expect(await read()).not.toEqual(before);
  });

  test('has the date the cook set if only an estimate has changed meanwhile', async () => {
    const body = { items: [{ ingredient_name: 'milk', quantity: 1, unit: 'l' }] };
    const [milk] = (await phone.call('POST', '/pantry/bulk', { body })).body.data.pantryItems;
    id = milk.id;
    const { expiry_date, storage, opened } = milk;
    const base = { quantity: 1, unit: 'l', expiry_date, storage, opened };
    const frozen = (await change(phone, { storage: 'freezer' }, base)).body.data;
    expect([frozen.expiry_date === expiry_date, frozen.expiry_is_guess]).toEqual([false, true]);
    const kept = (await change(tablet, { expiry_date, opened: false }, base)).body.data;
    expect(kept.expiry_date).toBe(frozen.expiry_date);
    const given = (await change(tablet, { expiry_date: '2090-01-01' }, base)).body.data;
    expect([given.expiry_date, given.storage]).toEqual(['2090-01-01', 'freezer']);
  });

  test('a date that the cook has not seen is not confirmed', async () => {
    await change(phone, { expiry_date: '2091-01-01', expiry_is_guess: true });
    await change(tablet, { expiry_is_guess: false }, BASE);
    const [item] = (await phone.call('GET', '/pantry')).body.data.pantryItems;
    expect([item.expiry_date, item.expiry_is_guess]).toEqual(['2091-01-01', true]);
  });

  test('that was merged with another is changed once, however often the change is sent under its key', async () => {
    const items = [{ ingredient_name: 'star dust', ...BASE, quantity: 3, expiry_date: '2091-01-01' }];
    await phone.call('POST', '/pantry/bulk', { body: { items } });
    const body = { quantity: 5, unit: 'piece', expiry_date: '2091-01-01', base: BASE };
    const headers = { 'idempotency-key': 'an-edit' };
    const send = () => phone.call('PUT', `/pantry/${id}`, { body, headers });
    const first = await send();
    expect([first.status, first.body.data.quantity]).toEqual([200, 8]);
    const again = await send();
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { body: now } = await phone.call('GET', '/pantry');
    expect(now.data.pantryItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([8]);
  });

  test('is overwritten without a base', async () => {
    await change(phone, { quantity: 5, unit: 'piece' });
    await change(tablet, { quantity: 1, unit: 'piece', expiry_date: null });
    expect(await read()).toMatchObject({ quantity: 1, expiry_date: null });
  });
});

describe('a list', () => {
  const BASE = { name: 'Sundays', description: 'Slow' };
  let id: string;
  beforeEach(async () => {
    id = (await phone.call('POST', '/lists', { body: BASE })).body.data.id;
  });
  const change = ({ call }: User, changed: object, base?: object) =>
    call('PUT', `/lists/${id}`, { body: { ...changed, ...(base && { base }) } });
  const read = async () => {
    const { name, description } = (await phone.call('GET', `/lists/${id}`)).body.data;
    return { name, description };
  };

  test('has the name from one device and the description from the other [DEVICES-01]', async () => {
    await change(phone, { ...BASE, name: 'Sunday dinners' }, BASE);
    expect((await change(tablet, { ...BASE, description: '' }, BASE)).status).toBe(200);
    expect(await read()).toEqual({ name: 'Sunday dinners', description: null });
  });

  test('is not changed when both have changed the same field', async () => {
    await change(phone, { name: 'Sunday dinners', description: null }, BASE);
    const wanted = { name: ' Sunday lunches ', description: 'Quick' };
    expect(conflictsOf(await change(tablet, wanted, BASE))).toEqual([
      ['/name', 'Sunday dinners'],
      ['/description', null],
    ]);
    expect(await read()).toEqual({ name: 'Sunday dinners', description: null });
    await change(tablet, wanted, { name: 'Sunday dinners', description: null });
    expect(await read()).toEqual({ name: 'Sunday lunches', description: 'Quick' });
  });

  test('is overwritten without a base', async () => {
    await change(phone, { name: 'Sunday dinners' });
    await change(tablet, BASE);
    expect(await read()).toEqual(BASE);
  });
});

describe('a meal plan', () => {
  test('that another device has replaced is not changed by what was meant for the old one [DEVICES-08]', async () => {
    const cook = planningCook(phone);
    await cook.stock(['rice', 1, 'kg'], ['egg', 6, 'piece']);
    const old = await cook.generate();
    const [first] = old.meal_plan;
    const day = String(first!.day);
    const { id } = await planningCook(tablet).generate('?vegetarian=true');
    const before = await cook.current();
    const stale = [
      await cook.ask.swaps(old.id, day),
      await cook.ask.swap(old.id, day, first!.id, 1002),
      await cook.ask.cook(old.id, day, first!.id),
      await cook.ask.uncook(old.id, day),
      await cook.ask.buy(old.id, [{ ingredient_id: 1, quantity: 1, unit: 'kg' }]),
      await cook.ask.undo(old.id, '01976b0e-5a10-7c3e-9a55-0242ac120009'),
    ];
    expect(stale.map(({ status }) => status)).toEqual(stale.map(() => 409));
    expect(await cook.current()).toEqual(before);
    // Going back is refused, too, on a device that does not see what it would replace.
    const restore = (current_plan_id: string) =>
      phone.call('POST', '/meal-plans/previous/restore', { body: { plan_id: old.id, current_plan_id } });
    const third = await planningCook(tablet).generate('?vegan=true');
    expect((await restore(id)).status).toBe(409);
    expect((await restore(third.id)).status).toBe(200);
    // Its answer was lost: the restored plan is already the current one.
    expect((await restore(third.id)).status).toBe(200);
  });

  test('keeps a meal cooked that another device has cooked instead of the first one [DEVICES-08]', async () => {
    const cook = planningCook(phone);
    await cook.stock(['rice', 1, 'kg'], ['egg', 6, 'piece']);
    const plan = await cook.generate();
    const meal = plan.meal_plan[0]!;
    const day = String(meal.day);
    await cook.cook(plan, meal);
    const other = planningCook(tablet);
    await other.uncook(plan, meal);
    const [swap] = await other.swaps(plan, meal);
    await other.cook(await other.swap(plan, meal, swap!.meal.id), swap!.meal);
    const undone = await phone.call(
      'DELETE',
      `/meal-plans/current/meals/${day}/cooked?plan_id=${plan.id}&recipe_id=${meal.id}`,
    );
    expect([undone.status, undone.body.detail]).toEqual([
      409,
      `${day} now has another meal: ${swap!.meal.title}.`,
    ]);
    expect(mealOn(await cook.current(), day).cooked_at).not.toBeNull();
  });
});
