import type { Handlers } from '../platform/http/handlers.ts';
import type { CookedService } from './cooked.service.ts';

/** 'Cooked it' for a recipe: changes the pantry as cooking a planned meal does. */
export function cookedHandlers(cooked: CookedService): Pick<Handlers, 'cookRecipe' | 'uncookRecipe'> {
  return {
    cookRecipe: async ({ caller, params, headers, body }) => ({
      status: 201,
      body: {
        data: await cooked.cook(caller, {
          recipeId: params.id,
          servings: body.servings,
          key: headers['Idempotency-Key'] ?? null,
        }),
      },
    }),
    uncookRecipe: async ({ caller, params }) => {
      await cooked.uncook(caller, { recipeId: params.id, id: params.cooking_id });
      return { status: 204 };
    },
  };
}
