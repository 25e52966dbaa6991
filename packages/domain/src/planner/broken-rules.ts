import type { WeekDay } from '../meal-week.ts';
import { isLong } from './liking.ts';
import type { PlannedMeal } from './model.ts';
import {
  ENOUGH_VEGETABLES,
  FREE_IN_A_WEEK,
  LEAST_KCAL,
  LEAST_PROTEIN,
  POOR_SHARE,
  WEEKDAY_MINUTES,
} from './weights.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The rules of a good week that this one breaks, in sentences; none if it keeps them all. The planner breaks one only where
 * no week within the limits keeps them all; a cook is free to.
 */
export function brokenRules(meals: readonly PlannedMeal[]): string[] {
  const daysWith = (is: (meal: PlannedMeal) => boolean) => meals.filter(is).map(({ day }) => day);
  const long = daysWith(({ day, recipe }) => isLong(day, recipe));
  return [
    ...have(
      daysWith(({ recipe }) => recipe.calories < LEAST_KCAL),
      `fewer than ${LEAST_KCAL} kcal a serving`,
    ),
    ...have(
      daysWith(({ recipe }) => recipe.protein < LEAST_PROTEIN),
      `less than ${LEAST_PROTEIN} g of protein a serving`,
    ),
    ...fewVegetables(meals),
    ...alike(meals, ({ recipe }) => recipe.base),
    ...alike(meals, ({ recipe }) => recipe.proteins[0] ?? null),
    ...(long.length > 1 ? have(long, `more than ${WEEKDAY_MINUTES} minutes of work`) : []),
  ];
}

function have(days: readonly WeekDay[], what: string): string[] {
  if (days.length === 0) return [];
  return [`${LIST.format(days)} ${days.length === 1 ? 'has' : 'have'} ${what}.`];
}

function fewVegetables(meals: readonly PlannedMeal[]): string[] {
  const green = meals.filter(({ recipe }) => recipe.vegetables >= ENOUGH_VEGETABLES).length;
  if (meals.length - green <= Math.floor(meals.length * POOR_SHARE)) return [];
  const which = green === 0 ? 'No dinner' : `Only ${green} of the ${meals.length} dinners`;
  return [`${which} ${green < 2 ? 'has' : 'have'} ${ENOUGH_VEGETABLES} g of vegetables a serving.`];
}

/** 'Monday, Wednesday and Friday all have rice.', 'Monday and Tuesday both have rice.' */
function alike(meals: readonly PlannedMeal[], kindOf: (meal: PlannedMeal) => string | null): string[] {
  const kinds = new Map<string, number[]>();
  for (const [place, meal] of meals.entries()) {
    const kind = kindOf(meal);
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  return [...kinds].flatMap(([kind, places]) => {
    const isTooOften = places.length > FREE_IN_A_WEEK;
    const isInARow = places.some((place) => places.includes(place + 1));
    if (!isTooOften && !isInARow) return [];
    const days = places.map((place) => meals[place]!.day);
    return [`${LIST.format(days)} ${isTooOften ? 'all' : 'both'} have ${kind}.`];
  });
}
