import { roundUpToBuy } from './coverage/amounts.ts';
import { shoppingGroup, type ShoppingGroup } from './shopping-groups.ts';
import { sentenceCase } from './typed-name.ts';
import { convertQuantity, isUnit, UNIT_OF_SHOPPING, UNITS, type Unit } from './units.ts';

/** How a shop counts something, and the weight of one: garlic comes in heads of 50 g. */
export interface SoldIn {
  readonly unit: Unit;
  readonly grams: number;
}

/** An ingredient of a planned meal. Without a quantity it counts as one item. */
export interface PlannedIngredient {
  ingredient_id?: number | null | undefined;
  name: string;
  quantity?: number | null | undefined;
  unit?: string | null | undefined;
  /** How much the pantry lacks; all of it if absent. */
  to_buy?: number | null | undefined;
  /** The quantity's weight; absent if unknown. */
  grams?: number | null | undefined;
  soldIn?: SoldIn | null | undefined;
}

/** The parts of a meal that shopping needs. */
export interface MealToShopFor<Line extends PlannedIngredient = PlannedIngredient> {
  ingredients: readonly Line[];
  /** What the pantry lacks; all ingredients if absent. */
  missingIngredientIDs?: readonly number[] | null | undefined;
}

/** An entry of the shopping list, for all meals together. */
export interface ShoppingLine<Line extends PlannedIngredient = PlannedIngredient> {
  name: string;
  /** The amount to buy, in `unit`. */
  totalQuantity: number;
  unit: string;
  category: ShoppingGroup;
  /** How much the meals need, and how much of it the pantry has. */
  need: number;
  have: number;
  /** The same as the recipes weigh it, if the list counts it. */
  inRecipes?: { need: number; have: number; unit: Unit } | undefined;
  /** The recipe lines it is for. */
  lines: Line[];
}

interface Sum<Line> {
  name: string;
  unit: string;
  need: number;
  buy: number;
  /** The weight of the need. */
  grams: number | null;
  soldIn: SoldIn | null;
  /** What is counted here, as the recipes weigh it. */
  weighed?: Sum<Line>;
  lines: Line[];
}

const BASE: Partial<Record<string, Unit>> = { weight: 'g', volume: 'ml' };
const LARGE: Partial<Record<string, Unit>> = { g: 'kg', ml: 'l' };
const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp']);
/** Up to so many pieces are counted; more of what a recipe weighs is weighed in the shop too. */
const MOST_COUNTED = 6;

/**
 * The shopping list for these meals: one entry per ingredient. Units of one kind are summed; units of
 * different kinds are combined by weight, in the shop's unit or the unit of most of it. Only ingredients of
 * unknown weight stay apart. What the pantry has is left out.
 */
export function shoppingLines<Line extends PlannedIngredient>(
  meals: readonly MealToShopFor<Line>[],
): ShoppingLine<Line>[] {
  const things = new Map<string, Sum<Line>[]>();
  for (const { ingredients, missingIngredientIDs: missing } of meals) {
    for (const line of ingredients) {
      const { ingredient_id: id, quantity, unit, to_buy: toBuy, grams = null } = line;
      const name = line.name.trim();
      const need = quantity ?? 1;
      const isMissing = !missing || id === null || id === undefined || missing.includes(id);
      const buy = isMissing ? (toBuy ?? need) : 0;
      const { soldIn = null } = line;
      const sum = { name, unit: unit || UNIT_OF_SHOPPING, need, buy, grams, soldIn, lines: [line] };
      const key = name.toLowerCase();
      things.set(key, [...(things.get(key) ?? []), isWeighed(sum.unit) ? sum : asSold(sum)]);
    }
  }
  return [...things.values()]
    .flatMap((sums) => summed(inOneUnit(sums)).map(countedIfFew))
    .filter(({ buy }) => buy > 0)
    .map(toLine);
}

/** Converts an amount to the unit a shop sells: 5 cloves of garlic are half a head. */
function asSold<Line>(sum: Sum<Line>): Sum<Line> {
  return sum.soldIn && sum.unit !== sum.soldIn.unit ? byWeight(sum, sum.soldIn) : sum;
}

/** The same for what a recipe weighs, unless it is much: 50 g of cabbage are one, 2 kg of potatoes stay a weight. */
function countedIfFew<Line>(sum: Sum<Line>): Sum<Line> {
  if (!isWeighed(sum.unit)) return sum;
  const counted = asSold(sum);
  return counted !== sum && counted.buy <= MOST_COUNTED ? { ...counted, weighed: sum } : sum;
}

const isWeighed = (unit: string) => kindOf(unit) === 'weight';

