import type { components } from '@larder/contract';
import type { Handlers } from '../platform/http/handlers.ts';
import type { ListService } from './list.service.ts';
import type { RecipeList } from './list.store.ts';

type ListOperation =
  | 'getLists'
  | 'createList'
  | 'getList'
  | 'updateList'
  | 'deleteList'
  | 'restoreList'
  | 'getListRecipes'
  | 'addRecipeToList'
  | 'removeRecipeFromList'
  | 'restoreRecipeToList'
  | 'getRecipeLists'
  | 'getBatchRecipeLists';

function toList(list: RecipeList): components['schemas']['List'] {
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    list_type: list.listType,
    recipe_count: list.recipeCount,
    allergens: list.allergens,
    created_at: list.createdAt.toISOString(),
  };
}

const toMembership = (ids: readonly string[]) => ({ lists: ids.map((id) => ({ id })) });

export function listHandlers(lists: ListService): Pick<Handlers, ListOperation> {
  return {
    getLists: async ({ caller }) => ({
      status: 200,
      body: { lists: (await lists.all(caller)).map(toList) },
    }),

    createList: async ({ caller, body, headers }) => {
      const once = { key: headers['Idempotency-Key'] ?? null };
      return { status: 201, body: { data: toList(await lists.create(caller, body, once)) } };
    },

    getList: async ({ caller, params }) => ({
      status: 200,
      body: { data: toList(await lists.one(caller, params.id)) },
    }),

    updateList: async ({ caller, params, body }) => {
      const { base = {}, ...input } = body;
      return { status: 200, body: { data: toList(await lists.change(caller, params.id, input, base)) } };
    },

    deleteList: async ({ caller, params }) => {
      await lists.remove(caller, params.id);
      return { status: 204 };
    },

    restoreList: async ({ caller, params }) => ({
      status: 200,
      body: { data: toList(await lists.restore(caller, params.id)) },
    }),

    getListRecipes: async ({ caller, params, query: { offset, limit } }) => ({
      status: 200,
      body: { data: await lists.recipes(caller, params.id, { offset, limit }) },
    }),

    addRecipeToList: async ({ caller, params, body }) => {
      const isNew = await lists.addRecipe(caller, params.id, body.recipe_id);
      return {
        status: isNew ? 201 : 200,
        body: { data: { list_id: params.id, recipe_id: body.recipe_id } },
      };
    },

    removeRecipeFromList: async ({ caller, params }) => {
      await lists.removeRecipe(caller, params.listId, params.recipeId);
      return { status: 204 };
    },

    restoreRecipeToList: async ({ caller, params: { listId, recipeId } }) => {
      await lists.restoreRecipe(caller, listId, recipeId);
      return { status: 200, body: { data: { list_id: listId, recipe_id: recipeId } } };
    },

    getRecipeLists: async ({ caller, params }) => ({
      status: 200,
      body: toMembership(await lists.ofRecipe(caller, params.id)),
    }),

    getBatchRecipeLists: async ({ caller, body }) => {
      const membership = await lists.ofRecipes(caller, body.recipe_ids);
      const entries = [...membership].map(([id, ids]) => [String(id), toMembership(ids)] as const);
      return { status: 200, body: { data: Object.fromEntries(entries) } };
    },
  };
}
