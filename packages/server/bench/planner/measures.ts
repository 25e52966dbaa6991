import { WEEK_DAYS } from '@larder/domain';
import {
  expiringIn,
  LEAST_KCAL,
  LEAST_PROTEIN,
  ENOUGH_VEGETABLES,
  isLong,
  MOST_WEEKDAY_MINUTES,
  type Candidate,
  type Dish,
  type PlannedMeal,
  type StockItem,
} from '@larder/domain/planner';
import type { Household } from './households.ts';

/** What a week does for a household, by any planner. */
export interface Measures {
  /** Of the goods that expire within the week: their worth in dollars and number, and how much is used. */
  readonly expiringDollars: number;
  readonly expiringGoods: number;
  readonly savedDollars: number;
  readonly savedGoods: number;
  /** Different things to buy, staples aside, and their price in whole packs. */
  readonly items: number;
  readonly dollars: number;
  /** The worth in dollars of what is left over of packs that do not keep. */
  readonly leftOver: number;
  /** Lines of the recipes, staples aside, and those the pantry covers whole. */
  readonly lines: number;
  readonly covered: number;
}

/** A week's price per gram, pack and staple of each ingredient, from every recipe. */
export type Prices = ReadonlyMap<number, number>;

export function measuresOf(
  meals: readonly PlannedMeal[],
  { pantry, wishes: { today } }: Household,
  prices: Prices,
): Measures {
  const worthOf = ({ covers: [own], grams }: StockItem) => (grams ?? 0) * (prices.get(own ?? -1) ?? 0);
  const expiring = pantry.filter((item) => expiringIn(item, today) !== null);
  const uses = meals.flatMap(({ coverage }) => coverage.uses);
  const shareOf = (item: StockItem) =>
    uses
      .filter((use) => use.item.id === item.id)
      .reduce((sum, { quantity }) => sum + (quantity ?? 0) / (item.quantity ?? 1), 0);
  const bought = new Map<number, { grams: number; pack: number; price: number }>();
  let lines = 0;
  let covered = 0;
  for (const { recipe, coverage } of meals)
    for (const [place, need] of recipe.needs.entries()) {
      if (need.isStaple) continue;
      lines += 1;
      const buy = coverage.toBuy[place] ?? 0;
      if (buy === 0) {
        covered += 1;
        continue;
      }
      const before = bought.get(need.ingredientId)?.grams ?? 0;
      const grams = before + ((need.grams ?? 0) * buy) / need.quantity;
      bought.set(need.ingredientId, { grams, pack: need.packGrams ?? 0, price: need.dollarsPerGram });
    }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const packed = ({ grams, pack }: { grams: number; pack: number }) =>
    pack > 0 ? pack * Math.ceil(grams / pack - 1e-6) : grams;
  return {
    expiringDollars: sum(expiring.map(worthOf)),
    expiringGoods: expiring.length,
    savedDollars: sum(expiring.map((item) => shareOf(item) * worthOf(item))),
    savedGoods: sum(expiring.map(shareOf)),
    items: bought.size,
    dollars: sum([...bought.values()].map((one) => one.price * packed(one))),
    leftOver: sum([...bought.values()].map((one) => one.price * (packed(one) - one.grams))),
    lines,
    covered,
  };
}

/** How far a week is from one that a cook would eat: how often it breaks each rule. */
export interface Faults {
  readonly fewVegetables: number;
  readonly fewKcal: number;
  readonly littleProtein: number;
  readonly light: number;
  readonly sides: number;
  /** Meals of one base or protein beyond two, and next to each other. */
  readonly third: number;
  readonly neighbours: number;
  readonly repeated: number;
  readonly long: number;
  readonly tooLong: number;
}

/** How often a week breaks a rule beyond the allowance. */
export function brokenRules(faults: Faults): number {
  const { fewVegetables, light, repeated, long, ...others } = faults;
  const beyond = Math.max(0, fewVegetables - 2) + Math.max(0, light - 1);
  return (
    beyond +
    Math.max(0, repeated - 1) +
    Math.max(0, long - 1) +
    Object.values(others).reduce((all, count) => all + count, 0)
  );
}

const isWeekday = (meal: PlannedMeal) => WEEK_DAYS.indexOf(meal.day) < 5;

export function faultsOfWeek(
  meals: readonly (PlannedMeal & { readonly recipe: Dish & Pick<Candidate, 'course' | 'role'> })[],
  { wishes }: Household,
): Faults {
  const count = (is: (meal: (typeof meals)[number], index: number) => boolean) => meals.filter(is).length;
  const kinds = meals.map(({ recipe }) => [recipe.proteins[0] ?? '', recipe.base ?? '']);
  const thirds = [0, 1].map((kind) => {
    const counts = new Map<string, number>();
    for (const each of kinds) counts.set(each[kind]!, (counts.get(each[kind]!) ?? 0) + 1);
    counts.delete('');
    return [...counts.values()].reduce((sum, times) => sum + Math.max(0, times - 2), 0);
  });
  const isAlike = (a: string[], b: string[] | undefined) =>
    b !== undefined && [0, 1].some((kind) => a[kind] !== '' && a[kind] === b[kind]);
  return {
    fewVegetables: count(({ recipe }) => recipe.vegetables < ENOUGH_VEGETABLES),
    fewKcal: count(({ recipe }) => recipe.calories < LEAST_KCAL),
    littleProtein: count(({ recipe }) => recipe.protein < LEAST_PROTEIN),
    light: count(({ recipe }) => recipe.course === 'soup' || recipe.course === 'salad'),
    sides: count(({ recipe }) => recipe.role !== 'dinner'),
    third: thirds[0]! + thirds[1]!,
    neighbours: kinds.filter((kind, index) => isAlike(kind, kinds[index - 1])).length,
    repeated: count(({ recipe }) => (wishes.recent ?? []).includes(recipe.id)),
    long: count((meal) => isLong(meal.day, meal.recipe)),
    tooLong: count(
      (meal) => isWeekday(meal) && meal.recipe.totalTime - meal.recipe.waitingTime > MOST_WEEKDAY_MINUTES,
    ),
  };
}
