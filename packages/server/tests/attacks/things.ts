import { expect } from 'vitest';
import type { User } from '../api/api.ts';
import { planningCook } from '../api/planning-cook.ts';
import { recipeInput } from '../support/own-recipes.ts';

/**
 * One id of every kind. Recipes and the listed ingredient are from the catalogue, everything else is the
 * cook's own.
 */
export interface Things {
  readonly listId: string;
  readonly itemId: string;
  readonly ownIngredientId: number;
  readonly planId: string;
  readonly purchaseId: string;
  /** A different one from the one making the request. */
  readonly sessionId: string;
  /** One that the cook has written, and a time that it was cooked. */
  readonly ownRecipeId: number;
  readonly cookingId: string;
  readonly recipeId: number;
  /** What the plan's shopping list still needs. */
  readonly listedIngredientId: number;
  /** A day whose meal is cooked, one whose meal is not, and a replacement for it. */
  readonly cooked: { readonly day: string; readonly recipeId: number };
  readonly planned: { readonly day: string; readonly recipeId: number; readonly otherRecipeId: number };
}

/** The cook's own things. */
export const OWN_KINDS = [
  'listId',
  'itemId',
  'ownIngredientId',
  'planId',
  'purchaseId',
  'sessionId',
  'ownRecipeId',
  'cookingId',
] as const;

/** Well-formed ids that nobody has. */
export const UNKNOWN: Pick<Things, (typeof OWN_KINDS)[number] | 'recipeId'> = {
  listId: '01976b0e-5a10-7c3e-9a55-0242ac120001',
  itemId: '01976b0e-5a10-7c3e-9a55-0242ac120002',
  planId: '01976b0e-5a10-7c3e-9a55-0242ac120003',
  purchaseId: '01976b0e-5a10-7c3e-9a55-0242ac120004',
  sessionId: '01976b0e-5a10-7c3e-9a55-0242ac120005',
  ownIngredientId: 999_999_998,
  ownRecipeId: 999_999_996,
  cookingId: '01976b0e-5a10-7c3e-9a55-0242ac120006',
  recipeId: 999_999_999,
};

/**
 * Gives a cook one of everything: a list with a recipe, pantry items, and a plan with a purchase and a cooked
 * meal. `names` are own ingredients; returns the id of the last.
 */
export async function ownEverything(user: User, names: readonly string[]): Promise<Things> {
  const cook = planningCook(user);
  await cook.stock(
    ['rice', 2, 'piece'],
    ...names.map((name): [string, number, string] => [name, 1, 'piece']),
  );
  await cook.prefer({ meal_prep_frequency: 'rarely' });
  const made = await user.call('POST', '/lists', { body: { name: `The list of ${user.username}` } });
  expect(made.status).toBe(201);
  const listId: string = made.body.data.id;
  const recipeId = 1002;
  expect(
    (await user.call('POST', `/lists/${listId}/recipes`, { body: { recipe_id: recipeId } })).status,
  ).toBe(201);
  // Two meals of four recipes: there is one best plan, however busy the machine is.
  const plan = await cook.generate('?countries=india,italy');
  const [first, second] = plan.meal_plan;
  if (!first || !second) throw new Error('The plan is too small for these tests');
  const { shopping_items: list } = await cook.cook(plan, first);
  const [toBuy] = list;
  if (!toBuy) throw new Error('There is nothing to buy');
  // Half of it: the rest stays on the list. Bought after cooking, so that it can be undone.
  const bought = await cook.buy(plan, [{ ...toBuy, buy: toBuy.buy / 2 }]);
  const [swap] = await cook.swaps(plan, second);
  // After the plan, which is to be of the catalogue.
  const written = await user.call('POST', '/recipes', { body: recipeInput() });
  expect(written.status).toBe(201);
  const ownRecipeId: number = written.body.data.id;
  const cooked = await user.call('POST', `/recipes/${ownRecipeId}/cooked`, { body: {} });
  expect(cooked.status).toBe(201);
  const items = await cook.pantry();
  const own = items.find(({ ingredients }) => ingredients.name === names.at(-1));
  if (!swap || !own) throw new Error('There is nothing to swap or nothing of their own');
  return {
    listId,
    itemId: own.id,
    ownIngredientId: own.ingredient_id,
    planId: plan.id,
    purchaseId: bought.purchases[0]!.id,
    ownRecipeId,
    cookingId: cooked.body.data.id,
    sessionId: await logInElsewhere(user),
    recipeId,
    listedIngredientId: toBuy.ingredient_id,
    cooked: { day: String(first.day), recipeId: first.id },
    planned: { day: String(second.day), recipeId: second.id, otherRecipeId: swap.meal.id },
  };
}

async function logInElsewhere({ username, call }: User): Promise<string> {
  const credentials = { username, password: 'correct horse' };
  expect((await call('POST', '/auth/login', { body: credentials })).status).toBe(200);
  const { sessions } = (await call('GET', '/account/sessions')).body.data;
  return sessions.find((session: { this_device: boolean }) => !session.this_device).id;
}

/** Everything a cook has, as the API returns it. */
export async function everythingOf({ call }: Pick<User, 'call'>): Promise<unknown> {
  const bodies: unknown[] = [];
  for (const path of [
    '/lists',
    '/pantry',
    '/pantry/ingredients',
    '/preferences',
    '/meal-plans/current',
    '/account/sessions',
    '/recipes/usersearch?mine=true',
  ]) {
    const { status, body } = await call('GET', path);
    expect(status).toBe(200);
    bodies.push(body);
  }
  return bodies;
}
