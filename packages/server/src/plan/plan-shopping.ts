import { boughtAsOne, gramsOf, INGREDIENT_INDEX, shopPackOf, soldIn, wholeOf } from '@larder/catalogue';
import type { components } from '@larder/contract';
import {
  areUnitsCompatible,
  convertQuantity,
  isUnit,
  shoppingLines,
  soldAs,
  UNITS,
  type MeasuredAmount,
  type SoldIn,
  type Unit,
  type WeekDay,
} from '@larder/domain';
import { nounBeside, type Ingredient } from '@larder/domain/model';
import type { KeptMeal } from '../platform/database/schema.ts';
import type { LackOnDay } from './packs-apart.ts';
import { shopFactsOf } from './shop-facts.ts';

type ShoppingItem = components['schemas']['ShoppingItem'];

type ShoppingDifference = components['schemas']['ShoppingDifference'];

/** The parts of a planned meal that shopping needs. Without days, everything is needed at once. */
export type MealToBuyFor = Pick<KeptMeal, 'ingredients' | 'cooked_at'> & Partial<Pick<KeptMeal, 'day'>>;

type Line = MealToBuyFor['ingredients'][number];

/** A recipe line in terms of what is bought for it. */
interface BoughtLine extends Line {
  readonly grams: number | null;
  readonly soldIn: SoldIn | null;
  /** The line as in the recipe. */
  readonly asked: Line;
  readonly day?: WeekDay | undefined;
}

/**
 * The shopping list for all uncooked meals: need, have and buy of each ingredient the pantry lacks, one row
 * per thing a shop sells. Yolks are bought as eggs, juice as lemons, and of two interchangeable rices only
 * one. Only the lists of older plans have staples.
 */
export function shoppingItems(
  all: readonly MealToBuyFor[],
  staples: readonly number[] | null = null,
): ShoppingItem[] {
  const ahead = all.filter((meal) => meal.cooked_at === null);
  const days = ahead.flatMap(({ ingredients, day }) => ingredients.map(() => day));
  const bought = boughtLines(ahead.flatMap(({ ingredients }) => ingredients));
  const dated = bought.map((line, index) => ({ ...line, day: days[index] }));
  return shoppingLines([{ ingredients: dated }]).flatMap(
    ({ name, unit, need, have, inRecipes, totalQuantity, category, lines }) => {
      const [first] = lines;
      if (!first || !isUnit(unit)) return [];
      const sold = soldAs(name, category, { quantity: totalQuantity, unit });
      return {
        ingredient_id: first.ingredient_id,
        name: first.name,
        category,
        unit,
        need,
        have,
        buy: totalQuantity,
        in_pantry: sumOf(lines.flatMap((line) => line.in_pantry ?? [])),
        ...(inRecipes && { in_recipes: inRecipes }),
        ...shopFactsOf(
          { id: first.ingredient_id, quantity: totalQuantity, unit, lacks: lacksOf(lines), soldAs: sold },
          { staples, from: ahead[0]?.day },
        ),
        sold_as: sold,
        parts: partsOf(lines),
      };
    },
  );
}

/** What each meal lacks, by its day. */
const lacksOf = (lines: readonly BoughtLine[]): LackOnDay[] =>
  lines.flatMap(({ day, grams, quantity, to_buy: toBuy }) =>
    day && grams !== null && toBuy > 0 ? { day, grams: (grams * toBuy) / quantity } : [],
  );

/** How much of a thing on the list each uncooked meal lacks, in the unit bought. */
export function needsOf<Meal extends MealToBuyFor>(
  all: readonly Meal[],
  { ingredient_id: id, unit }: Pick<ShoppingItem, 'ingredient_id' | 'unit'>,
): { meal: Meal; quantity: number }[] {
  const asked = all
    .filter((meal) => meal.cooked_at === null)
    .flatMap((meal) => meal.ingredients.map((line) => ({ meal, line })));
  return boughtLines(asked.map(({ line }) => line)).flatMap(({ ingredient_id, ...line }, index) => {
    const meal = asked[index]?.meal;
    if (!meal || ingredient_id !== id || line.to_buy <= 0 || !isUnit(line.unit)) return [];
    const quantity = inUnit({ ingredient_id, buy: line.to_buy, unit: line.unit }, unit);
    return quantity === null ? [] : [{ meal, quantity }];
  });
}

