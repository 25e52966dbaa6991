import type { CountryCode } from '../countries.ts';
import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Preferences } from '../model/preferences.ts';
import { countriesOf } from '../vocabulary/cuisines.ts';
import type { Candidate, Dish } from './model.ts';
import {
  HARD,
  LEAST_KCAL,
  LEAST_PROTEIN,
  MEAL,
  MEDIUM,
  MOST_WEEKDAY_MINUTES,
  ROLE,
  WEEKDAY_MINUTES,
} from './weights.ts';

/** The parts of a recipe that the planner scores. */
export type Weighed = Dish & Pick<Candidate, 'role' | 'course'>;

/** The preferred cuisine that covers a country, if any. */
export function preferredCuisine(country: CountryCode | null, preferences: Preferences): string | undefined {
  if (country === null) return undefined;
  return preferences.preferred_cuisines.find((cuisine) => countriesOf(cuisine).includes(country));
}

/** The preferred protein that a recipe contains, if any. */
export function preferredProtein(recipe: Dish, preferences: Preferences): string | undefined {
  return recipe.proteins.find((protein) => preferences.protein_preferences.includes(protein));
}

/** How good a dinner a recipe makes for a cook, regardless of the pantry. */
export function likingOf(recipe: Weighed, preferences: Preferences): number {
  const { cooking_experience: experience } = preferences;
  let worth = recipe.eveningBefore === null ? 0 : MEAL.eveningBefore;
  if (preferredCuisine(recipe.country, preferences)) worth += MEAL.preferredCuisine;
  if (preferredProtein(recipe, preferences)) worth += MEAL.preferredProtein;
  if (experience !== null && recipe.difficulty === 'hard') worth += HARD[experience];
  if (experience !== null && recipe.difficulty === 'medium') worth += MEDIUM[experience];
  return worth;
}

/** The penalty for what keeps a recipe from being a proper dinner that day. */
export function floorOf(recipe: Weighed, day: WeekDay): number {
  let worth: number = ROLE[recipe.role];
  if (recipe.calories < LEAST_KCAL) worth += MEAL.tooLight;
  if (recipe.protein < LEAST_PROTEIN) worth += MEAL.tooLittleProtein;
  if (isWeekday(day) && workOf(recipe) > MOST_WEEKDAY_MINUTES) worth += MEAL.tooLong;
  return worth;
}

const isWeekday = (day: WeekDay) => WEEK_DAYS.indexOf(day) < 5;

/** Hands-on minutes: waiting for dough to rise is not work. */
const workOf = ({ totalTime, waitingTime }: Timed) => totalTime - waitingTime;

type Timed = Pick<Dish, 'totalTime' | 'waitingTime'>;

/** The cost of its hands-on time that day: half at the weekend. */
export function timeOn(day: WeekDay, dish: Timed): number {
  return (isWeekday(day) ? MEAL.minute : MEAL.minute / 2) * workOf(dish);
}

/** Whether a dish makes for a long evening that day. */
export const isLong = (day: WeekDay, dish: Timed): boolean =>
  isWeekday(day) && workOf(dish) > WEEKDAY_MINUTES;
