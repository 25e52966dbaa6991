import type { MealPlan } from '../../current/meal-plan.query.ts';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/**
 * The consequences of replacing the plan, for its dialog. `isFull` if the oldest stored week would be
 * dropped.
 */
export function replaceQuestion({ meal_plan: meals }: Pick<MealPlan, 'meal_plan'>, isFull: boolean): string {
  const cooked = meals.filter((meal) => meal.cooked_at !== null).length;
  const open = meals.length - cooked;
  const stays = cooked === 0 ? '' : ` What is cooked stays.`;
  const oldest = isFull ? ' Ten weeks are already saved, so the oldest one will be deleted.' : '';
  return `This replaces ${counted(open, 'dinner', 'dinners')}, but for those you keep.${stays} You can bring this week back for a day.${oldest}`;
}