/** Recipe lines in terms of what is bought for them. */
function boughtLines(asked: readonly Line[]): BoughtLine[] {
  const whole = asked.map((line) => ({ ...wholeLine(line), asked: line }));
  const lacking = whole.flatMap(({ ingredient_id: id, to_buy: toBuy }) =>
    toBuy > 0 ? (INGREDIENT_INDEX.get(id)?.slug ?? []) : [],
  );
  const takers = boughtAsOne(lacking);
  return whole.map((line): BoughtLine => {
    const own = INGREDIENT_INDEX.get(line.ingredient_id);
    const grams = own ? gramsOf(own, line.quantity, line.unit) : null;
    const taker = own && takers.get(own.slug);
    // Ingredients of unknown weight are not combined with anything else.
    if (!taker || grams === null) return { ...line, grams, soldIn: own ? countedOf(own, line.unit) : null };
    const one = INGREDIENT_INDEX.require(taker);
    return { ...line, ingredient_id: one.id, name: one.name, grams, soldIn: countedOf(one, line.unit) };
  });
}

/** How a shop counts it: in pieces, but what a recipe weighs in packs of a weight, if it has them. */
const countedOf = (ingredient: Ingredient, unit: Unit): SoldIn | null =>
  UNITS[unit].kind === 'weight' && shopPackOf(ingredient) ? null : soldIn(ingredient);

/** What a line is bought as: an egg for its yolk, a lemon for its juice, otherwise itself. */
function wholeLine(line: Line): Line {
  const own = INGREDIENT_INDEX.get(line.ingredient_id);
  const part = own && wholeOf(own.slug);
  const grams = own && gramsOf(own, line.quantity, line.unit);
  if (!part || !grams) return line;
  const whole = INGREDIENT_INDEX.require(part.whole);
  const one = gramsOf(whole, 1, 'piece');
  if (one === null) return line;
  const pieces = round(grams / part.share / one);
  return {
    ...line,
    ingredient_id: whole.id,
    name: whole.name,
    unit: 'piece',
    quantity: pieces,
    to_buy: (line.to_buy / line.quantity) * pieces,
  };
}

/** Four yolks are 4 eggs, not 4.0000000001. */
const round = (quantity: number) => Math.round(quantity * 1e6) / 1e6;

/** The sum of amounts in one unit; null if there are several units, or none. */
function sumOf(amounts: readonly MeasuredAmount[]): MeasuredAmount | null {
  const [first] = amounts;
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return null;
  const sum = amounts.reduce((all, { quantity }) => all + quantity, 0);
  return { quantity: Math.round(sum * 100) / 100, unit: first.unit };
}

/**
 * The parts of these lines that name something other than what is bought: egg yolks for eggs, rice for basmati rice.
 */
function partsOf(lines: readonly BoughtLine[]): NonNullable<ShoppingItem['parts']> {
  const others = lines.flatMap(({ name, asked }) => (asked.name === name ? [] : asked));
  const sums = shoppingLines([{ ingredients: others.map(({ to_buy: _toBuy, ...line }) => line) }]);
  return sums.flatMap(({ need: quantity, unit, lines: [first] }) => {
    const ingredient = first && INGREDIENT_INDEX.get(first.ingredient_id);
    if (!first || !isUnit(unit)) return [];
    return { name: ingredient ? nounBeside(ingredient, quantity, unit) : first.name, quantity, unit };
  });
}

/** The names of everything bought, each once: an egg for a yolk. */
export function namesToBuy(lines: readonly Line[]): string[] {
  return shoppingItems([{ ingredients: [...lines], cooked_at: null }]).map(({ name }) => name);
}

/** What has to be bought more or less of by the second list than by the first. */
export function shoppingDifference(
  before: readonly ShoppingItem[],
  after: readonly ShoppingItem[],
): { adds: ShoppingDifference[]; saves: ShoppingDifference[] } {
  return { adds: beyond(before, after), saves: beyond(after, before) };
}

/** What the second list has beyond the first. */
function beyond(less: readonly ShoppingItem[], more: readonly ShoppingItem[]): ShoppingDifference[] {
  return more.flatMap((item) => {
    const { ingredient_id, name, category, unit, buy } = item;
    const there = less
      .filter((one) => one.ingredient_id === ingredient_id)
      .reduce((sum, one) => sum + (inUnit(one, unit) ?? 0), 0);
    const rounded = Math.round((buy - there) * 100) / 100;
    return rounded > 0 ? [{ ingredient_id, name, category, unit, quantity: rounded }] : [];
  });
}

/** The amount of an entry in another unit; null if unknown. */
function inUnit(
  { ingredient_id: id, buy, unit }: Pick<ShoppingItem, 'ingredient_id' | 'buy' | 'unit'>,
  other: Unit,
): number | null {
  if (areUnitsCompatible(unit, other)) return convertQuantity(buy, unit, other);
  const ingredient = INGREDIENT_INDEX.get(id);
  const grams = ingredient && gramsOf(ingredient, buy, unit);
  const one = ingredient && gramsOf(ingredient, 1, other);
  return grams && one ? grams / one : null;
}
