import type { Unit } from '@larder/domain';
import type { IngredientIndex, RecipeLine } from '@larder/domain/model';
import { gramsOf } from '../usual/measures.ts';
import type { Food } from './foods/food.ts';
import type { Kitchen } from './kitchen.ts';

/** A line of a dish, with its name in the steps. */
export interface Part {
  readonly line: RecipeLine;
  /** 'red peppers' */
  readonly said: string;
  /** Whether its verb is plural. */
  readonly isMany: boolean;
}

/** A food of a dish. */
export interface FoodPart<Some extends Food = Food> extends Part {
  readonly food: Some;
  readonly grams: number;
  /** Its name in titles; that of its kind only if the kitchen's is. */
  readonly title: string;
  /** Whether the kitchen has some of it: titles name what it has. */
  readonly isHeld: boolean;
}

/** A food in an amount that suits the dish and the stock; null if it cannot be weighed. */
export function partOf<Some extends Food>(
  food: Some,
  kitchen: Kitchen,
  index: IngredientIndex,
  note: string | undefined,
  factor = 1,
): FoodPart<Some> | null {
  const ingredient = index.get(food.slug);
  if (!ingredient) return null;
  const held = kitchen.of(food.slug);
  const [least, usual, most] = food.grams.map((grams) => grams * kitchen.servings * factor) as [
    number,
    number,
    number,
  ];
  const there = held?.grams ?? usual;
  // All of the stock, if that is neither too little nor too much.
  const wanted =
    there >= least ? Math.min(there, held && held.urgency > 0 ? most : Math.max(usual, least)) : usual;
  const unit: Unit = held?.isWeighed && food.unit !== 'slice' ? 'g' : food.unit;
  const each = gramsOf(ingredient, 1, unit);
  if (each === null) return null;
  const isAllThere = held !== null && wanted === there;
  const quantity = unit === 'g' ? inGrams(wanted, isAllThere) : counted(wanted / each, food);
  const notes = note === undefined || note === '' ? {} : { notes: note };
  const isMany = food.many !== undefined && (unit === 'g' || unit === 'can' || quantity > 1);
  return {
    food,
    title: (held?.isGeneral ? undefined : food.title) ?? food.many ?? food.one,
    isHeld: held !== null,
    grams: quantity * each,
    line: { ingredient: food.slug, quantity, unit, ...notes },
    said: isMany ? food.many! : food.one,
    isMany,
  };
}

/** An amount that a cook would weigh out; all of the stock, to the nearest 10 g. */
function inGrams(grams: number, isAllThere: boolean): number {
  if (isAllThere) return Math.max(5, grams < 100 ? Math.floor(grams / 5) * 5 : Math.floor(grams / 10) * 10);
  const step = grams < 100 ? 10 : grams < 500 ? 25 : 50;
  return Math.max(step, Math.round(grams / step) * step);
}

/** Large items and tins in halves; eggs and slices whole. */
function counted(count: number, { unit, isWhole }: Food): number {
  if (unit === 'slice' || isWhole || count >= 3) return Math.max(1, Math.round(count - 0.01));
  return Math.max(0.5, Math.round(count * 2) / 2);
}
