import { INGREDIENT_INDEX, wholeOf } from '@larder/catalogue';
import type { components } from '@larder/contract';
import {
  areUnitsCompatible,
  convertQuantity,
  isUnit,
  sentenceCase,
  shoppingLines,
  soldAs,
  UNITS,
  type MeasuredAmount,
} from '@larder/domain';
import type { KeptMeal } from '../database/schema.ts';

type ShoppingItem = components['schemas']['ShoppingItem'];

type ShoppingDifference = components['schemas']['ShoppingDifference'];

/** A meal of a plan as far as it has to be shopped for. */
export type MealToBuyFor = Pick<KeptMeal, 'ingredients' | 'cooked_at'>;

/**
 * What to buy for all meals that are not cooked yet: need, have and buy of each ingredient that the pantry lacks. Yolks and
 * whites are bought as eggs.
 */
export function shoppingItems(all: readonly MealToBuyFor[]): ShoppingItem[] {
  const lines = all.filter((meal) => meal.cooked_at === null).flatMap(({ ingredients }) => ingredients);
  const bought = lines.map((line) => ({ ...line, ...boughtAs(line), part: line.name }));
  return shoppingLines([{ ingredients: bought }]).flatMap(
    ({ name, unit, need, have, totalQuantity, category }) => {
      const own = bought.filter(
        (line) =>
          sentenceCase(line.name.trim()) === name && isUnit(unit) && areUnitsCompatible(line.unit, unit),
      );
      const [first] = own;
      if (!first || !isUnit(unit)) return [];
      return {
        ingredient_id: first.ingredient_id,
        name: first.name,
        category,
        unit,
        need,
        have,
        buy: totalQuantity,
        in_pantry: sumOf(own.flatMap((line) => line.in_pantry ?? [])),
        sold_as: soldAs(name, category, { quantity: totalQuantity, unit }),
        parts: partsOf(own),
      };
    },
  );
}

type Line = MealToBuyFor['ingredients'][number];

/** What a line is bought as: an egg for a yolk that is counted, else itself. */
export function boughtAs({ ingredient_id: id, name, unit }: Line): Pick<Line, 'ingredient_id' | 'name'> {
  const slug = INGREDIENT_INDEX.get(id)?.slug;
  const whole = slug === undefined || unit !== 'piece' ? undefined : wholeOf(slug);
  if (whole === undefined || whole === slug) return { ingredient_id: id, name };
  const { id: wholeId, name: wholeName } = INGREDIENT_INDEX.require(whole);
  return { ingredient_id: wholeId, name: wholeName };
}

/** Amounts in one unit together; null where there are several units, or none. */
function sumOf(amounts: readonly MeasuredAmount[]): MeasuredAmount | null {
  const [first] = amounts;
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return null;
  const sum = amounts.reduce((all, { quantity }) => all + quantity, 0);
  return { quantity: Math.round(sum * 100) / 100, unit: first.unit };
}

/** How much of these lines is for parts of what is bought. */
function partsOf(lines: readonly (Line & { part: string })[]): { name: string; quantity: number }[] {
  const parts = lines.filter(({ name, part }) => part !== name);
  return [...new Set(parts.map(({ part }) => part))].map((name) => ({
    name,
    quantity: parts.reduce((sum, { part, quantity }) => sum + (part === name ? quantity : 0), 0),
  }));
}

/** The names under which things are bought: an egg for a yolk. */
export function namesToBuy(lines: readonly Line[]): string[] {
  return [...new Set(lines.filter((line) => line.to_buy > 0).map((line) => boughtAs(line).name))];
}

/** What must be bought more and less in the second list than in the first. */
export function shoppingDifference(
  before: readonly ShoppingItem[],
  after: readonly ShoppingItem[],
): { adds: ShoppingDifference[]; saves: ShoppingDifference[] } {
  return { adds: beyond(before, after), saves: beyond(after, before) };
}

/** What the second list has more than the first. */
function beyond(less: readonly ShoppingItem[], more: readonly ShoppingItem[]): ShoppingDifference[] {
  const known = new Map(less.map((item) => [keyOf(item), item]));
  return more.flatMap((item) => {
    const { ingredient_id, name, category, unit, buy } = item;
    const there = known.get(keyOf(item));
    const quantity = buy - (there ? convertQuantity(there.buy, there.unit, unit) : 0);
    const rounded = Math.round(quantity * 100) / 100;
    return rounded > 0 ? [{ ingredient_id, name, category, unit, quantity: rounded }] : [];
  });
}

const keyOf = ({ ingredient_id: id, unit }: ShoppingItem) => `${id} ${UNITS[unit].kind}`;
