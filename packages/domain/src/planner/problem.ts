import { inUnitOf, itemsByIngredient, usableItems } from '../coverage/held.ts';
import { percentOf } from '../match.ts';
import type { WeekDay } from '../meal-week.ts';
import { UNITS } from '../units.ts';
import { canBeBegun, daysUntil, expiringIn, offsetOf } from './days.ts';
import { likingOf, timeOn, type Weighed } from './liking.ts';
import type { Dish, Need, StockItem, Wishes } from './model.ts';
import { DOLLAR, EXPIRING_DAYS, TOO_LATE_TO_BEGIN, WEIGHTS } from './weights.ts';

/** An item that supplies a known amount of a good. */
interface Supply {
  readonly item: number;
  /** The amount of the good in the whole item. */
  readonly amount: number;
}

/** Something recipes need, in grams, or in another measure if its weight is unknown. */
export interface Good {
  /** In the order they are used. */
  readonly supplies: readonly Supply[];
  /** Items of unknown amount: they cover the good in full while they last. */
  readonly some: readonly number[];
  /** Points per unit bought, and per unit left over of a pack. */
  readonly price: number;
  readonly leftOver: number;
  /** The smallest amount sold; 0 if any. */
  readonly pack: number;
}

export interface Item {
  readonly stock: StockItem;
  /** The last evening on which it can be used. */
  readonly last: number;
  /** Points for using it all. */
  readonly points: number;
}

export interface Choice {
  readonly recipe: Weighed;
  readonly cuisine: number;
  /** Its main protein; -1 if none. */
  readonly protein: number;
  readonly goods: readonly number[];
  readonly amounts: readonly number[];
  /** Points per evening, on its own. */
  readonly points: readonly number[];
  /** The first evening for which it can still be begun in time. */
  readonly first: number;
}

/** The planning problem of a week, in numbers. */
export interface Problem {
  readonly days: readonly WeekDay[];
  readonly choices: readonly Choice[];
  readonly goods: readonly Good[];
  readonly items: readonly Item[];
}

/**
 * Turns the possible recipes, the pantry and the wishes into numbers. 'Expires soon' is relative to `asOf`,
 * which in mid-week is later than the week's first day.
 */
export function compile(
  recipes: readonly Weighed[],
  pantry: readonly StockItem[],
  days: readonly WeekDay[],
  { preferences, today }: Wishes,
  asOf = today,
): Problem {
  const stock = usableItems(pantry, asOf);
  const items = stock.map((item): Item => ({
    stock: item,
    last: lastEvening(item, days, today),
    points: worthOf(item, asOf),
  }));
  const places = new Map(stock.map((item, index) => [item, index]));
  const itemsFor = new Map(
    [...itemsByIngredient(stock)].map(([id, some]) => [id, some.map((item) => places.get(item)!)]),
  );
  const dollar = DOLLAR[preferences.budget_consciousness ?? 'moderate'];
  const goods: Good[] = [];
  const known = new Map<string, number>();
  const goodOf = (need: Need): number => {
    const key = `${need.ingredientId} ${measureOf(need)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    goods.push(makeGood(need, itemsFor.get(need.ingredientId) ?? [], stock, dollar));
    known.set(key, goods.length - 1);
    return goods.length - 1;
  };
  const isSoon = stock.map((item) => expiringIn(item, asOf) !== null);
  const numbers = makeNumbers();
  const choices = recipes.map((recipe): Choice => {
    const [protein] = recipe.proteins;
    const liking = likingOf(recipe, preferences);
    const matches = matchOn(recipe, itemsFor, items, days.length);
    const soon = recipe.needs.filter(({ ingredientId }) =>
      itemsFor.get(ingredientId)?.some((item) => isSoon[item]),
    );
    const waiting = soon.length * WEIGHTS.waitingEvening;
    const first = days.findIndex((day) => canBeBegun(recipe, day, today, asOf));
    return {
      recipe,
      cuisine: numbers(`cuisine ${recipe.country}`),
      protein: protein === undefined ? -1 : numbers(`protein ${protein}`),
      goods: recipe.needs.map(goodOf),
      amounts: recipe.needs.map(amountOf),
      points: days.map(
        (day, evening) =>
          liking +
          timeOn(day, recipe) +
          evening * waiting +
          WEIGHTS.matchPercent * (matches[evening] ?? 0) +
          (canBeBegun(recipe, day, today, asOf) ? 0 : TOO_LATE_TO_BEGIN),
      ),
      first: first < 0 ? days.length : first,
    };
  });
  return { days, choices, goods, items };
}

function lastEvening({ expiresOn }: StockItem, days: readonly WeekDay[], today: string): number {
  const left = daysUntil(expiresOn, today);
  return left === null ? days.length - 1 : days.filter((day) => offsetOf(day, today) <= left).length - 1;
}

function worthOf(item: StockItem, today: string): number {
  const days = expiringIn(item, today);
  const soon = days === null ? 0 : (EXPIRING_DAYS + 1 - days) / (EXPIRING_DAYS + 1);
  return (item.grams ?? WEIGHTS.gramsOfSome) * (WEIGHTS.gram + soon * WEIGHTS.expiringGram);
}

function makeGood(
  need: Need,
  candidates: readonly number[],
  stock: readonly StockItem[],
  dollar: number,
): Good {
  const supplies: Supply[] = [];
  const some: number[] = [];
  for (const item of candidates) {
    const wanted = inUnitOf(stock[item]!, need);
    const { quantity } = stock[item]!;
    if (quantity === null || wanted === null) some.push(item);
    else supplies.push({ item, amount: (amountOf(need) * quantity) / wanted });
  }
  const isWeighed = need.grams !== null;
  const dollars = isWeighed ? need.dollarsPerGram : 0;
  return {
    supplies,
    some,
    price: dollars * dollar,
    leftOver: dollars * WEIGHTS.leftOverDollar,
    pack: isWeighed ? (need.packGrams ?? 0) : 0,
  };
}

const measureOf = ({ grams, unit }: Need) => (grams === null ? UNITS[unit].kind : 'g');
const amountOf = ({ grams, quantity, unit }: Need) => grams ?? quantity * UNITS[unit].factor;

/** Per evening, the percentage of the ingredients in the pantry if no other meal took any. */
function matchOn(
  { needs }: Dish,
  itemsFor: ReadonlyMap<number, readonly number[]>,
  items: readonly Item[],
  evenings: number,
): number[] {
  const ids = [...new Set(needs.map(({ ingredientId }) => ingredientId))];
  const lasts = ids.map((id) => Math.max(-1, ...(itemsFor.get(id) ?? []).map((item) => items[item]!.last)));
  return Array.from({ length: evenings }, (_, evening) =>
    percentOf(lasts.filter((last) => last >= evening).length, ids.length),
  );
}

/** Numbers names from 0 in order of appearance. */
function makeNumbers(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}
