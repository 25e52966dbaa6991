import { boughtAsOne, gramsOf, INGREDIENT_INDEX, wholeOf } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { utcDay, weekDayOf, weekFrom, type Unit, type WeekDay } from '@larder/domain';
import { expect } from 'vitest';
import type { Answer } from './agreement.ts';
import type { User } from './api.ts';

export type MealPlan = components['schemas']['MealPlan'];
export type Meal = components['schemas']['Meal'];
export type PantryItem = components['schemas']['PantryItem'];
export type MealSwap = components['schemas']['MealSwap'];

type Stock = readonly [name: string, quantity: number | null, unit: string, expiresInDays?: number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date this many days from today. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The weekdays of a week that begins today, in order. */
export const WEEK = weekFrom(utcDay(new Date())).map(weekDayOf);
export const [FIRST, SECOND, THIRD, , FIFTH] = WEEK as [WeekDay, WeekDay, WeekDay, WeekDay, WeekDay];

/** A cook who plans, cooks and buys over HTTP. */
export function planningCook({ call }: Pick<User, 'call'>) {
  const data = async (answer: Promise<Answer>, status = 200) => {
    const { status: given, body } = await answer;
    expect([given, body?.detail]).toEqual([status, undefined]);
    return body.data;
  };
  const keyed = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
  const place = (day: string) => `/meal-plans/current/meals/${day}`;
  const cook = {
    call,
    stock: async (...items: Stock[]): Promise<void> => {
      const body = {
        items: items.map(([ingredient_name, quantity, unit, expires]) => ({
          ingredient_name,
          quantity,
          unit,
          expiry_date: expires === undefined ? null : inDays(expires),
        })),
      };
      await data(call('POST', '/pantry/bulk', { body }), 201);
    },
    pantry: async (): Promise<PantryItem[]> => (await data(call('GET', '/pantry'))).pantryItems,
    item: async (name: string): Promise<PantryItem | undefined> =>
      (await cook.pantry()).find((item) => item.ingredients.name === name),
    prefer: (preferences: object) => call('POST', '/preferences/onboard', { body: { preferences } }),
    generate: async (query = '', body?: object): Promise<MealPlan> =>
      data(call('POST', `/meal-plans/generate${query}`, body && { body }), 201),
    current: async (): Promise<MealPlan> => data(call('GET', '/meal-plans/current')),
    swaps: async ({ id }: MealPlan, { day }: Meal): Promise<MealSwap[]> =>
      (await data(call('GET', `${place(String(day))}/swap?plan_id=${id}`))).swaps,
    /** The calls with their responses, for rejections. */
    ask: {
      swaps: (planId: string, day: string) => call('GET', `${place(day)}/swap?plan_id=${planId}`),
      /** `kept` as the server has it, unless given: false swaps back. */
      swap: (
        planId: string,
        day: string,
        recipe_id: number,
        new_recipe_id: number,
        key?: string,
        kept?: boolean,
      ) =>
        call('POST', `${place(day)}/swap`, {
          body: { plan_id: planId, recipe_id, new_recipe_id, ...(kept !== undefined && { kept }) },
          ...keyed(key),
        }),
      cook: (planId: string, day: string, recipe_id: number, key?: string) =>
        call('POST', `${place(day)}/cooked`, { body: { plan_id: planId, recipe_id }, ...keyed(key) }),
      uncook: (planId: string, day: string, key?: string) =>
        call('DELETE', `${place(day)}/cooked?plan_id=${planId}`, keyed(key)),
      buy: (planId: string, items: readonly object[], key?: string) =>
        call('POST', '/meal-plans/current/purchases', {
          body: { plan_id: planId, items },
          ...keyed(key),
        }),
      undo: (planId: string, purchase: string, key?: string) =>
        call('DELETE', `/meal-plans/current/purchases/${purchase}?plan_id=${planId}`, keyed(key)),
    },
    swap: async ({ id }: MealPlan, meal: Meal, newId: number): Promise<MealPlan> =>
      data(cook.ask.swap(id, String(meal.day), meal.id, newId)),
    swapBack: async ({ id }: MealPlan, meal: Meal, newId: number): Promise<MealPlan> =>
      data(cook.ask.swap(id, String(meal.day), meal.id, newId, undefined, false)),
    cook: async ({ id }: MealPlan, meal: Meal): Promise<MealPlan> =>
      data(cook.ask.cook(id, String(meal.day), meal.id)),
    uncook: async ({ id }: MealPlan, { day }: Meal): Promise<MealPlan> =>
      data(cook.ask.uncook(id, String(day))),
    buy: async ({ id }: MealPlan, items: MealPlan['shopping_items']): Promise<MealPlan> =>
      data(
        cook.ask.buy(
          id,
          items.map(({ ingredient_id, buy, unit, sold_as: soldAs, sold_count: count = 1 }) =>
            soldAs
              ? { ingredient_id, quantity: count, unit: soldAs }
              : { ingredient_id, quantity: buy, unit },
          ),
        ),
        201,
      ),
    undoPurchase: async ({ id }: MealPlan, purchase: { id: string }): Promise<MealPlan> =>
      data(cook.ask.undo(id, purchase.id)),
  };
  return cook;
}

export type PlanningCook = ReturnType<typeof planningCook>;

/** A plan's meal on a day. */
export function mealOn({ meal_plan: meals }: MealPlan, day: string): Meal {
  const meal = meals.find((one) => one.day === day);
  if (!meal) throw new Error(`There is no meal on ${day}`);
  return meal;
}

/**
 * What is bought for these recipe lines: eggs for yolks, lemons for juice, one rice for all. By id, with its
 * grams.
 */
export function boughtAs<
  Line extends { ingredient_id: number; quantity: number; unit: Unit; to_buy: number },
>(lines: readonly Line[]) {
  const known = lines.map((line) => {
    const own = INGREDIENT_INDEX.require(line.ingredient_id);
    const grams = gramsOf(own, line.quantity, line.unit);
    const part = grams === null ? undefined : wholeOf(own.slug);
    return { line, slug: part?.whole ?? own.slug, grams: grams === null ? null : grams / (part?.share ?? 1) };
  });
  const takers = boughtAsOne(known.filter(({ line }) => line.to_buy > 0).map(({ slug }) => slug));
  return known.map(({ line, slug, grams }) => {
    const { id, name } = INGREDIENT_INDEX.require((grams === null ? undefined : takers.get(slug)) ?? slug);
    return { id, name, line, grams };
  });
}
