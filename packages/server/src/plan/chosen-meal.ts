import { inPlace, type MealPlace, type RecipeFilters } from '@larder/domain';
import { brokenLimits, forCook, limitsOf, type Candidate } from '@larder/domain/planner';
import { requireAccess } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import { notFound } from '../platform/http/problem.ts';
import { readRecipeTexts } from '../recipes/candidate.store.ts';
import { readRecipe } from '../recipes/candidates.ts';
import { outsideLimits } from './outside-limits.ts';
import type { PlanState } from './plan-change.ts';
import { writeMeal, type RecipeText } from './plan-writing.ts';

/**
 * A recipe that the cook wants in a place, as a full meal. 404 for one that they cannot read, 409 for one outside their
 * limits or what the plan's filters leave out: those that only narrow the choice are about what Larder chooses.
 */
export async function chosenMeal(
  { db, preferences, filters, snapshot }: Pick<PlanState, 'db' | 'preferences' | 'filters' | 'snapshot'>,
  { userId }: Pick<SignedIn, 'userId'>,
  { place, recipeId }: { readonly place: MealPlace; readonly recipeId: number },
): Promise<KeptMeal> {
  await requireAccess(db, { userId }, 'recipe.read', [recipeId]);
  const recipe = await readRecipe(db, userId, snapshot, recipeId);
  const text = (await readRecipeTexts(db, userId, [recipeId])).get(recipeId);
  if (!recipe || !text) throw notFound('recipe');
  const limits = limitsOf({ preferences, filters: leavingOut(filters) });
  const broken = brokenLimits(recipe, limits);
  if (broken.length > 0) throw outsideLimits({ name: 'This recipe', recipe }, broken, limits, snapshot.names);
  return uncovered(text, forCook(recipe, preferences), place);
}

/** The filters that leave something out: 'vegetarian' and 'no pork', but neither 'Italian' nor 'only fish'. */
export const leavingOut = ({ flags }: RecipeFilters): RecipeFilters => ({
  flags: flags.filter((flag) => !flag.startsWith('has_')),
  countries: [],
});

/** A meal before its plan is settled, which computes its stock and shopping. */
export function uncovered(text: RecipeText, recipe: Candidate, place: MealPlace): KeptMeal {
  const nothing = { toBuy: [], uses: [], missingIds: [], ingredientCount: 0 };
  return writeMeal(text, { recipe, ...inPlace(place), coverage: nothing });
}
