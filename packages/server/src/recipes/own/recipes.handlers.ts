import type { components } from '@larder/contract';
import type { OwnRecipe } from '../../platform/database/schema.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { OwnRecipeService } from './own-recipe.service.ts';
import { sourceAnswer } from './source.store.ts';

type RecipeInput = components['schemas']['RecipeInput'];

type OwnRecipeOperation =
  | 'createRecipe'
  | 'updateRecipe'
  | 'deleteRecipe'
  | 'restoreRecipe'
  | 'getRecipeSource';

/** Converts a recipe from the contract's form to the services'. */
export function fromInput(sent: RecipeInput): OwnRecipe {
  const { title, country, course, servings, ingredients, instructions } = sent;
  return {
    title,
    country,
    course,
    servings,
    prepTime: sent.prep_time,
    cookTime: sent.cook_time,
    waitingTime: sent.waiting_time,
    lines: ingredients.map(({ ingredient_id: ingredientId, ...line }) => ({ ...line, ingredientId })),
    steps: instructions,
    sourceUrl: sent.source_url,
  };
}

export function ownRecipeHandlers(recipes: OwnRecipeService): Pick<Handlers, OwnRecipeOperation> {
  return {
    createRecipe: async ({ caller, body, headers }) => ({
      status: 201,
      body: { data: await recipes.add(caller, fromInput(body), headers['Idempotency-Key'] ?? null) },
    }),
    updateRecipe: async ({ caller, params, body: { base_version: base, ...sent } }) => ({
      status: 200,
      body: { data: await recipes.change(caller, params.id, fromInput(sent), base) },
    }),
    deleteRecipe: async ({ caller, params }) => {
      await recipes.remove(caller, params.id);
      return { status: 204 };
    },
    restoreRecipe: async ({ caller, params }) => {
      await recipes.restore(caller, params.id);
      return { status: 204 };
    },
    getRecipeSource: async ({ caller, params }) => {
      const { id, version, isOwn, recipe } = await recipes.source(caller, params.id);
      return { status: 200, body: { data: { id, version, own: isOwn, ...sourceAnswer(recipe) } } };
    },
  };
}
