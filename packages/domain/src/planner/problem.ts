import { inUnitOf, itemsByIngredient, usableItems } from '../coverage/held.ts';
import type { WeekDay } from '../meal-week.ts';
import { UNITS } from '../units.ts';
import { canBeBegun, daysUntil, expiringIn, offsetOf } from './days.ts';
import { urgencyOf, worthOf } from './item-worth.ts';
import { floorOf, isLong, likingOf, timeOn, type Weighed } from './liking.ts';
import { isAllowed, type Judged } from './limits.ts';
import type { Need, StockItem, Wishes } from './model.ts';
import { limitsOn, wantedOn } from './of-days.ts';
import { wantedOf } from './wanted.ts';
import {
  DOLLAR,
  ENOUGH_VEGETABLES,
  MEAL,
  NOT_ON_THIS_DAY,
  TOO_LATE_TO_BEGIN,
  WEIGHTS,
  type Weights,
} from './weights.ts';

/** An item that supplies a known amount of a good. */
interface Supply {
  readonly item: number;
  /** The amount of the good in the whole item. */
  readonly amount: number;
}

/** Something that recipes need, in grams, or in another unit if its weight is unknown. */
export interface Good {
  /** In the order they are used. */
  readonly supplies: readonly Supply[];
  /** Items of unknown amount: they cover the good in full while they last. */
  readonly some: readonly number[];
  /** Whether every kitchen is assumed to have it; if so, it costs nothing below. */
  readonly isStaple: boolean;
  /** The worth of a unit bought, and of a unit left over from a pack. */
  readonly price: number;
  readonly leftOver: number;
  /** The smallest amount sold; 0 if any amount is. */
  readonly pack: number;
  /** How many days it keeps at home, sealed and once opened. */
  readonly keeps: number;
  readonly keepsOpened: number;
}

export interface Item {
  readonly stock: StockItem;
  /** The last evening on which it can be used. */
  readonly last: number;
  /** For using it up. */
  readonly worth: number;
  /** Whether it expires soon, or the cook wants to use it up. */
  readonly isSoon: boolean;
}

export interface Choice {
  readonly recipe: Weighed;
  readonly cuisine: number;
  /** Its main protein, and its base; -1 if none. */
  readonly protein: number;
  readonly base: number;
  /** Its kind if it is a flexible dinner; otherwise -1. */
  readonly flexible: number;
  readonly isLight: boolean;
  readonly isPoor: boolean;
  readonly isRepeated: boolean;
  readonly goods: readonly number[];
  readonly amounts: readonly number[];
  /** Its worth per evening, on its own. */
  readonly worth: readonly number[];
  /** The part of it that comes from broken rules for dinners. */
  readonly floor: readonly number[];
  /** Per evening, whether it makes for a long weekday. */
  readonly isLong: readonly boolean[];
  /** The first evening for which it can still be started in time. */
  readonly first: number;
  /** Per evening, whether it breaks a limit of that day. Absent if it never does. */
  readonly barred?: readonly boolean[];
}

/** The planning problem of a week, in numbers. */
export interface Problem {
  readonly days: readonly WeekDay[];
  /** How many days after the first of the week each of them is. */
  readonly offsets: readonly number[];
  readonly choices: readonly Choice[];
  readonly goods: readonly Good[];
  readonly items: readonly Item[];
  readonly weights: Weights;
  /** Per evening, the choice fixed for it; null if it is open. All are open if absent. */
  readonly fixed?: readonly (number | null)[];
}

/** Optional inputs of a problem, beyond those that every plan has. */
export interface CompileOptions {
  /** The day that 'expires soon' is relative to: in mid-week, later than the week's first day. */
  readonly asOf?: string;
  /** What a kitchen's taste adds to a recipe; nothing by default. */
  readonly taste?: (recipeId: number) => number;
  readonly weights?: Weights;
}

