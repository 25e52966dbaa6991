import type { components } from '@larder/contract';
import { UNIT_NAMES } from '@larder/domain';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { PantryService } from '../services/pantry-service.ts';
import type { Connection } from '../stores/connection.ts';
import { hasItems, type PantryItem } from '../stores/pantry-store.ts';
import type { Handlers } from './types.ts';

type PantryOperation =
  | 'getPantry'
  | 'hasPantryItems'
  | 'getUnits'
  | 'getIngredientNames'
  | 'addPantryItems'
  | 'updatePantryItem'
  | 'addIngredientToPantry'
  | 'removeFromPantry'
  | 'getPantryPreset';

function toItem({
  id,
  ingredientId,
  name,
  quantity,
  unit,
  expiryDate,
}: PantryItem): components['schemas']['PantryItem'] {
  return { id, ingredient_id: ingredientId, quantity, unit, expiry_date: expiryDate, ingredients: { name } };
}

export function pantryHandlers(
  pantry: PantryService,
  catalogue: LiveCatalogue,
  db: Connection,
): Pick<Handlers, PantryOperation> {
  return {
    getPantry: async ({ caller }) => ({
      status: 200,
      body: { data: { pantryItems: (await pantry.list(caller.userId)).map(toItem) } },
    }),

    hasPantryItems: async ({ caller }) => ({
      status: 200,
      body: { data: { userHasPantryItems: await hasItems(db, caller.userId) } },
    }),

    getUnits: () => ({ status: 200, body: { data: { units: UNIT_NAMES } } }),

    getIngredientNames: async ({ caller }) => ({
      status: 200,
      body: { data: { ingredients: await pantry.ingredientNames(caller.userId) } },
    }),

    addPantryItems: async ({ caller, body, headers }) => {
      const once = { key: headers['Idempotency-Key'] ?? null };
      const answer = await pantry.addMany(caller.userId, body.items, once);
      return { status: answer.status, body: { data: { pantryItems: answer.body.map(toItem) } } };
    },

    updatePantryItem: async ({ caller, params, body: { quantity, unit, expiry_date: expiryDate } }) => {
      const item = await pantry.change(caller.userId, params.id, { quantity, unit, expiryDate });
      return { status: 200, body: { data: toItem(item) } };
    },

    addIngredientToPantry: async ({ caller, params, headers }) => {
      const once = { key: headers['Idempotency-Key'] ?? null };
      const { status, body } = await pantry.addOne(caller.userId, params.id, once);
      return { status, body: { data: toItem(body) } };
    },

    removeFromPantry: async ({ caller, params: { id } }) => {
      if (id.includes('-')) await pantry.removeItem(caller.userId, id);
      else await pantry.removeIngredient(caller.userId, Number(id));
      return { status: 204 };
    },

    getPantryPreset: ({ params: { countryCode } }) => {
      const { presets, names } = catalogue.current();
      const known = (presets.get(countryCode) ?? []).flatMap((id) => names.get(id) ?? []);
      return {
        status: 200,
        body: {
          data: {
            country: countryCode,
            count: known.length,
            ingredients: known.map(({ name }) => name),
            ingredient_ids: known.map(({ id }) => id),
          },
        },
      };
    },
  };
}
