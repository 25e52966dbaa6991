import { findCountry } from '../countries.ts';
import { placeOf } from '../meal-place.ts';
import type { Base } from '../nutrition/plate.ts';
import type { Protein } from '../vocabulary/preferences.ts';
import { boughtFor, HAIR, restOfPacks, type Bought } from './purchases.ts';
import { offsetOf } from './days.ts';
import type { Dish, Need, PlannedMeal } from './model.ts';
import { isTrifle, LEAST_GRAMS } from './trifles.ts';
import { inDollars, listOf } from './uses-in-words.ts';

/** With fewer dinners, each is the only one of its kind. */
const FEW_DINNERS = 4;

/** Dinners that are named after their main protein or their base. Beans, cheese and bread are in too many others. */
const KINDS: Readonly<Partial<Record<Protein | Base, string>>> = {
  chicken: 'chicken',
  beef: 'beef',
  pork: 'pork',
  fish: 'fish',
  seafood: 'seafood',
  tofu: 'tofu',
  eggs: 'egg',
  rice: 'rice',
  pasta: 'pasta',
  noodles: 'noodle',
  potatoes: 'potato',
};

/** What a meal has to do with the others of its week. */
export interface InWeek {
  /** 'Uses the rest of the cream bought for Tuesday.' */
  readonly rest: string | null;
  /** "Shares the spinach and feta on your list with Thursday's dinner." */
  readonly shared: string | null;
  /** "The week's only fish dinner." */
  readonly only: string | null;
  /** "The week's cheapest dinner, at about $0.80 a serving." */
  readonly cheapest: string | null;
}

/** What there is to say of a meal that depends on the rest of its week, in menu order; nothing if it is not part of it. */
export function inWeek(meal: PlannedMeal, week: readonly PlannedMeal[], today: string): InWeek {
  const at = week.findIndex((other) => placeOf(other) === placeOf(meal));
  if (at < 0) return { rest: null, shared: null, only: null, cheapest: null };
  const others = week.toSpliced(at, 1);
  const keeps = ({ keepsDays }: Need, other: PlannedMeal) =>
    Math.abs(offsetOf(other.day, today) - offsetOf(meal.day, today)) <= (keepsDays?.opened ?? Infinity);
  return {
    rest: restOf(meal, week.slice(0, at), keeps),
    shared: sharedWith(meal, others, keeps),
    only: onlyOf(meal, others),
    cheapest: cheapestOf(meal, others),
  };
}

/** Whether something opened for one of two meals is still good for the other. */
type Keeps = (need: Need, other: PlannedMeal) => boolean;

/** The dearest purchase that a pack bought for an earlier meal covers. */
function restOf(meal: PlannedMeal, earlier: readonly PlannedMeal[], keeps: Keeps): string | null {
  for (const { need, grams } of worthNaming(meal)) {
    if (need.packGrams === null) continue;
    const buyers = earlier.filter((other) => purchasesOf(other).has(need.ingredientId));
    const last = buyers.at(-1);
    if (!last || !buyers.every((other) => keeps(need, other))) continue;
    const used = buyers.reduce((sum, other) => sum + purchasesOf(other).get(need.ingredientId)!.grams, 0);
    if (grams <= restOfPacks(used, need.packGrams) + HAIR)
      return `Uses the rest of the ${nounOf(need)} bought for ${last.day}.`;
  }
  return null;
}

/** What it buys together with the meal that buys most of the same. */
function sharedWith(meal: PlannedMeal, others: readonly PlannedMeal[], keeps: Keeps): string | null {
  const own = worthNaming(meal);
  const shared = others.map((other) => {
    const theirs = purchasesOf(other);
    return { other, goods: own.filter(({ need }) => theirs.has(need.ingredientId) && keeps(need, other)) };
  });
  const [most] = shared.toSorted((a, b) => b.goods.length - a.goods.length);
  if (!most || most.goods.length === 0) return null;
  const { day, slot = 'dinner' } = most.other;
  return `Shares the ${listOf(most.goods.map(({ need }) => nounOf(need)))} on your list with ${day}'s ${slot}.`;
}

/** The other dinners that a dinner is compared with; null for a lunch, or if there are too few. */
function rivalsOf({ slot }: PlannedMeal, others: readonly PlannedMeal[]): readonly Dish[] | null {
  const dinners = others.filter((other) => other.slot !== 'lunch').map((other) => other.recipe);
  return slot === 'lunch' || dinners.length + 1 < FEW_DINNERS ? null : dinners;
}

/** The protein, the base or else the cuisine that no other dinner has. */
function onlyOf(meal: PlannedMeal, others: readonly PlannedMeal[]): string | null {
  const dinners = rivalsOf(meal, others);
  if (!dinners) return null;
  const { proteins, base, country } = meal.recipe;
  const [protein] = proteins;
  const isOnlyProtein = protein && !dinners.some((other) => other.proteins[0] === protein);
  const isOnlyBase = base && !dinners.some((other) => other.base === base);
  // A dinner of unknown origin may be from there too.
  const isOnlyCuisine = !dinners.some((other) => other.country === null || other.country === country);
  const kind =
    (isOnlyProtein && KINDS[protein]) ||
    (isOnlyBase && KINDS[base]) ||
    (isOnlyCuisine && findCountry(country)?.cuisine);
  return kind ? `The week's only ${kind} dinner.` : null;
}

/** Cheapest by at least the cent that is shown. */
function cheapestOf(meal: PlannedMeal, others: readonly PlannedMeal[]): string | null {
  const dinners = rivalsOf(meal, others);
  const price = inDollars(meal.recipe.costPerServing);
  const isCheapest = dinners?.every(
    ({ costPerServing: other }) => other > meal.recipe.costPerServing && inDollars(other) !== price,
  );
  return isCheapest ? `The week's cheapest dinner, at about ${price} a serving.` : null;
}

/** What a meal buys and would name: more than a trifle, the dearest first. */
const worthNaming = (meal: PlannedMeal): Bought[] =>
  [...purchasesOf(meal).values()]
    .filter((one) => !isTrifle(one.grams, dollarsOf(one)))
    .toSorted((a, b) => dollarsOf(b) - dollarsOf(a));

const dollarsOf = ({ need, grams }: Bought): number => need.dollarsPerGram * grams;

/** What a meal buys, by ingredient, without a little of what keeps, which is not worth sharing. */
const purchasesOf = (meal: PlannedMeal): ReadonlyMap<number, Bought> =>
  new Map(
    [...boughtFor(meal)].filter(([, { need, grams }]) => need.packGrams !== null || grams >= LEAST_GRAMS),
  );

const nounOf = ({ noun, name }: Need): string => noun ?? name;
