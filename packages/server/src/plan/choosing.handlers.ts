import type { Handlers } from '../platform/http/handlers.ts';
import type { ChoosingService } from './choosing.service.ts';
import type { LeftoverService } from './leftovers.service.ts';
import type { WishService } from './wishes.service.ts';
import { changeOf } from './meal-plans.handlers.ts';

type ChoosingOperation =
  | 'putMeal'
  | 'removeMeal'
  | 'moveMeal'
  | 'planLeftovers'
  | 'dropLeftovers'
  | 'readWishes';

/** The services that these operations call. */
export interface ChoosingServices {
  readonly choosing: ChoosingService;
  readonly leftovers: LeftoverService;
  readonly wishes: WishService;
}

/** The operations of choosing a week together with the cook. */
export function choosingHandlers({
  choosing,
  leftovers,
  wishes,
}: ChoosingServices): Pick<Handlers, ChoosingOperation> {
  return {
    putMeal: async (call) => {
      const { recipe_id: recipeId, replaces, kept: isKept = true, servings } = call.body;
      const to = { place: call.params.day, recipeId, replaces, isKept, servings };
      const put = { ...changeOf(call, call.body), ...to };
      return { status: 200, body: { data: await choosing.put(call.caller, put) } };
    },
    removeMeal: async (call) => {
      const { recipe_id: recipeId = null, why = null } = call.query;
      const remove = { ...changeOf(call, call.query), place: call.params.day, recipeId, why };
      return { status: 200, body: { data: await choosing.remove(call.caller, remove) } };
    },
    moveMeal: async (call) => {
      const { from, to, recipe_id: recipeId = null } = call.body;
      const move = { ...changeOf(call, call.body), from, to, recipeId };
      return { status: 200, body: { data: await choosing.move(call.caller, move) } };
    },

    planLeftovers: async (call) => {
      const { recipe_id: recipeId, date, slot } = call.body;
      const twice = { ...changeOf(call, call.body), place: call.params.day, recipeId, date, slot };
      return { status: 200, body: { data: await leftovers.plan(call.caller, twice) } };
    },
    dropLeftovers: async (call) => {
      const { recipe_id: recipeId } = call.query;
      const once = { ...changeOf(call, call.query), place: call.params.day, recipeId };
      return { status: 200, body: { data: await leftovers.drop(call.caller, once) } };
    },
    readWishes: async ({ caller, body: { text, starts_on: startsOn, dietary_filters: filters } }) => ({
      status: 200,
      body: { data: await wishes.read(caller, { text, startsOn, filters }) },
    }),
  };
}
