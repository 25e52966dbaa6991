import type { Unit } from '../units.ts';

/** Units as steps write them. */
const WORDS: Readonly<Partial<Record<Unit, string>>> = {
  g: 'g gram grams',
  kg: 'kg kilo kilos kilogram kilograms',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  ml: 'ml millilitre millilitres milliliter milliliters',
  l: 'l litre litres liter liters',
  tsp: 'tsp teaspoon teaspoons',
  tbsp: 'tbsp tablespoon tablespoons',
  cup: 'cup cups',
};

/** Parts that are counted: '2 cloves of the garlic'. */
const COUNTS: Readonly<Partial<Record<Unit, string>>> = {
  clove: 'clove cloves',
  slice: 'slice slices',
  sprig: 'sprig sprigs',
  stalk: 'stalk stalks stick sticks',
  leaf: 'leaf leaves',
  sheet: 'sheet sheets',
  can: 'tin tins can cans',
};

const byWord = (table: Readonly<Partial<Record<Unit, string>>>): ReadonlyMap<string, Unit> =>
  new Map(
    Object.entries(table).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as Unit])),
  );

export const MEASURES = byWord(WORDS);
export const COUNTED = byWord(COUNTS);

const SPELLED: Readonly<Record<string, readonly [string, string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  l: ['litre', 'litres'],
};

/** A unit spelled out, for a text that spells its units out; null if it has no such form. */
export function spelledUnit(unit: string, quantity: number): string | null {
  const words = SPELLED[unit];
  return words ? words[quantity > 1 ? 1 : 0] : null;
}
