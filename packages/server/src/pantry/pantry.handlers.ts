import { UNIT_NAMES } from '@larder/domain';
import { allergenSources, dietSources } from '@larder/domain/model';
import type { Handlers } from '../platform/http/handlers.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { pantryItemAnswer } from './pantry-answer.ts';
import type { PantryService } from './pantry.service.ts';
import type { PantryItem } from './pantry.store.ts';
import type { UseUpService } from './use-up.service.ts';

type PantryOperation =
  | 'getPantry'
  | 'hasPantryItems'
  | 'getUnits'
  | 'getUseUp'
  | 'getIngredientNames'
  | 'getIngredientBook'
  | 'suggestIngredients'
  | 'addPantryItems'
  | 'updatePantryItem'
  | 'addIngredientToPantry'
  | 'removeFromPantry'
  | 'restorePantry'
  | 'getPantryPreset';

export function pantryHandlers(
  pantry: PantryService,
  catalogue: LiveCatalogue,
  useUp: UseUpService,
): Pick<Handlers, PantryOperation> {
  const toItem = (item: PantryItem) => pantryItemAnswer(item, catalogue.current());

  return {
    getPantry: async ({ caller }) => ({
      status: 200,
      body: { data: { pantryItems: (await pantry.list(caller)).map(toItem) } },
    }),

    hasPantryItems: async ({ caller }) => ({
      status: 200,
      body: { data: { userHasPantryItems: await pantry.hasItems(caller) } },
    }),

    getUseUp: async ({ caller, query: { days } }) => ({
      status: 200,
      body: { data: { batches: await useUp.read(caller, days) } },
    }),

    getUnits: () => ({ status: 200, body: { data: { units: UNIT_NAMES } } }),

    getIngredientNames: async ({ caller }) => ({
      status: 200,
      body: { data: { ingredients: await pantry.ingredientNames(caller) } },
    }),

    getIngredientBook: async ({ caller }) => ({
      status: 200,
      body: { data: { ingredients: [...(await pantry.ingredientBook(caller))] } },
    }),

    suggestIngredients: async ({ caller, query }) => ({
      status: 200,
      body: { data: { suggestions: await pantry.suggestIngredients(caller, query.query) } },
    }),

    addPantryItems: async ({ caller, body, headers }) => {
      const once = { key: headers['Idempotency-Key'] ?? null };
      const answer = await pantry.addMany(
        caller,
        { items: body.items, isPreset: body.from_preset === true, boughtOn: body.bought_on },
        once,
      );
      return { status: answer.status, body: { data: { pantryItems: answer.body.map(toItem) } } };
    },

    updatePantryItem: async ({ caller, params, body, headers }) => {
      const { base = {}, ...change } = body;
      const once = { key: headers['Idempotency-Key'] ?? null };
      const answer = await pantry.change(caller, params.id, { change, base }, once);
      const { joinedId, undoId = joinedId, ...item } = answer.body;
      const data = {
        ...toItem(item),
        ...(joinedId !== null && { joined_id: joinedId }),
        ...(undoId !== null && { undo_id: undoId }),
      };
      return { status: answer.status, body: { data } };
    },

    addIngredientToPantry: async ({ caller, params, query, headers }) => {
      const once = { key: headers['Idempotency-Key'] ?? null };
      const recipeId = query.recipe_id ?? null;
      const { status, body } = await pantry.addOne(caller, params.id, recipeId, once);
      return { status, body: { data: toItem(body) } };
    },

    removeFromPantry: async ({ caller, params: { id } }) => {
      if (id.includes('-')) await pantry.removeItem(caller, id);
      else await pantry.removeIngredient(caller, Number(id));
      return { status: 204 };
    },

    restorePantry: async ({ caller, body }) => ({
      status: 200,
      body: { data: { pantryItems: (await pantry.restore(caller, body.ids)).map(toItem) } },
    }),

    getPantryPreset: ({ params: { countryCode } }) => {
      const { presets, names } = catalogue.current();
      const known = (presets.get(countryCode) ?? []).flatMap((id) => names.get(id) ?? []);
      const against = dietSources(known).map(({ diet, ingredients, often }) => ({
        diet,
        ingredients: [...ingredients],
        often: [...often],
      }));
      return {
        status: 200,
        body: {
          data: {
            country: countryCode,
            count: known.length,
            ingredients: known.map(({ name }) => name),
            ingredient_ids: known.map(({ id }) => id),
            allergens: allergenSources(known),
            ...(against.length > 0 && { diets_against: against }),
          },
        },
      };
    },
  };
}
