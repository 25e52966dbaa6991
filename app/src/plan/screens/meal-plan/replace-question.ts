import type { MealPlan } from '../../current/meal-plan.query.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/**
 * The consequences of replacing the plan, for its confirmation. `isFull` if the oldest stored week would be
 * dropped.
 */
export function replaceQuestion({ meal_plan: meals }: Pick<MealPlan, 'meal_plan'>, isFull: boolean): string {
  const cooked = meals.filter((meal) => meal.cooked_at !== null).length;
  const week = `your ${counted(meals.length, 'dinner', 'dinners')}`;
  const done = cooked === 0 ? '' : `, ${cooked} of them cooked`;
  const oldest = isFull ? ' Ten weeks are already saved, so the oldest one will be deleted.' : '';
  return `A new plan replaces ${week}${done}. Swaps, cooked meals and purchases go with it. Your pantry stays as it is, and you can bring this week back for a day.${oldest}`;
}
