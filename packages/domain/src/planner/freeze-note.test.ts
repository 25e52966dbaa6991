import { expect, test } from 'vitest';
import type { WeekDay } from '../meal-week.ts';
import type { ShelfLife } from '../storage.ts';
import { freezeNote, type KeptFood } from './freeze-note.ts';
import type { Dish, Need, PlannedMeal, StockItem } from './model.ts';

const WEEK = { startsOn: '2030-05-06', today: '2030-05-06' };
const life = (days: number, freezer: number | null): ShelfLife => ({
  usual: 'fridge',
  fridge: { unopened: days, opened: days },
  freezer: freezer === null ? null : { unopened: freezer, opened: freezer },
  cupboard: null,
});
/** By id: mince, lettuce, cabbage that keeps for two weeks, cheap milk, and peas. */
const FOODS: Readonly<Record<number, KeptFood>> = {
  1: { life: life(2, 120), dollarsPerGram: 0.01, isSoldFrozen: false },
  2: { life: life(3, null), dollarsPerGram: 0.02, isSoldFrozen: false },
  3: { life: life(14, 365), dollarsPerGram: 0.01, isSoldFrozen: false },
  4: { life: life(3, 90), dollarsPerGram: 0.001, isSoldFrozen: false },
  5: { life: life(3, 240), dollarsPerGram: 0.01, isSoldFrozen: true },
};
const noteOf = (meals: readonly PlannedMeal[], stock: readonly StockItem[] = [], today = WEEK.today) =>
  freezeNote({ ...WEEK, meals, stock, today }, (id) => FOODS[id] ?? null);

const item = (id: number, name: string, grams: number, own: Partial<StockItem> = {}): StockItem => ({
  id: `item ${id}`,
  name,
  covers: [id],
  quantity: grams,
  unit: 'g',
  grams,
  expiresOn: '2030-05-09',
  ...own,
});
/** A meal that buys so many grams of something, or uses them, or what it takes, of an item. */
function meal(
  day: WeekDay,
  id: number,
  grams: number,
  used?: StockItem,
  taken: number | null = grams,
): PlannedMeal {
  const need: Need = {
    ingredientId: id,
    name: `food ${id}`,
    quantity: grams,
    unit: 'g',
    grams,
    dollarsPerGram: FOODS[id]!.dollarsPerGram,
    packGrams: 500,
  };
  return {
    recipe: { needs: [need] } as unknown as Dish,
    day,
    coverage: {
      toBuy: [used ? 0 : grams],
      uses: used ? [{ item: used, need: 0, quantity: taken }] : [],
      missingIds: used ? [] : [id],
      ingredientCount: 1,
    },
  };
}

const mince = item(1, 'minced beef', 600);

test.each<{ why: string; meals?: PlannedMeal[]; stock?: StockItem[]; today?: string; says: string }>([
  { why: 'no meal uses it', stock: [mince], says: 'Freeze the minced beef by Thursday the 9th.' },
  {
    why: 'a meal leaves much of it',
    meals: [meal('Monday', 1, 400, mince)],
    stock: [mince],
    says: 'Freeze the rest of the minced beef by Thursday the 9th.',
  },
  { why: 'a meal leaves little of it', meals: [meal('Monday', 1, 550, mince)], stock: [mince], says: '' },
  { why: 'it does not freeze', stock: [item(2, 'lettuce', 600)], says: '' },
  { why: 'it is frozen', stock: [{ ...mince, isFrozen: true }], says: '' },
  { why: 'it keeps', stock: [{ ...mince, expiresOn: '2030-06-09' }], says: '' },
  { why: 'it is of unknown amount', stock: [{ ...mince, quantity: null, grams: null }], says: '' },
  { why: 'it is unknown', stock: [{ ...mince, covers: [99] }], says: '' },
  { why: 'it is worth little', stock: [item(4, 'milk', 600)], says: '' },
  {
    why: 'a pack is larger than the week needs',
    meals: [meal('Tuesday', 1, 300)],
    says: 'Freeze the rest of the food 1 by Thursday the 9th.',
  },
  { why: 'the pack may be sold frozen', meals: [meal('Tuesday', 5, 300)], says: '' },
  {
    why: 'what may be sold frozen is in the fridge',
    stock: [item(5, 'peas', 600)],
    says: 'Freeze the peas by Thursday the 9th.',
  },
  {
    why: 'the pack was opened too long ago',
    meals: [meal('Tuesday', 1, 300)],
    today: '2030-05-10',
    says: '',
  },
  { why: 'it is past its date', stock: [mince], today: '2030-05-10', says: '' },
  {
    why: 'a meal takes an unknown amount of it',
    meals: [meal('Monday', 1, 400, mince, null)],
    stock: [mince],
    says: '',
  },
  { why: 'two meals share a pack', meals: [meal('Tuesday', 1, 250), meal('Wednesday', 1, 250)], says: '' },
  { why: 'its rest keeps beyond the week', meals: [meal('Tuesday', 3, 300)], says: '' },
  { why: 'its rest does not freeze', meals: [meal('Tuesday', 2, 300)], says: '' },
  { why: 'the week is over before it goes off', meals: [meal('Saturday', 1, 300)], says: '' },
  {
    why: 'there are more than two such things',
    meals: [meal('Monday', 1, 300)],
    stock: [item(1, 'chicken', 700, { id: 'a', expiresOn: '2030-05-10' }), item(1, 'pork', 500, { id: 'b' })],
    says: 'Freeze the pork by Thursday the 9th and the chicken by Friday the 10th.',
  },
])('what to freeze if $why', ({ meals = [], stock = [], today, says }) => {
  expect(noteOf(meals, stock, today)).toBe(says);
});
