import { placeOf, type MealPlace } from '@larder/domain';
import { brokenLimits, forCook, limitsOf } from '@larder/domain/planner';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { readRecipeTexts } from '../recipes/candidate.store.ts';
import { readRecipesById } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { readPhotoAddresses, type Pictures } from '../recipes/memory/pictures.ts';
import { unhurried, type Steps } from '../recipes/search/unhurried.ts';
import { exchanged, mealOn, withMealOn } from './arrangement.ts';
import { leavingOut, uncovered } from './chosen-meal.ts';
import { expectPlan, expectUncooked } from './expected-meal.ts';
import { expectLeftoversFit, expectNoLeftovers } from './leftovers.ts';
import { readMealPlan } from './meal-plan.store.ts';
import { proposalsFor, type MealSwap } from './meal-proposal.ts';
import { readPlanInputs } from './plan-answer.ts';
import { settlingOf } from './plan-change.ts';

/** A place of a plan, and recipes that the cook may put there. */
export interface WeighCall {
  readonly planId: string;
  readonly place: MealPlace;
  readonly recipeIds: readonly number[];
}

/**
 * What recipes of the cook's choice would change in a week if they were put in a place, in the order asked for. Those that
 * could not be put there are left out. A recipe of another place would swap with what is there.
 */
export async function weighMeals(
  db: Connection,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  cook: Cook,
  { planId, place, recipeIds }: WeighCall,
): Promise<MealSwap[]> {
  const { userId, today } = cook;
  await requireAccess(db, cook, 'plan.read', [planId]);
  const ids = await requireAccess(db, cook, 'recipe.read', [...new Set(recipeIds)]);
  const row = expectPlan(await readMealPlan(db, userId), planId);
  const { plan } = row;
  const there = mealOn(plan, place);
  if (there) expectUncooked(there);
  expectNoLeftovers(plan, place);
  const snapshot = catalogue.current();
  const settling = settlingOf(row, await readPlanInputs(db, userId), snapshot, today);
  const { preferences, filters } = settling;
  const limits = limitsOf({ preferences, filters: leavingOut(filters) });
  const recipes = await readRecipesById(db, userId, snapshot, ids);
  const texts = await readRecipeTexts(db, userId, ids);
  const photos = await readPhotoAddresses(db, cook, pictures, ids);

  const withRecipe = (id: number): KeptPlan | null => {
    const planned = plan.meals.find((meal) => meal.id === id);
    if (planned) {
      if (planned.cooked_at !== null) return null;
      const moved = exchanged(plan, placeOf(planned), place);
      return fits(moved, snapshot) ? moved : null;
    }
    const recipe = recipes.find((one) => one.id === id);
    const text = texts.get(id);
    if (!recipe || !text || brokenLimits(recipe, limits).length > 0) return null;
    return withMealOn(plan, uncovered(text, forCook(recipe, preferences), place));
  };
  // Twenty settled weeks in one go would keep other cooks waiting.
  function* weighed(): Steps<MealSwap[]> {
    const proposalOf = proposalsFor(plan, settling, pictures);
    const found: MealSwap[] = [];
    for (const id of ids) {
      const changed = withRecipe(id);
      if (changed) found.push(proposalOf({ plan: changed, place, photo: photos.get(id) }));
      yield;
    }
    return found;
  }
  return unhurried(weighed());
}

/** Whether the leftovers of a rearranged week can still be eaten when they are planned. */
function fits(...week: Parameters<typeof expectLeftoversFit>): boolean {
  try {
    expectLeftoversFit(...week);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
