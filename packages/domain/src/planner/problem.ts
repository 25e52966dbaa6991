import { inUnitOf, itemsByIngredient, usableItems } from '../coverage/held.ts';
import { percentOf } from '../match.ts';
import type { WeekDay } from '../meal-week.ts';
import { UNITS } from '../units.ts';
import { daysUntil, expiringIn, offsetOf } from './days.ts';
import { likingOf, timeOn, type Weighed } from './liking.ts';
import type { Dish, Need, StockItem, Wishes } from './model.ts';
import { DOLLAR, EXPIRING_DAYS, WEIGHTS } from './weights.ts';

/** An item that can give a known amount of a good. */
interface Supply {
  readonly item: number;
  /** How much of the good the whole item is. */
  readonly amount: number;
}

/** Something that recipes need, in grams, or in another measure where nobody knows the weight. */
export interface Good {
  /** In the order in which they are used. */
  readonly supplies: readonly Supply[];
  /** Items of unknown amount: they cover all of the good as long as they last. */
  readonly some: readonly number[];
  /** Points of buying one unit of it, and of paying for what is left of a pack. */
  readonly price: number;
  readonly leftOver: number;
  /** What can be bought at least; 0 where any amount is. */
  readonly pack: number;
}

export interface Item {
  readonly stock: StockItem;
  /** The last evening on which it can be used. */
  readonly last: number;
  /** Points of using all of it. */
  readonly points: number;
}

export interface Choice {
  readonly recipe: Weighed;
  readonly cuisine: number;
  /** Its main protein; -1 for none. */
  readonly protein: number;
  readonly goods: readonly number[];
  readonly amounts: readonly number[];
  /** Points on each evening, by itself. */
  readonly points: readonly number[];
}

/** A week to be planned, in numbers. */
export interface Problem {
  readonly days: readonly WeekDay[];
  readonly choices: readonly Choice[];
  readonly goods: readonly Good[];
  readonly items: readonly Item[];
}

/**
 * Puts the recipes that are possible, the pantry and the wishes into numbers. What expires soon does so from `asOf` on: in the
 * middle of a week that is a later day than the plan's own.
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
    return {
      recipe,
      cuisine: numbers(`cuisine ${recipe.country}`),
      protein: protein === undefined ? -1 : numbers(`protein ${protein}`),
      goods: recipe.needs.map(goodOf),
      amounts: recipe.needs.map(amountOf),
      points: days.map(
        (day, evening) =>
          liking + timeOn(day, recipe) + evening * waiting + WEIGHTS.matchPercent * (matches[evening] ?? 0),
      ),
    };
  });
  return { days, choices, goods, items };
}

function lastEvening({ expiresOn }: StockItem, days: readonly WeekDay[], today: string): number {
  const left = daysUntil(expiresOn, today);
  return left === null ? days.length - 1 : days.filter((day) => offsetOf(day) <= left).length - 1;
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

/** In whole percent for each evening: how many of the ingredients the pantry has, if no other meal took any. */
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

/** Numbers names from 0 in the order in which they come. */
function makeNumbers(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}
