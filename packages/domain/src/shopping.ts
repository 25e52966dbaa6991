import { roundUpToBuy } from './coverage/amounts.ts';
import { shoppingGroup, type ShoppingGroup } from './shopping-groups.ts';
import { sentenceCase } from './typed-name.ts';
import { convertQuantity, isUnit, UNIT_OF_SHOPPING, UNITS, type Unit } from './units.ts';

/** An ingredient of a planned meal. What is absent counts as one item. */
export interface PlannedIngredient {
  ingredient_id?: number | null | undefined;
  name: string;
  quantity?: number | null | undefined;
  unit?: string | null | undefined;
  /** How much of it the pantry lacks; all of it when absent. */
  to_buy?: number | null | undefined;
}

/** A meal as far as it has to be shopped for. */
export interface MealToShopFor {
  ingredients: readonly PlannedIngredient[];
  /** What the pantry lacks; all of the ingredients when absent. */
  missingIngredientIDs?: readonly number[] | null | undefined;
}

/** A thing to buy for all meals together. */
export interface ShoppingLine {
  name: string;
  /** How much to buy, in `unit`. */
  totalQuantity: number;
  unit: string;
  category: ShoppingGroup;
  /** How much the meals need, and how much of that the pantry has. */
  need: number;
  have: number;
}

interface Sum {
  name: string;
  unit: string;
  need: number;
  buy: number;
}

const BASE: Partial<Record<string, Unit>> = { weight: 'g', volume: 'ml' };
const LARGE: Partial<Record<string, Unit>> = { g: 'kg', ml: 'l' };

/**
 * What to buy for these meals. The same ingredient in units of one kind is one line; units of different kinds stay
 * apart. What the pantry has is not bought.
 */
export function shoppingLines(meals: readonly MealToShopFor[]): ShoppingLine[] {
  const sums = new Map<string, Sum>();
  for (const { ingredients, missingIngredientIDs: missing } of meals) {
    for (const { ingredient_id: id, name, quantity, unit, to_buy: toBuy } of ingredients) {
      const need = quantity ?? 1;
      const isMissing = !missing || id === null || id === undefined || missing.includes(id);
      add(sums, {
        name: name.trim(),
        unit: unit || UNIT_OF_SHOPPING,
        need,
        buy: isMissing ? (toBuy ?? need) : 0,
      });
    }
  }
  return [...sums.values()].filter(({ buy }) => buy > 0).map(toLine);
}

function add(sums: Map<string, Sum>, added: Sum): void {
  const kind = isUnit(added.unit) ? UNITS[added.unit].kind : added.unit;
  const id = `${added.name.toLowerCase()} ${kind}`;
  const there = sums.get(id);
  if (!there) sums.set(id, added);
  else if (there.unit === added.unit) sums.set(id, plus(there, added));
  else sums.set(id, plus(inBaseUnit(there), inBaseUnit(added)));
}

function plus(a: Sum, b: Sum): Sum {
  return { ...a, need: a.need + b.need, buy: a.buy + b.buy };
}

function inBaseUnit(sum: Sum): Sum {
  const base = isUnit(sum.unit) ? BASE[UNITS[sum.unit].kind] : undefined;
  return base ? inUnit(sum, base) : sum;
}

function inUnit({ name, unit, need, buy }: Sum, other: Unit): Sum {
  const convert = (quantity: number) => (isUnit(unit) ? convertQuantity(quantity, unit, other) : quantity);
  return { name, unit: other, need: convert(need), buy: convert(buy) };
}

function toLine(sum: Sum): ShoppingLine {
  const large = LARGE[sum.unit];
  const { name, unit, need, buy } = large && sum.buy >= 1000 ? inUnit(sum, large) : sum;
  const totalQuantity = isUnit(unit) ? roundUpToBuy(buy, unit) : Math.ceil(buy - 1e-6);
  return {
    name: sentenceCase(name),
    totalQuantity,
    unit,
    category: shoppingGroup(name),
    need: Math.max(hundredths(need), totalQuantity),
    have: Math.max(0, hundredths(need - buy)),
  };
}

function hundredths(quantity: number): number {
  return Math.round(quantity * 100) / 100;
}
