import type { MealPlan } from '../../current/meal-plan.query.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/**
 * What follows when a new plan takes the place of this one, in words for the question before it. `isFull` when so many weeks
 * are kept that the oldest goes.
 */
export function replaceQuestion({ meal_plan: meals }: Pick<MealPlan, 'meal_plan'>, isFull: boolean): string {
  const cooked = meals.filter((meal) => meal.cooked_at !== null).length;
  const week = `your ${counted(meals.length, 'dinner', 'dinners')}`;
  const done = cooked === 0 ? '' : `, ${cooked} of them cooked`;
  const oldest = isFull ? ' Ten weeks are kept already, so the oldest one goes.' : '';
  return `A new plan replaces ${week}${done}. Swaps, cooked marks and purchases go too. Your pantry stays as it is, and you can bring this week back for a day.${oldest}`;
}
