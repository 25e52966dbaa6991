import { dishNames, placeOf, weekDayOf, type UnitSystem } from '@larder/domain';
import type { MealStandIn } from '@larder/ui/meal-card';
import type { MealOfWeek } from '@larder/ui/meal-week';
import { t } from '../../../platform/language/t.ts';
import { weekdayInWords } from '../../../platform/language/weekday-in-words.ts';
import { regionalName, regionalSentence } from '../../../platform/locale/shown-name.ts';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
import { namesIn } from '../../names-in.ts';
import { numbered, stepTexts } from '../../../recipes/shown-steps.ts';
import { expiringUses } from './expiring-uses.ts';

type Meal = MealPlan['meal_plan'][number];

/** Width of a meal's picture: full width on a phone, otherwise next to the text. */
const SIZES = '(width < 40rem) 100vw, 20rem';

/** A meal's id is its place, so it keeps its id, and focus, when swapped. */
export const mealId = ({ day, slot, id }: Pick<Meal, 'day' | 'slot' | 'id'>): string =>
  day ? placeOf({ day, slot }) : `recipe ${id}`;

/** The recipe with the meal's amounts. */
const recipeHref = ({ id, servings, written_servings: written }: Meal): string =>
  `/dashboard/recipes/${id}${written === undefined ? '' : `?servings=${servings}`}`;

/** What happens to the rest of a meal that is cooked double. */
const doubledInWords = ({ date, slot }: NonNullable<Meal['leftovers_on']>) =>
  slot === 'lunch'
    ? t('The rest is lunch on {day}.', { day: weekdayInWords(weekDayOf(date)) })
    : t('The rest is dinner on {day}.', { day: weekdayInWords(weekDayOf(date)) });

/**
 * What the pantry has instead of this meal's ingredients, where it is enough: said once for two lines of the same
 * ingredient.
 */
export function standInsOf({ ingredients }: Pick<Meal, 'ingredients'>): MealStandIn[] {
  const said = new Map(
    ingredients.flatMap(({ name, to_buy: toBuy, stand_in: standIn }): [string, MealStandIn][] => {
      if (!standIn || toBuy > 0) return [];
      const shown = { ...standIn, ingredient: regionalName(name), name: regionalName(standIn.name) };
      return [[`${shown.ingredient}, ${shown.name}`, shown]];
    }),
  );
  return [...said.values()];
}

/** A meal as the week shows it. Cooked meals no longer list expiring ingredients. */
export function toMeal(
  meal: Meal,
  today: Date,
  units: UnitSystem = 'as_written',
): MealOfWeek & { id: string } {
  const isCooked = meal.cooked_at !== null;
  return {
    id: mealId(meal),
    day: meal.day,
    date: meal.date,
    slot: meal.slot,
    ...dishNames(meal.title, meal.english_title),
    href: recipeHref(meal),
    picture: recipePictureFile(meal.thumbnail_url, SIZES),
    country: meal.country,
    difficulty: meal.cooking_difficulty,
    reason: regionalSentence(meal.reason, namesIn(meal)),
    totalTime: meal.total_time,
    waitingTime: meal.waiting_time,
    waitingKind: meal.waiting_kind,
    eveningBefore: meal.evening_before,
    servings: meal.servings,
    matchPercentage: meal.matchPercentage,
    matchNote:
      meal.cooked_at === null && meal.match_note ? regionalSentence(meal.match_note, namesIn(meal)) : null,
    standIns: standInsOf(meal),
    missingCount: meal.missingIngredientIDs.length,
    costPerServing: meal.estimated_cost.cost_per_serving,
    totalCost: meal.estimated_cost.total_cost,
    nutrition: meal.nutritional_info,
    instructions: numbered(stepTexts(meal, units)),
    expiring: isCooked ? [] : expiringUses(meal.uses, today),
    cooked: isCooked,
    kept: meal.kept,
    doubled: meal.leftovers_on && doubledInWords(meal.leftovers_on),
  };
}