/** Turns the possible recipes, the pantry and the wishes into numbers. */
export function compile(
  recipes: readonly Weighed[],
  pantry: readonly StockItem[],
  days: readonly WeekDay[],
  { preferences, today, recent = [], wanted = [], onDays = [], useUp = [] }: Wishes,
  { asOf = today, taste = () => 0, weights = WEIGHTS }: CompileOptions = {},
): Problem {
  const stock = usableItems(pantry, asOf);
  const places = new Map(stock.map((item, index) => [item, index]));
  const itemsFor = new Map(
    [...itemsByIngredient(stock)].map(([id, some]) => [id, some.map((item) => places.get(item)!)]),
  );
  const dollar = weights.shop * DOLLAR[preferences.budget_consciousness ?? 'moderate'];
  const goods: Good[] = [];
  const prices = stock.map(() => 0);
  const packs = stock.map(() => 0);
  const known = new Map<string, number>();
  const goodOf = (need: Need): number => {
    const key = `${need.ingredientId} ${measureOf(need)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const all = itemsFor.get(need.ingredientId) ?? [];
    // Substitutes for a staple are kept for recipes that name them: the staple itself is assumed.
    const candidates = need.isStaple
      ? all.filter((item) => stock[item]!.covers[0] === need.ingredientId)
      : all;
    goods.push(makeGood(need, candidates, stock, dollar, weights));
    // An item is worth what its own good costs in the shop.
    for (const item of candidates)
      if (prices[item] === 0 || stock[item]!.covers[0] === need.ingredientId)
        [prices[item], packs[item]] = [need.dollarsPerGram, need.packGrams ?? 0];
    known.set(key, goods.length - 1);
    return goods.length - 1;
  };
  const isAsked = new Set(useUp);
  const isSoon = stock.map((item) => isAsked.has(item.id) || expiringIn(item, asOf) !== null);
  const numbers = makeNumbers();
  const before = new Set(recent);
  const ofDay = days.map((day) => wantedOn(day, { onDays }));
  const limits = days.map((day) => limitsOn(day, { onDays }));
  const { goodness, rules } = weights;
  const choices = recipes.map((recipe): Choice => {
    const [protein] = recipe.proteins;
    const own = likingOf(recipe, preferences) + wantedOf(recipe, wanted);
    const liking = own + taste(recipe.id);
    const soon = recipe.needs.filter(({ ingredientId }) =>
      itemsFor.get(ingredientId)?.some((item) => isSoon[item]),
    );
    const waiting = soon.length * MEAL.waitingEvening;
    const floor = days.map((day) => rules * floorOf(recipe, day));
    const first = days.findIndex((day) => canBeBegun(recipe, day, today, asOf));
    const barred = isJudged(recipe) ? limits.map((some) => !isAllowed(recipe, some)) : [];
    return {
      recipe,
      cuisine: numbers(`cuisine ${recipe.country ?? recipe.id}`),
      protein: protein === undefined ? -1 : numbers(`protein ${protein}`),
      base: recipe.base === null ? -1 : numbers(`base ${recipe.base}`),
      flexible: recipe.flexible === undefined ? -1 : numbers(`flexible ${recipe.flexible}`),
      isLight: recipe.course === 'soup' || recipe.course === 'salad',
      isPoor: recipe.vegetables < ENOUGH_VEGETABLES,
      isRepeated: before.has(recipe.id),
      goods: recipe.needs.map(goodOf),
      amounts: recipe.needs.map(amountOf),
      worth: days.map(
        (day, evening) =>
          goodness * (liking + wantedOf(recipe, ofDay[evening]!) + timeOn(day, recipe) + evening * waiting) +
          floor[evening]! +
          (barred[evening] ? NOT_ON_THIS_DAY : 0) +
          (canBeBegun(recipe, day, today, asOf) ? 0 : TOO_LATE_TO_BEGIN),
      ),
      floor,
      isLong: days.map((day) => isLong(day, recipe)),
      first: first < 0 ? days.length : first,
      ...(barred.includes(true) && { barred }),
    };
  });
  const items = stock.map((item, index): Item => ({
    stock: item,
    last: lastEvening(item, days, today),
    worth: worthOf(
      item,
      prices[index]!,
      packs[index]!,
      isAsked.has(item.id) ? 1 : urgencyOf(item, asOf),
      weights,
    ),
    isSoon: isSoon[index]!,
  }));
  const offsets = days.map((day) => offsetOf(day, today));
  return { days, offsets, choices, goods, items, weights };
}

/** Whether it is known who may eat it. What the cook has fixed is not judged again. */
const isJudged = (recipe: Weighed): recipe is Weighed & Judged => 'dietary' in recipe;

function lastEvening({ expiresOn }: StockItem, days: readonly WeekDay[], today: string): number {
  const left = daysUntil(expiresOn, today);
  return left === null ? days.length - 1 : days.filter((day) => offsetOf(day, today) <= left).length - 1;
}

function makeGood(
  need: Need,
  candidates: readonly number[],
  stock: readonly StockItem[],
  dollar: number,
  { leftOverDollar }: Weights,
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
    isStaple: need.isStaple ?? false,
    price: dollars * dollar,
    leftOver: dollars * leftOverDollar,
    pack: isWeighed ? (need.packGrams ?? 0) : 0,
    keeps: need.keepsDays?.closed ?? Infinity,
    keepsOpened: need.keepsDays?.opened ?? Infinity,
  };
}

const measureOf = ({ grams, unit }: Need) => (grams === null ? UNITS[unit].kind : 'g');
const amountOf = ({ grams, quantity, unit }: Need) => grams ?? quantity * UNITS[unit].factor;

/** Numbers names from 0 in order of appearance. */
function makeNumbers(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}
