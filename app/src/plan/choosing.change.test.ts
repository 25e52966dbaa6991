import { api } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { queryClient } from '../shell/query-client.ts';
import { CHOSEN_PLAN, MEAL_PLAN } from '../storybook/meal-plan-fixture.ts';
import { freeEvening, keepMeal } from './choosing.change.ts';
import { mealPlan } from './current/meal-plan.query.ts';
import { cookDouble, cookOnce } from './doubling.change.ts';
import { moveMeal } from './moving.change.ts';
import { plannedMealOf, putIntoPlan } from './put-into-plan.ts';
import { swapMeal } from './swapping.change.ts';

const MEALS = '/meal-plans/current/meals';
const dal = plannedMealOf(CHOSEN_PLAN, CHOSEN_PLAN.meal_plan[0]!)!;
const bibimbap = plannedMealOf(CHOSEN_PLAN, CHOSEN_PLAN.meal_plan[1]!)!;
const AT = { date: '2030-05-07', slot: 'lunch' } as const;
const SOUP = { recipeId: 99, title: 'Soup' };

const news = vi.spyOn(toast, 'success');
const said = () => news.mock.lastCall?.[0];
/** Every change sent to the server. */
let sent: [call: string, body: unknown][] = [];

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  news.mockClear();
  sent = [];
  queryClient.setQueryData(mealPlan().queryKey, CHOSEN_PLAN);
  api.answer = (call, body) => {
    const { plan_id: _plan, ...asked } = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
    sent.push([call.replace(/\?plan_id=[^&]+&?/, '?'), asked]);
    return { status: 200, body: { data: MEAL_PLAN } };
  };
});
afterEach(async () => {
  await vi.waitUntil(() => queryClient.isMutating() === 0);
  queryClient.clear();
  toast.clear();
  api.reset();
});

/** Presses Undo in the last message, and returns the request it sends. */
async function undo(count = 1) {
  const before = sent.length;
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(sent.length).toBe(before + count));
  await vi.waitUntil(() => queryClient.isMutating() === 0);
  return sent.slice(before);
}

test('freeing an evening is undone with its meal and leftovers [CHOICE-10]', async () => {
  expect(await freeEvening(queryClient, dal, 'out')).toBe(true);
  expect(sent).toEqual([[`DELETE ${MEALS}/Monday?recipe_id=${dal.recipeId}&why=out`, {}]]);
  expect(said()).toBe('You are eating out on Monday.');
  expect(await undo(2)).toEqual([
    [`PUT ${MEALS}/Monday`, { recipe_id: dal.recipeId, replaces: null, kept: false }],
    [`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...AT }],
  ]);
});

test('replacing a meal with a recipe is undone in full [CHOICE-10]', async () => {
  const tell = vi.fn<(sentence: string) => void>();
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-08' }, SOUP, tell);
  expect(sent).toEqual([
    [`PUT ${MEALS}/Wednesday`, { recipe_id: 99, replaces: bibimbap.recipeId, kept: true }],
  ]);
  expect(said()).toBe('Wednesday has Soup now.');
  expect(await undo()).toEqual([
    [`PUT ${MEALS}/Wednesday`, { recipe_id: bibimbap.recipeId, replaces: 99, kept: true }],
  ]);
  expect(tell).not.toHaveBeenCalled();
});

test('what was there is cooked double again [CHOICE-10]', async () => {
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-06' }, SOUP, vi.fn());
  expect(await undo(2)).toEqual([
    [`PUT ${MEALS}/Monday`, { recipe_id: dal.recipeId, replaces: 99, kept: false }],
    [`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...AT }],
  ]);
});