/** Combines the sums of one ingredient in the unit of most of them, as far as their weights are known. */
function inOneUnit<Line>(sums: readonly Sum<Line>[]): readonly Sum<Line>[] {
  const weights = new Map<string, { unit: string; grams: number; quantity: number }>();
  for (const { unit, need, grams } of sums) {
    if (!grams) continue;
    const kind = kindOf(unit);
    const there = weights.get(kind) ?? { unit, grams: 0, quantity: 0 };
    const quantity = isUnit(unit) && isUnit(there.unit) ? convertQuantity(need, unit, there.unit) : need;
    weights.set(kind, { ...there, grams: there.grams + grams, quantity: there.quantity + quantity });
  }
  if (weights.size < 2) return sums;
  // Nobody buys by the pinch, nor by the spoon what is sold by weight.
  const [most] = [...weights].toSorted(
    ([kind, a], [other, b]) => rank(kind) - rank(other) || b.grams - a.grams || (kind < other ? -1 : 1),
  );
  if (!most) return sums;
  const [kind, { unit, grams, quantity }] = most;
  if (!isUnit(unit)) return sums;
  const one = { unit, grams: grams / quantity };
  return sums.map((sum) => (kindOf(sum.unit) === kind ? sum : byWeight(sum, one)));
}

const rank = (kind: string) => (kind === 'pinch' ? 2 : kind === 'volume' ? 1 : 0);

const kindOf = (unit: string) => (isUnit(unit) ? UNITS[unit].kind : unit);

function byWeight<Line>(sum: Sum<Line>, { unit, grams }: SoldIn): Sum<Line> {
  if (!sum.grams) return sum;
  const need = sum.grams / grams;
  return { ...sum, unit, need, buy: (sum.buy / sum.need) * need };
}

/** One sum for all units of one kind. */
function summed<Line>(sums: readonly Sum<Line>[]): Sum<Line>[] {
  const kinds = new Map<string, Sum<Line>>();
  for (const sum of sums) {
    const kind = kindOf(sum.unit);
    const there = kinds.get(kind);
    kinds.set(kind, there ? plus(there, sum) : sum);
  }
  return [...kinds.values()];
}

function plus<Line>(one: Sum<Line>, other: Sum<Line>): Sum<Line> {
  const unit = one.unit === other.unit ? one.unit : commonUnit(one.unit, other.unit);
  const [a, b] = [inUnit(one, unit), inUnit(other, unit)];
  const grams = a.grams === null || b.grams === null ? null : a.grams + b.grams;
  return { ...a, need: a.need + b.need, buy: a.buy + b.buy, grams, lines: [...a.lines, ...b.lines] };
}

/** Spoons stay spoons: nobody says 25 ml of sugar. */
function commonUnit(one: string, other: string): string {
  if (SPOONS.has(one) && SPOONS.has(other)) return 'tbsp';
  return BASE[kindOf(one)] ?? one;
}

function inUnit<Line>(sum: Sum<Line>, unit: string): Sum<Line> {
  const { unit: own, need, buy } = sum;
  if (own === unit || !isUnit(own) || !isUnit(unit)) return sum;
  const convert = (quantity: number) => convertQuantity(quantity, own, unit);
  return { ...sum, unit, need: convert(need), buy: convert(buy) };
}

function toLine<Line extends PlannedIngredient>(sum: Sum<Line>): ShoppingLine<Line> {
  const { name, unit, need, buy, weighed, lines } = inLarge(sum, sum.buy);
  const totalQuantity = isUnit(unit) ? roundUpToBuy(buy, unit) : Math.ceil(buy - 1e-6);
  return {
    name: sentenceCase(name),
    totalQuantity,
    unit,
    category: shoppingGroup(name),
    need: Math.max(hundredths(need), totalQuantity),
    have: haveOf(need, buy),
    ...(weighed && { inRecipes: asWeighed(weighed) }),
    lines,
  };
}

/** In kilograms or litres, if so much is a thousand grams or millilitres. */
function inLarge<Line>(sum: Sum<Line>, quantity: number): Sum<Line> {
  const large = LARGE[sum.unit];
  return large && quantity >= 1000 ? inUnit(sum, large) : sum;
}

function asWeighed<Line>(sum: Sum<Line>): ShoppingLine['inRecipes'] {
  const { unit, need, buy } = inLarge(sum, sum.need);
  return isUnit(unit) ? { need: hundredths(need), have: haveOf(need, buy), unit } : undefined;
}

/** What is bought is rounded up, and can be more than the need. */
const haveOf = (need: number, buy: number): number => Math.max(0, hundredths(need - buy));

function hundredths(quantity: number): number {
  return Math.round(quantity * 100) / 100;
}
