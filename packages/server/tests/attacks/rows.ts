import type { Operation, OperationId, Parameter, Schema } from '../../src/platform/http/contract.ts';
import { OPERATIONS } from '../api/agreement.ts';
import { inDays, WEEK } from '../api/planning-cook.ts';
import { recipeInput } from '../support/own-recipes.ts';
import { photoForm } from '../support/photos.ts';
import type { Things } from './things.ts';

/** A request by ids. */
export interface Ask {
  readonly path: string;
  readonly body?: unknown;
}

/** How an operation is called, and its response for unknown ids. */
export interface Row {
  readonly operation: OperationId;
  readonly ask: (things: Things) => Ask;
  /** Only catalogue ids, which are shared. */
  readonly isShared?: boolean;
  /** Other than 404: a query about many recipes always succeeds. */
  readonly unknown?: 200;
  /** What the owner has to do first: preferences are created only once. */
  readonly first?: { readonly method: string; readonly path: string };
}

const COOKED = { quantity: 3, unit: 'piece' };

/**
 * Every operation that takes ids, in an order in which a cook with one of everything can call them all. A new
 * operation that takes ids needs a row here.
 */
export const ROWS: readonly Row[] = [
  {
    operation: 'createPreferences',
    ask: () => ({ path: '/preferences', body: { preferences: DISLIKES } }),
    isShared: true,
    first: { method: 'DELETE', path: '/preferences' },
  },
  {
    operation: 'replacePreferences',
    ask: () => ({ path: '/preferences', body: { preferences: DISLIKES } }),
    isShared: true,
  },
  {
    operation: 'onboardPreferences',
    ask: () => ({ path: '/preferences/onboard', body: { preferences: DISLIKES } }),
    isShared: true,
  },
  {
    operation: 'getRecipeDetails',
    ask: ({ recipeId }) => ({ path: `/recipes/${recipeId}/details` }),
    isShared: true,
  },
  {
    operation: 'getRecipeLists',
    ask: ({ recipeId }) => ({ path: `/recipes/${recipeId}/lists` }),
    isShared: true,
  },
  {
    operation: 'getBatchRecipeLists',
    ask: ({ recipeId }) => ({ path: '/recipes/batch-lists', body: { recipe_ids: [recipeId] } }),
    isShared: true,
    unknown: 200,
  },
  {
    operation: 'createRecipe',
    // Recipes of one title would be found in the order of their random ids.
    ask: () => ({ path: '/recipes', body: recipeInput({ title: 'Trifle' }) }),
    isShared: true,
  },
  { operation: 'getRecipeSource', ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/source` }) },
  {
    operation: 'updateRecipe',
    ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}`, body: recipeInput({ title: 'Flan' }) }),
  },
  {
    operation: 'rememberRecipe',
    ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/memory`, body: { rating: 4, notes: 'Nice' } }),
  },
  {
    operation: 'addCookings',
    ask: ({ ownRecipeId: id }) => ({
      path: `/recipes/${id}/cookings`,
      body: { cooked: [{ date: '2020-05-31', servings: 4 }] },
    }),
  },
  { operation: 'cookRecipe', ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/cooked`, body: {} }) },
  {
    operation: 'uncookRecipe',
    ask: ({ ownRecipeId: id, cookingId }) => ({ path: `/recipes/${id}/cooked/${cookingId}` }),
  },
  {
    operation: 'setRecipePhoto',
    ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/photo`, body: photoForm() }),
  },
  { operation: 'removeRecipePhoto', ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/photo` }) },
  {
    operation: 'restoreRecipePhoto',
    ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/photo/restore` }),
  },
  { operation: 'deleteRecipe', ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}` }) },
  { operation: 'restoreRecipe', ask: ({ ownRecipeId: id }) => ({ path: `/recipes/${id}/restore` }) },
  { operation: 'endSession', ask: ({ sessionId }) => ({ path: `/account/sessions/${sessionId}` }) },
  { operation: 'updatePantryItem', ask: ({ itemId }) => ({ path: `/pantry/${itemId}`, body: COOKED }) },
  { operation: 'addIngredientToPantry', ask: ({ ownIngredientId: id }) => ({ path: `/pantry/${id}` }) },
  { operation: 'getList', ask: ({ listId }) => ({ path: `/lists/${listId}` }) },
  {
    operation: 'updateList',
    ask: ({ listId }) => ({ path: `/lists/${listId}`, body: { name: 'Another name' } }),
  },
  { operation: 'getListRecipes', ask: ({ listId }) => ({ path: `/lists/${listId}/recipes` }) },
  {
    operation: 'addRecipeToList',
    ask: ({ listId, recipeId }) => ({ path: `/lists/${listId}/recipes`, body: { recipe_id: recipeId } }),
  },
  {
    operation: 'removeRecipeFromList',
    ask: ({ listId, recipeId }) => ({ path: `/lists/${listId}/recipes/${recipeId}` }),
  },
  {
    operation: 'restoreRecipeToList',
    ask: ({ listId, recipeId }) => ({ path: `/lists/${listId}/recipes/${recipeId}/restore` }),
  },
  { operation: 'deleteList', ask: ({ listId }) => ({ path: `/lists/${listId}` }) },
  { operation: 'restoreList', ask: ({ listId }) => ({ path: `/lists/${listId}/restore` }) },
  {
    operation: 'getMealSwaps',
    ask: ({ planId, planned }) => ({ path: `${meal(planned.day)}/swap?plan_id=${planId}` }),
  },
  {
    operation: 'getMealSwaps',
    ask: ({ planId, planned, recipeId }) => ({
      path: `${meal(planned.day)}/swap?plan_id=${planId}&recipe_ids=${recipeId}`,
    }),
  },
  {
    operation: 'uncookMeal',
    ask: ({ planId, cooked }) => ({ path: `${meal(cooked.day)}/cooked?plan_id=${planId}` }),
  },
  {
    operation: 'undoPurchase',
    ask: ({ planId, purchaseId }) => ({ path: `${PURCHASES}/${purchaseId}?plan_id=${planId}` }),
  },
  {
    operation: 'cookMeal',
    ask: ({ planId, cooked: { day, recipeId } }) => ({
      path: `${meal(day)}/cooked`,
      body: { plan_id: planId, recipe_id: recipeId },
    }),
  },
  {
    operation: 'buyShoppingItems',
    ask: ({ planId, listedIngredientId: id }) => ({
      path: PURCHASES,
      body: { plan_id: planId, items: [{ ingredient_id: id, quantity: 1, unit: 'piece' }] },
    }),
  },
  {
    operation: 'planLeftovers',
    ask: ({ planId, planned: { day, recipeId } }) => ({
      path: `${meal(day)}/leftovers`,
      body: {
        plan_id: planId,
        recipe_id: recipeId,
        date: inDays(WEEK.findIndex((one) => one === day) + 1),
        slot: 'lunch',
      },
    }),
  },
  {
    operation: 'dropLeftovers',
    ask: ({ planId, planned }) => ({ path: `${meal(planned.day)}/leftovers?plan_id=${planId}` }),
  },
  {
    operation: 'swapMeal',
    ask: ({ planId, planned: { day, recipeId, otherRecipeId } }) => ({
      path: `${meal(day)}/swap`,
      body: { plan_id: planId, recipe_id: recipeId, new_recipe_id: otherRecipeId },
    }),
  },
  {
    operation: 'putMeal',
    ask: ({ planId, ...things }) => ({
      path: meal(emptyDays(things)[0]),
      body: { plan_id: planId, recipe_id: things.planned.otherRecipeId, replaces: null },
    }),
  },
  {
    operation: 'moveMeal',
    ask: ({ planId, ...things }) => ({
      path: '/meal-plans/current/moves',
      body: { plan_id: planId, from: things.planned.day, to: emptyDays(things)[0] },
    }),
  },
  {
    operation: 'removeMeal',
    ask: ({ planId, ...things }) => ({ path: `${meal(emptyDays(things)[1])}?plan_id=${planId}&why=out` }),
  },
  {
    operation: 'generateMealPlan',
    ask: ({ planId, itemId }) => ({
      path: '/meal-plans/generate?countries=india,italy',
      body: { keep: { plan_id: planId, days: [] }, use_up: [itemId] },
    }),
  },
  { operation: 'restoreMealPlan', ask: ({ planId }) => ({ path: PREVIOUS, body: { plan_id: planId } }) },
  { operation: 'removeFromPantry', ask: ({ itemId }) => ({ path: `/pantry/${itemId}` }) },
  { operation: 'restorePantry', ask: ({ itemId }) => ({ path: '/pantry/restore', body: { ids: [itemId] } }) },
];

