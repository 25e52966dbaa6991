import { isPluralName } from '../plural.ts';
import { isNamedByUnit, sayable, sayAmount, sayAmountOf } from '../say-amount.ts';
import { UNITS } from '../units.ts';
import { expiringIn } from './days.ts';
import type { Coverage, PlannedMeal, StockItem, Use } from './model.ts';

/** Up to this many things, a shopping list counts as short. */
const FEW = 3;
/** How many things one sentence names. */
const MOST_NAMED = 3;

/** What a meal takes of one item, across all its lines. */
export type ItemUse = Omit<Use, 'need'>;

/** What a meal takes of each item, in the order of the uses. */
export function usesByItem(uses: readonly Use[]): ItemUse[] {
  const items = new Set(uses.map(({ item }) => item));
  return [...items].map((item) => {
    const amounts = uses.filter((use) => use.item === item).map(({ quantity }) => quantity);
    const isKnown = amounts.every((amount) => amount !== null);
    return { item, quantity: isKnown ? amounts.reduce((sum, amount) => sum + amount, 0) : null };
  });
}

/** What a meal takes of everything that expires soon, in the order of the uses. */
export function expiringUses(uses: readonly Use[], today: string): ItemUse[] {
  return usesByItem(uses).filter(({ item }) => expiringIn(item, today) !== null);
}

/**
 * 'your 400 g of spinach, which expires on Thursday the 9th', or 'your 400 g of spinach and 3 of your eggs
 * before they expire': what a meal uses that expires soon, if anything.
 */
export function expiringUse(uses: readonly Use[], today: string): string | null {
  const [first, ...others] = expiringUses(uses, today);
  if (!first) return null;
  if (others.length === 0) return `${amountOf(first)}, which ${expires(first)}`;
  return `${listOf([first, ...others].map(amountOf))} before they expire`;
}

/** 'rice, onions and 2 more things': the first few, and how many more there are. */
export function listOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more things`] : names;
  return named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/**
 * 'your 400 g of spinach' if that is all of it, otherwise '150 g of your spinach', 'about 3 of your tomatoes' or 'half of
 * your white cabbage'.
 */
function amountOf(used: ItemUse): string {
  const { item, quantity } = used;
  const { name, unit } = item;
  if (quantity === null) return `your ${name}`;
  const said = sayable({ quantity, unit });
  if (!isAllOf(used))
    return said.quantity === 0 ? `a little of your ${name}` : `${partOf(used, quantity)} of your ${name}`;
  const all = sayAmountOf(said, name);
  // One of a counted item needs no number: 'your head of cauliflower'.
  return `your ${isCounted(item) ? all.replace(/^1 /, '') : all}`;
}

/** How much is taken of what is more: '150 g', '2 cloves', 'half'. */
function partOf({ item }: ItemUse, quantity: number): string {
  const { name, unit } = item;
  if (isOne(item)) return shareOf(quantity / item.quantity);
  const isNamed = unit === 'piece' || isNamedByUnit(name, unit);
  // '2 of your garlic' says nothing.
  if (isNamed && !isPluralName(name)) return sayAmount({ quantity, unit: 'piece' });
  // '½ of your avocados' would be half of them all.
  if (isNamed && quantity < 1) return isHalf(quantity) ? 'half of one' : 'part of one';
  return sayAmount({ quantity, unit: isNamed ? 'piece' : unit }, { isNamed: true });
}

/** Of a single cabbage, nobody takes 'about 1'. */
function shareOf(share: number): string {
  if (isHalf(share)) return 'half';
  return share > 0.6 ? 'most' : 'some';
}

const isHalf = (share: number): boolean => Math.abs(share - 0.5) < 0.05;

/** Whether an item is a single thing, or one and a bit: a cabbage, a tin. */
const isOne = (item: StockItem): item is StockItem & { quantity: number } =>
  item.quantity !== null && isCounted(item) && (item.quantity <= 1 || isBit(item, item.quantity));

const isBit = ({ name, unit }: StockItem, quantity: number): boolean =>
  unit === 'piece' && quantity < 2 && !isPluralName(name);

const isAllOf = ({ item, quantity }: ItemUse): boolean =>
  quantity !== null && item.quantity !== null && quantity > item.quantity * 0.999;

const isCounted = ({ unit }: StockItem): boolean => !['weight', 'volume'].includes(UNITS[unit].kind);

/** Verb agreement: two heads of cauliflower expire, and two salmon, but 400 g of either expires. */
function expires(used: ItemUse): string {
  const { name, unit, expiresOn, quantity } = used.item;
  const isWhole = isAllOf(used) && isCounted(used.item);
  const isSeveral = (unit === 'piece' || isWhole) && (quantity ?? 0) > 1 && (isWhole || !isOne(used.item));
  const isPlural = isSeveral || (isPluralName(name) && (unit === 'piece' || !isWhole));
  return `${isPlural ? 'expire' : 'expires'} on ${dateInWords(expiresOn)}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * 'Thursday the 9th': with the date, because a plan may be read in another week, and in a form that British
 * and American English share.
 */
export function dateInWords(date: string | null): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = day.getUTCDate();
  return `${WEEKDAY.format(day)} the ${number}${ENDINGS[ORDINAL.select(number)] ?? 'th'}`;
}

/** How many of a meal's ingredients the pantry covers. Assumed staples do not count. */
export const inPantry = ({ ingredientCount, missingIds, assumedIds = [] }: Coverage): number =>
  ingredientCount - missingIds.length - assumedIds.length;

/** 'your 400 g of rice': the first thing that the cook wanted to use up, if a meal uses any. */
export function askedUse({ coverage: { uses } }: PlannedMeal, useUp: readonly string[]): string | null {
  const asked = usesByItem(uses).find(({ item }) => useUp.includes(item.id));
  return asked ? amountOf(asked) : null;
}

/** Whether a meal needs hardly anything from the shop. */
export const isFew = ({ coverage }: PlannedMeal): boolean => coverage.missingIds.length <= FEW;

/** 'only 2 more items' */
export function shoppingOf(meal: PlannedMeal): string {
  const count = meal.coverage.missingIds.length;
  if (count === 0) return 'nothing from the shop';
  return `${isFew(meal) ? 'only ' : ''}${count} more ${count === 1 ? 'item' : 'items'}`;
}

/** '$2.50' */
export const inDollars = (amount: number): string => `$${amount.toFixed(2)}`;
