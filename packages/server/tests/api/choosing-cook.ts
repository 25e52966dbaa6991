import { expect } from 'vitest';
import type { Answer } from './agreement.ts';
import type { User } from './api.ts';
import type { MealPlan } from './planning-cook.ts';

interface Keyed {
  readonly key?: string;
}

/** A cook who chooses the meals of a week over HTTP. */
export function choosingCook({ call }: Pick<User, 'call'>) {
  const place = (day: string) => `/meal-plans/current/meals/${day}`;
  const headers = ({ key }: Keyed) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });
  /** The calls with their responses, for rejections. */
  const ask = {
    put: (plan: Pick<MealPlan, 'id'>, day: string, body: object, keyed: Keyed = {}) =>
      call('PUT', place(day), { body: { plan_id: plan.id, ...body }, ...headers(keyed) }),
    remove: (plan: Pick<MealPlan, 'id'>, day: string, query: object = {}, keyed: Keyed = {}) =>
      call('DELETE', `${place(day)}?${inQuery({ plan_id: plan.id, ...query })}`, headers(keyed)),
    move: (plan: Pick<MealPlan, 'id'>, from: string, to: string, more: object = {}, keyed: Keyed = {}) =>
      call('POST', '/meal-plans/current/moves', {
        body: { plan_id: plan.id, from, to, ...more },
        ...headers(keyed),
      }),
    double: (plan: Pick<MealPlan, 'id'>, day: string, body: object, keyed: Keyed = {}) =>
      call('PUT', `${place(day)}/leftovers`, { body: { plan_id: plan.id, ...body }, ...headers(keyed) }),
    once: (plan: Pick<MealPlan, 'id'>, day: string, query: object = {}, keyed: Keyed = {}) =>
      call('DELETE', `${place(day)}/leftovers?${inQuery({ plan_id: plan.id, ...query })}`, headers(keyed)),
    week: (body: object, query = '') => call('POST', `/meal-plans/generate${query}`, { body }),
  };
  const succeeding =
    <Args extends unknown[]>(asking: (...args: Args) => Promise<Answer>, status = 200) =>
    async (...args: Args): Promise<MealPlan> => {
      const { status: given, body } = await asking(...args);
      expect([given, body?.detail]).toEqual([status, undefined]);
      return body.data;
    };
  return {
    ask,
    put: succeeding(ask.put),
    remove: succeeding(ask.remove),
    move: succeeding(ask.move),
    double: succeeding(ask.double),
    once: succeeding(ask.once),
    week: succeeding(ask.week, 201),
  };
}

const inQuery = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));

/** What a plan has on each day: recipe ids by day, and the free evenings. */
export const arrangementOf = ({ meal_plan: meals, free_days: free, leftovers }: MealPlan) => ({
  meals: meals.map(({ day, id, kept, servings }) => ({ day, id, kept, servings })),
  free,
  leftovers,
});
