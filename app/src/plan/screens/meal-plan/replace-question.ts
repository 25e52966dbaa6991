import { weekFrom, type Day } from '@larder/domain';
import { t } from '../../../platform/language/t.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { mealsInWords } from '../../meals-in-words.ts';

/**
 * The consequences of replacing the plan, for its dialog. Only the days of the new week count, because no others
 * can stay. `isFull` if the oldest stored week would be dropped.
 */
export function replaceQuestion(
  { meal_plan: all }: Pick<MealPlan, 'meal_plan'>,
  startsOn: Day,
  isFull: boolean,
): string {
  const dates = weekFrom(startsOn);
  // Meals of a plan from before they had dates count.
  const meals = all.filter(({ date }) => !date || dates.includes(date));
  const cooked = meals.filter((meal) => meal.cooked_at !== null).length;
  const open = meals.length - cooked;
  return [
    ...(open > 0
      ? [
          t('This replaces {meals}, except those you keep.', {
            meals: mealsInWords(meals.filter((meal) => meal.cooked_at === null)),
          }),
        ]
      : []),
    ...(cooked > 0 ? [t('What is cooked stays.')] : []),
    t('You have a day to bring this week back.'),
    ...(isFull ? [t('Ten weeks are already saved, so the oldest one will be deleted.')] : []),
  ].join(' ');
}