/** An ingredient of the real catalogue: preferences are about those. */
const DISLIKES = { dislikes: [101] };

const PREVIOUS = '/meal-plans/previous/restore';
const PURCHASES = '/meal-plans/current/purchases';

function meal(day: string): string {
  return `/meal-plans/current/meals/${day}`;
}

/** Days on which a cook with one of everything has no meal: two meals are on others. */
function emptyDays({ planned, cooked }: Pick<Things, 'planned' | 'cooked'>): [string, string] {
  const [one = '', two = ''] = WEEK.filter((day) => day !== planned.day && day !== cooked.day);
  return [one, two];
}

/** Public operations. A new one needs a row here. */
export const PUBLIC: readonly OperationId[] = [
  'login',
  'getSignups',
  'signup',
  'refresh',
  'logout',
  'recoverAccount',
  'getMailRecovery',
  'mailRecoveryLink',
  'recoverByLink',
  'confirmEmail',
  'getLiveness',
  'getReadiness',
];

/** The contract's operation of this name. */
export function operationNamed(name: OperationId): Operation {
  const found = OPERATIONS.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The contract has no operation ${name}`);
  return found;
}

/** Whether an operation takes an id, in its path or body. */
export function takesIds(operation: Operation): boolean {
  const schemas = [...operation.parameters.map(({ schema }) => schema), bodySchema(operation)];
  return schemas.some((schema) =>
    /"format":"uuid"|"maximum":999999999|\[0-9a-f\]\{8\}/.test(JSON.stringify(schema ?? {})),
  );
}

/** An operation's body schema; undefined if it takes none. */
export function bodySchema({ requestBody }: Pick<Operation, 'requestBody'>): Schema | undefined {
  return requestBody?.content?.['application/json']?.schema;
}

/** An operation's path with well-formed ids that nobody has. */
export function addressOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  const fill = ({ schema }: Pick<Parameter, 'schema'>) => {
    if (schema.enum) return String(schema.enum[0]);
    return schema.type === 'integer' ? '999999997' : '01976b0e-5a10-7c3e-9a55-0242ac120009';
  };
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((address, one) => address.replace(`{${one.name}}`, fill(one)), path);
  return query.length === 0
    ? filled
    : `${filled}?${query.map((one) => `${one.name}=${fill(one)}`).join('&')}`;
}
