import { dishNames, roundDownToHave, sayAmount, sayAmountOf, sentenceCase } from '@larder/domain';
import type { MealOfWeek } from '@larder/ui/meal-week';
import type { ShoppingItem, ShoppingPurchase, WaitingShoppingPurchase } from '@larder/ui/shopping-list';
import { recipePictureFile } from '../../../platform/pictures/recipe-picture-file.ts';
import { frozenNote } from '../../../shopping/frozen-words.ts';
import { shoppingId } from '../../../shopping/shopping-id.ts';
import type { WaitingPurchase } from '../../../shopping/waiting-purchases.ts';
import type { MealPlan } from '../../current/meal-plan.query.ts';
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
    ...dishNames(meal.title, meal.english_title),
    href: `/dashboard/recipes/${meal.id}`,
    picture: recipePictureFile(meal.thumbnail_url, SIZES),
    country: meal.country,
    difficulty: meal.cooking_difficulty,
    reason: meal.reason,
    totalTime: meal.total_time,
    waitingTime: meal.waiting_time,
    waitingKind: meal.waiting_kind,
    servings: meal.servings,
    matchPercentage: meal.matchPercentage,
    matchNote: meal.cooked_at === null ? meal.match_note : null,
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

/** What to buy, without what is bought and still to be sent. What the pantry has of it is said where it has some. */
export function toItems(
  { id, shopping_items: all }: MealPlan,
  waiting: readonly WaitingPurchase[] = [],
): ShoppingItem[] {
  const bought = new Set(
    waiting.filter(({ planId }) => planId === id).flatMap(({ checkedIds }) => checkedIds),
  );
  return all
    .filter((item) => !bought.has(shoppingId(item)))
    .map((item) => ({
      id: shoppingId(item),
      name: sentenceCase(item.name),
      quantity: item.buy,
      unit: item.unit,
      category: item.category,
      soldAs: item.sold_as ?? undefined,
      note: item.parts?.map(partText).join(', '),
      ...(item.have > 0 && {
        need: item.need,
        have: item.in_pantry?.quantity ?? roundDownToHave(item.have, item.unit),
        haveUnit: item.in_pantry?.unit,
      }),
    }));
}

type Part = NonNullable<MealPlan['shopping_items'][number]['parts']>[number];

/** '4 for egg yolks', '200 g of rice'. */
function partText({ name, quantity, unit = 'piece' }: Part): string {
  if (unit !== 'piece') return sayAmountOf({ quantity, unit }, name);
  return `${sayAmount({ quantity, unit }, { isNamed: true })} for ${name}`;
}

/** What was bought and is still to be sent, or waits for the cook. */
export const toWaiting = (
  { key, boughtAt, items, isTakenBack = false, refused }: WaitingPurchase,
  addedAnyway: readonly string[],
): WaitingShoppingPurchase => ({
  ...(refused !== undefined && { problem: `This could not be added to your pantry. ${refused}`.trim() }),
  pending: isTakenBack || addedAnyway.includes(key),
  id: key,
  boughtAt,
  items: items.map((item) => ({
    id: shoppingId(item),
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
  })),
});

/** What was bought for the plan. */
export const toPurchases = ({ purchases }: MealPlan): ShoppingPurchase[] =>
  purchases.map(({ id, bought_at: arrivedAt, bought_on: boughtAt = arrivedAt, items }) => ({
    id,
    boughtAt,
    items: items.map((item) => ({
      id: shoppingId(item),
      name: sentenceCase(item.name),
      quantity: item.quantity,
      unit: item.unit,
      note: frozenNote(item),
    })),
  }));
