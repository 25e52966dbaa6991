import { inPlace, placeOf, type MealPlace } from '@larder/domain';
import { weights } from '@larder/domain/planner';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { readRecipeTexts } from '../recipes/candidate.store.ts';
import { readRecipesById } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { readPhotoAddresses, type Pictures } from '../recipes/memory/pictures.ts';
import type { Shelves } from '../recipes/catalogue/shelves.ts';
import { dishesOf, textsOf } from '../recipes/flexible/dishes-of.ts';
import { withMealOn } from './arrangement.ts';
import { chosenMeal, uncovered } from './chosen-meal.ts';
import { readMealPlan } from './meal-plan.store.ts';
import { wishesOfDays } from './on-days.ts';
import { proposalsFor, type MealSwap } from './meal-proposal.ts';
import { readPlanInputs, type MealPlan } from './plan-answer.ts';
import { settlingOf, type ChangePlan, type PlanCall } from './plan-change.ts';
import { dishAhead } from './plan-settle.ts';
import type { Planner } from './planner-thread.ts';
import { keepProposed, makingOf } from './proposed-dishes.ts';
import { expectMeal, expectPlan, expectUncooked } from './expected-meal.ts';
import { weighMeals, type WeighCall } from './weighed-meals.ts';

const PROPOSALS = 3;

/** A meal to replace. */
export interface SwapCall extends Omit<PlanCall, 'request'> {
  readonly place: MealPlace;
  /** The meal that the cook sees there, and the replacement. */
  readonly recipeId: number;
  readonly newRecipeId: number;
  /** Whether the cook chose it, rather than going back to Larder's choice. */
  readonly isKept: boolean;
}

export interface SwapService {
  /** The best recipes for a place, with the other meals fixed. Aborted when the client disconnects. */
  proposals(cook: Cook, planId: string, place: MealPlace, gone?: AbortSignal): Promise<MealSwap[]>;
  /** What recipes of the cook's choice would change there. */
  weigh(cook: Cook, call: WeighCall): Promise<MealSwap[]>;
  swap(cook: Cook, call: SwapCall): Promise<MealPlan>;
}

/** Replacing planned meals. */
export function makeSwapService(
  db: Connection,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  planner: Pick<Planner, 'swaps' | 'admit'>,
  change: ChangePlan,
  shelves: Shelves,
): SwapService {
  return {
    proposals(cook, planId, place, signal) {
      const { userId, today } = cook;
      const asker = { userId, signal };
      return planner.admit(asker, async () => {
        await requireAccess(db, cook, 'plan.read', [planId]);
        const row = expectPlan(await readMealPlan(db, userId), planId);
        expectUncooked(expectMeal(row.plan, place));
        const snapshot = catalogue.current();
        const settling = settlingOf(row, await readPlanInputs(db, userId), snapshot, today);
        const { preferences, filters, madeOn, stock } = settling;
        const { useUp = [], recent = [], onDays = [] } = row.plan;
        const wishes = {
          preferences,
          filters,
          today: madeOn,
          recent: recent.map(({ id }) => id),
          ...(useUp.length > 0 && { useUp }),
          ...(onDays.length > 0 && { onDays: wishesOfDays(onDays) }),
        };
        const { ids: ownIds } = (await shelves.of(snapshot, userId)).written;
        const week = row.plan.meals.map((meal) => ({
          recipe: dishAhead(meal, settling),
          day: meal.day,
          slot: meal.slot,
        }));
        const isFull =
          week.filter((meal) => placeOf(meal) !== place && meal.recipe.flexible !== undefined).length >=
          weights.MOST_FLEXIBLE;
        const { slot } = inPlace(place);
        const dishes = isFull || slot === 'lunch' ? [] : await dishesOf(db, userId, makingOf(settling));
        const recipes = await planner.swaps(asker, snapshot, {
          own: [
            ...(await readRecipesById(db, userId, snapshot, ownIds)),
            ...dishes.map(({ candidate }) => candidate),
          ],
          pantry: stock,
          wishes,
          week,
          ...inPlace(place),
          today,
          most: PROPOSALS,
        });
        const ids = recipes.map(({ id }) => id);
        const texts = new Map([...textsOf(dishes), ...(await readRecipeTexts(db, userId, ids))]);
        const photos = await readPhotoAddresses(db, cook, pictures, ids);
        const proposalOf = proposalsFor(row.plan, settling, pictures);
        return recipes.flatMap((recipe): MealSwap[] => {
          const text = texts.get(recipe.id);
          if (!text) return [];
          const plan = withMealOn(row.plan, uncovered(text, recipe, place));
          return [proposalOf({ plan, place, photo: photos.get(recipe.id) })];
        });
      });
    },

    weigh: (cook, call) => weighMeals(db, catalogue, pictures, cook, call),

    swap(cook, { place, recipeId, newRecipeId, isKept, ...call }) {
      const request = ['swap', place, recipeId, newRecipeId, isKept];
      const swapping = () =>
        change(cook, { ...call, request }, async (state) => {
          const { plan } = state.row;
          expectUncooked(expectMeal(plan, place, recipeId));
          if (plan.meals.some(({ id }) => id === newRecipeId)) {
            throw new Problem(409, 'This recipe is already in your plan.');
          }
          await keepProposed(state.db, cook.userId, newRecipeId, state);
          const meal = await chosenMeal(state, cook, { place, recipeId: newRecipeId });
          return { plan: withMealOn(plan, { ...meal, kept: isKept }), stock: [] };
        });
      // A proposed dinner is composed again, so it takes a place in the queue: otherwise many at once would delay other cooks.
      return newRecipeId < FIRST_OWN_RECIPE_ID ? swapping() : planner.admit(cook, swapping);
    },
  };
}