test('undoing a swap restores that the meal was kept, and its leftovers [CHOICE-10]', async () => {
  await swapMeal(queryClient, { ...dal, kept: true, substitute: SOUP });
  const swap = (from: number, to: number) => [
    `POST ${MEALS}/Monday/swap`,
    { recipe_id: from, new_recipe_id: to, kept: true },
  ];
  expect(sent).toEqual([swap(dal.recipeId, 99)]);
  expect(await undo(2)).toEqual([
    swap(99, dal.recipeId),
    [`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...AT }],
  ]);
});

test('what Larder had chosen is not kept when a swap is undone', async () => {
  await swapMeal(queryClient, { ...bibimbap, kept: false, substitute: SOUP });
  expect(await undo()).toEqual([
    [`POST ${MEALS}/Wednesday/swap`, { recipe_id: 99, new_recipe_id: bibimbap.recipeId, kept: false }],
  ]);
});

test('a meal for other servings comes back for as many, and is then cooked double', async () => {
  const double = { ...CHOSEN_PLAN.meal_plan[0]!, servings: 12, written_servings: 4 };
  await freeEvening(queryClient, plannedMealOf(CHOSEN_PLAN, double)!, 'out');
  expect(await undo(2)).toEqual([
    [`PUT ${MEALS}/Monday`, { recipe_id: dal.recipeId, replaces: null, kept: false, servings: 6 }],
    [`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...AT }],
  ]);
  const scaled = { ...CHOSEN_PLAN.meal_plan[1]!, servings: 6, written_servings: 4 };
  const meal = plannedMealOf(CHOSEN_PLAN, scaled)!;
  const back = { recipe_id: bibimbap.recipeId, kept: true, servings: 6 };
  await freeEvening(queryClient, meal, 'out');
  expect(await undo()).toEqual([[`PUT ${MEALS}/Wednesday`, { ...back, replaces: null }]]);
  const plan = { ...CHOSEN_PLAN, meal_plan: [scaled] };
  await putIntoPlan(queryClient, plan, { date: '2030-05-08' }, { ...SOUP, servings: 8 }, vi.fn());
  expect(await undo()).toEqual([[`PUT ${MEALS}/Wednesday`, { ...back, replaces: 99 }]]);
  await swapMeal(queryClient, { ...meal, substitute: SOUP });
  expect(await undo(2)).toEqual([
    [`POST ${MEALS}/Wednesday/swap`, { recipe_id: 99, new_recipe_id: bibimbap.recipeId, kept: true }],
    [`PUT ${MEALS}/Wednesday`, { ...back, replaces: bibimbap.recipeId }],
  ]);
});

test('a meal in the plan that is put on another day for other servings moves in one call, and back [CHOICE-10]', async () => {
  const refused = vi.fn<(sentence: string) => void>();
  const { servings } = CHOSEN_PLAN.meal_plan[1]!;
  const put = (day: string, body: object) => [
    `PUT ${MEALS}/${day}`,
    { recipe_id: bibimbap.recipeId, kept: true, ...body },
  ];
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-06' }, { ...bibimbap, servings: 7 }, refused);
  expect(sent).toEqual([put('Monday', { replaces: dal.recipeId, servings: 7 })]);
  expect(said()).toBe('Bibimbap is on Monday now.');
  expect(await undo()).toEqual([put('Wednesday', { replaces: dal.recipeId, servings })]);
  // Nothing moves if it cannot be for as many.
  sent = [];
  const detail = 'An even number.';
  api.answer = (call) => {
    sent.push([call, {}]);
    return { status: 409, body: { type: 'about:blank', title: 'Conflict', status: 409, detail } };
  };
  const isPut = await putIntoPlan(
    queryClient,
    CHOSEN_PLAN,
    { date: '2030-05-08' },
    { ...dal, servings: 7 },
    refused,
  );
  expect([isPut, sent.map(([call]) => call)]).toEqual([false, [`PUT ${MEALS}/Wednesday`]]);
  expect(refused).toHaveBeenCalledWith(detail, expect.anything());
});

test('a meal that is put where it is for other servings is for as many as before again', async () => {
  const { servings, id } = CHOSEN_PLAN.meal_plan[0]!;
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-06' }, { ...dal, servings: 8 }, vi.fn());
  const put = { recipe_id: id, replaces: id };
  expect(sent).toEqual([[`PUT ${MEALS}/Monday`, { ...put, kept: true, servings: 8 }]]);
  expect(await undo()).toEqual([[`PUT ${MEALS}/Monday`, { ...put, kept: false, servings }]]);
});

