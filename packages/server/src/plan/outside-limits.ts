import { DIETS, dietaryFlags, isUnknownId } from '@larder/domain';
import { animalsOf, fitsDiet, type IngredientIndex } from '@larder/domain/model';
import { brokenLimits, type Judged, type Limit } from '@larder/domain/planner';
import { Problem } from '../platform/http/problem.ts';

/** The recipe that is refused, as far as it can be read. */
interface Refused {
  /** How the sentence begins: 'This recipe'. */
  readonly name: string;
  /** Null for one that is gone. */
  readonly recipe: Judged | null;
}

/**
 * 409 for a recipe that breaks these limits, by their names. One that breaks them only because some of its lines are not
 * checked is said to, with what to do about it.
 */
export function outsideLimits(
  { name, recipe }: Refused,
  broken: readonly string[],
  limits: readonly Limit[],
  names: Pick<IngredientIndex, 'get'>,
): Problem {
  const lines = recipe ? uncheckedIn(recipe, limits, names) : 0;
  const why = lines === 0 ? '.' : `: ${notChecked(lines)}`;
  return new Problem(409, `${name} falls outside your limits (${broken.join(', ')})${why}`);
}

const notChecked = (lines: number): string =>
  lines === 1
    ? '1 of its lines is not checked. Edit the recipe and choose an ingredient for that line.'
    : `${lines} of its lines are not checked. Edit the recipe and choose an ingredient for each.`;

/** How many unknown lines keep a recipe out; 0 if the known ones break all of the same limits. */
function uncheckedIn(recipe: Judged, limits: readonly Limit[], names: Pick<IngredientIndex, 'get'>): number {
  if (!recipe.isUnchecked) return 0;
  const known = recipe.needs.flatMap(({ ingredientId }) => names.get(ingredientId) ?? []);
  const { sure: _sure, ...others } = recipe;
  const ofKnown: Judged = {
    ...others,
    isUnchecked: false,
    allergens: known.flatMap(({ allergens }) => allergens),
    diets: DIETS.filter((diet) => fitsDiet(known, diet)),
    dietary: dietaryFlags(animalsOf(known)),
  };
  const isUnsure = brokenLimits(ofKnown, limits).length < brokenLimits(recipe, limits).length;
  return isUnsure ? recipe.needs.filter(({ ingredientId }) => isUnknownId(ingredientId)).length : 0;
}
