import { sentenceCase, UNITS } from '@larder/domain';
import type { MealOfWeek } from '@larder/ui/meal-week';
import type { ShoppingItem, ShoppingPurchase } from '@larder/ui/shopping-list';
import { recipePictureFile } from '../../pictures/recipe-picture-file.ts';
import type { MealPlan } from '../../queries/meal-plan.ts';
import { expiringUses } from './expiring-uses.ts';

type Meal = MealPlan['meal_plan'][number];

/** How wide a meal's picture is: the page on a phone, beside the words from there. */
const SIZES = '(width < 40rem) 100vw, 20rem';

/** A meal keeps its id, its day, when another takes its place: so does the focus. */
export const mealId = ({ day, id }: Pick<Meal, 'day' | 'id'>): string => day ?? `recipe ${id}`;

/** A meal as the week shows it. What has been cooked saves nothing from the bin any more. */
export function toMeal(meal: Meal, today: Date, pendingDays: readonly string[]): MealOfWeek {
  const isCooked = meal.cooked_at !== null;
  return {
    id: mealId(meal),
    day: meal.day,
    title: meal.title,
    href: `/dashboard/recipes/${meal.id}`,
    picture: recipePictureFile(meal.thumbnail_url, SIZES),
    country: meal.country,
    difficulty: meal.cooking_difficulty,
    reason: meal.reason,
    totalTime: meal.total_time,
    servings: meal.servings,
    matchPercentage: meal.matchPercentage,
    missingCount: meal.missingIngredientIDs.length,
    costPerServing: meal.estimated_cost.cost_per_serving,
    totalCost: meal.estimated_cost.total_cost,
    nutrition: meal.nutritional_info,
    instructions: meal.instructions,
    expiring: isCooked ? [] : expiringUses(meal.uses, today),
    cooked: isCooked,
    pending: pendingDays.includes(mealId(meal)),
  };
}

type ToBuy = MealPlan['shopping_items'][number];

/** The same for the same thing in a plan that is made anew, so that what is checked stays checked. */
export const shoppingId = ({ ingredient_id: id, unit }: Pick<ToBuy, 'ingredient_id' | 'unit'>): string =>
  `${id} ${UNITS[unit].kind}`;

/** What to buy. What the pantry has of it is said where it has some. */
export const toItems = ({ shopping_items: all }: MealPlan): ShoppingItem[] =>
  all.map((item) => ({
    id: shoppingId(item),
    name: sentenceCase(item.name),
    quantity: item.buy,
    unit: item.unit,
    category: item.category,
    ...(item.have > 0 && { need: item.need, have: inWords(item.have, item.unit) }),
  }));

/** Nobody has 4.56 eggs: what is counted or measured by the spoon is told to a quarter. */
function inWords(quantity: number, unit: ToBuy['unit']): number {
  const { kind } = UNITS[unit];
  const isFine = kind === 'weight' || unit === 'ml' || unit === 'l' || quantity < 0.25;
  return isFine ? quantity : Math.floor(quantity * 4) / 4;
}

/** What was bought for the plan. */
export const toPurchases = ({ purchases }: MealPlan): ShoppingPurchase[] =>
  purchases.map(({ id, bought_at: boughtAt, items }) => ({
    id,
    boughtAt,
    items: items.map((item) => ({
      id: shoppingId(item),
      name: sentenceCase(item.name),
      quantity: item.quantity,
      unit: item.unit,
    })),
  }));
