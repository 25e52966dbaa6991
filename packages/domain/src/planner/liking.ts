import type { CountryCode } from '../countries.ts';
import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import { countriesOf } from '../vocabulary/cuisines.ts';
import type { Candidate, Dish } from './model.ts';
import { HARD, MEDIUM, ROLE, WEEKDAY_MINUTES, WEIGHTS } from './weights.ts';

/** The parts of a recipe that the planner scores. */
export type Weighed = Dish & Pick<Candidate, 'role'>;

/** The preferred cuisine that a country's cooking belongs to, if any. */
export function preferredCuisine(country: CountryCode, preferences: Preferences): string | undefined {
  return preferences.preferred_cuisines.find((cuisine) => countriesOf(cuisine).includes(country));
}

/** The preferred protein that a recipe contains, if any. */
export function preferredProtein(recipe: Dish, preferences: Preferences): string | undefined {
  return recipe.proteins.find((protein) => preferences.protein_preferences.includes(protein));
}

/** How much a cook likes a recipe regardless of the pantry, in points. */
export function likingOf(recipe: Weighed, preferences: Preferences): number {
  const { cooking_experience: experience } = preferences;
  let points: number = ROLE[recipe.role];
  if (preferredCuisine(recipe.country, preferences)) points += WEIGHTS.preferredCuisine;
  if (preferredProtein(recipe, preferences)) points += WEIGHTS.preferredProtein;
  if (experience !== null && recipe.difficulty === 'hard') points += HARD[experience];
  if (experience !== null && recipe.difficulty === 'medium') points += MEDIUM[experience];
  return points;
}

/**
 * The cost of its work on a day, in points: none on Saturday and Sunday. A dough that rises by itself is not work.
 */
export function timeOn(
  day: WeekDay,
  { totalTime, waitingTime }: Pick<Dish, 'totalTime' | 'waitingTime'>,
): number {
  const work = totalTime - waitingTime;
  return WEEK_DAYS.indexOf(day) < 5 ? Math.max(0, work - WEEKDAY_MINUTES) * WEIGHTS.weekdayMinute : 0;
}
