import type { MealPlan } from './current/meal-plan.query.ts';

/** The ingredients that the server's sentences about a meal can name. */
export const namesIn = ({
  ingredients,
  uses,
}: Pick<MealPlan['meal_plan'][number], 'ingredients' | 'uses'>): string[] =>
  [...ingredients, ...uses].map(({ name }) => name);