describe('a dinner that leftovers had put aside', () => {
  const at = { date: '2030-05-07', slot: 'dinner' } as const;
  const doubled = { ...dal, leftoversOn: at, aside: SOUP };
  const isSoup = (call: string) => call === `PUT ${MEALS}/Tuesday`;

  test('is back where it was when it was swapped in for their meal, and that is undone', async () => {
    await swapMeal(queryClient, { ...doubled, substitute: SOUP });
    expect(await undo(3)).toEqual([
      [`POST ${MEALS}/Monday/swap`, { recipe_id: 99, new_recipe_id: dal.recipeId, kept: false }],
      [`PUT ${MEALS}/Tuesday`, { recipe_id: 99, replaces: null, kept: false }],
      [`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...at }],
    ]);
  });

  test('is put aside again when it came back by itself', async () => {
    const back = { ...MEAL_PLAN.meal_plan[0]!, id: 99, day: 'Tuesday' as const, date: at.date };
    api.answer = (call) => {
      sent.push([call, {}]);
      return { status: 200, body: { data: { ...MEAL_PLAN, meal_plan: [...MEAL_PLAN.meal_plan, back] } } };
    };
    await freeEvening(queryClient, doubled, 'out');
    expect((await undo(2)).some(([call]) => isSoup(call))).toBe(false);
  });
});

describe('a lunch', () => {
  const lunch = { ...bibimbap, slot: 'lunch' as const };
  const PLACE = `${MEALS}/Wednesday-lunch`;

  test('is removed, and comes back', async () => {
    await freeEvening(queryClient, lunch, 'nothing');
    expect(sent).toEqual([[`DELETE ${PLACE}?recipe_id=${lunch.recipeId}&why=nothing`, {}]]);
    expect(said()).toBe('Wednesday has no lunch now.');
    expect(await undo()).toEqual([
      [`PUT ${PLACE}`, { recipe_id: lunch.recipeId, replaces: null, kept: true }],
    ]);
  });

  test('is swapped, and back', async () => {
    await swapMeal(queryClient, { ...lunch, substitute: SOUP });
    expect(sent[0]![0]).toBe(`POST ${PLACE}/swap`);
    expect(said()).toBe('Wednesday lunch has Soup now.');
    expect((await undo())[0]![0]).toBe(`POST ${PLACE}/swap`);
  });

  test('moves to another lunch, and back', async () => {
    await moveMeal(queryClient, { ...lunch, to: 'Friday-lunch' });
    const move = (from: string, to: string) => [
      'POST /meal-plans/current/moves',
      { from, to, recipe_id: lunch.recipeId },
    ];
    expect(sent).toEqual([move('Wednesday-lunch', 'Friday-lunch')]);
    expect(said()).toBe('Bibimbap is on Friday lunch now.');
    expect(await undo()).toEqual([move('Friday-lunch', 'Wednesday-lunch')]);
  });

  test('is put where there is none yet', async () => {
    await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-10', slot: 'lunch' }, SOUP, vi.fn());
    expect(sent).toEqual([[`PUT ${MEALS}/Friday-lunch`, { recipe_id: 99, replaces: null, kept: true }]]);
    expect(await undo()).toEqual([[`DELETE ${MEALS}/Friday-lunch?recipe_id=99`, {}]]);
  });

  test('is cooked double', async () => {
    await cookDouble(queryClient, { ...lunch, leftoversOn: null }, AT);
    expect(sent[0]![0]).toBe(`PUT ${PLACE}/leftovers`);
    expect((await undo())[0]![0]).toMatch(`DELETE ${PLACE}/leftovers`);
  });
});

test('a recipe on a free evening is removed again, and the reason is back', async () => {
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-10' }, SOUP, vi.fn());
  expect(sent[0]).toEqual([`PUT ${MEALS}/Friday`, { recipe_id: 99, replaces: null, kept: true }]);
  expect(await undo()).toEqual([[`DELETE ${MEALS}/Friday?recipe_id=99&why=out`, {}]]);
});

test('a recipe that is in the plan moves, and moves back', async () => {
  await putIntoPlan(queryClient, CHOSEN_PLAN, { date: '2030-05-10' }, bibimbap, vi.fn());
  const move = (from: string, to: string) => [
    'POST /meal-plans/current/moves',
    { from, to, recipe_id: bibimbap.recipeId },
  ];
  expect(sent).toEqual([move('Wednesday', 'Friday')]);
  expect(said()).toBe('Bibimbap is on Friday now.');
  expect(await undo()).toEqual([move('Friday', 'Wednesday')]);
});

test('a meal is cooked double, and single again', async () => {
  await cookDouble(queryClient, { ...bibimbap, leftoversOn: null }, AT);
  expect(sent[0]).toEqual([`PUT ${MEALS}/Wednesday/leftovers`, { recipe_id: bibimbap.recipeId, ...AT }]);
  const once = [`DELETE ${MEALS}/Wednesday/leftovers?recipe_id=${bibimbap.recipeId}`, {}];
  expect(await undo()).toEqual([once]);
  await cookOnce(queryClient, dal);
  expect(await undo()).toEqual([[`PUT ${MEALS}/Monday/leftovers`, { recipe_id: dal.recipeId, ...AT }]]);
});

test('keeping a meal shows no message: its button is enough', async () => {
  await keepMeal(queryClient, dal, true);
  expect(sent).toEqual([
    [`PUT ${MEALS}/Monday`, { recipe_id: dal.recipeId, replaces: dal.recipeId, kept: true }],
  ]);
  expect(news).not.toHaveBeenCalled();
});

test('a refusal is reported where it was requested, with its reason [CHOICE-07]', async () => {
  const detail = 'Soup has celery, which you avoid.';
  api.answer = () => ({ status: 409, body: { type: 'about:blank', title: 'Conflict', status: 409, detail } });
  const tell = vi.fn<(sentence: string) => void>();
  expect(await moveMeal(queryClient, { ...dal, to: 'Friday' }, tell)).toBe(false);
  expect(tell).toHaveBeenCalledWith(detail, expect.anything());
});
