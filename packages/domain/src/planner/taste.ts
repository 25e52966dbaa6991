import type { Candidate, Wishes } from './model.ts';
import { randomNumbers, seedOf } from './random.ts';
import { MEAL, RESTING } from './weights.ts';

/**
 * What the taste of a kitchen gives each recipe: some are liked more than others, and some rest this week. Which
 * ones depends on its contents and the week, so that the same kitchen is given the same plan. Without it every cook would
 * be given the same few dishes; a cook with few recipes to choose from is given others anyway, so fewer of them rest. The
 * more often a dish rests, the more it loses then: what suits any kitchen would be chosen nevertheless.
 * Flexible dinners are the kitchen's own, and neither rest nor are liked more.
 */
export function tasteOf(
  { kitchen, today }: Pick<Wishes, 'kitchen' | 'today'>,
  recipes: readonly Pick<Candidate, 'id' | 'needs'>[],
): (recipeId: number) => number {
  if (kitchen === undefined) return () => 0;
  const seed = seedOf([kitchen, today]);
  const choice = Math.min(1, recipes.length / RESTING.choice);
  const resting = new Map(recipes.map((recipe) => [recipe.id, choice * restingOf(recipe)]));
  return (recipeId) => {
    const rests = resting.get(recipeId);
    if (rests === undefined) return MEAL.taste / 2;
    const random = randomNumbers(seed ^ Math.imul(recipeId, 0x9e3779b1));
    return MEAL.taste * random() + (random() < rests ? MEAL.resting * (rests / RESTING.usual) ** 3 : 0);
  };
}

/** How often a dish rests: the fewer things it needs, the more kitchens it suits. */
function restingOf({ needs }: Pick<Candidate, 'needs'>): number {
  const things = new Set(needs.flatMap(({ ingredientId, isStaple }) => (isStaple ? [] : ingredientId)));
  return Math.min(
    RESTING.most,
    Math.max(RESTING.least, RESTING.most - RESTING.each * (things.size - RESTING.few)),
  );
}
