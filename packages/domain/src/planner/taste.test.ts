import { expect, test } from 'vitest';
import type { Need } from './model.ts';
import { tasteOf } from './taste.ts';
import { MEAL } from './weights.ts';

/** Dishes that need this many things each. */
const dishes = (count: number, things: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    needs: Array.from({ length: things }, (_need, ingredientId): Need => ({
      ingredientId,
      name: '',
      quantity: 1,
      unit: 'g',
      grams: 1,
      dollarsPerGram: 0,
      packGrams: null,
    })),
  }));

const resting = (things: number, count = 500) => {
  const some = dishes(count, things);
  const taste = tasteOf({ kitchen: 'a kitchen', today: '2030-05-06' }, some);
  return some.filter(({ id }) => taste(id) < 0).length / some.length;
};

test('a dish that needs little rests more often than one that needs much', () => {
  const [few, some, many] = [resting(4), resting(9), resting(15)];
  expect(few).toBeGreaterThan(0.7);
  expect(some).toBeLessThan(few - 0.1);
  expect(many).toBeLessThan(some - 0.1);
  expect(many).toBeGreaterThan(0);
});

test('the fewer recipes a cook can choose from, the fewer of them rest', () => {
  const [few, all] = [resting(5, 100), resting(5, 300)];
  expect(all).toBeGreaterThan(0.7);
  expect(few).toBeLessThan(0.4);
  expect(few).toBeGreaterThan(0.1);
});

test('the same kitchen has the same taste all week, and another another', () => {
  const some = dishes(20, 8);
  const of = (kitchen: string) => some.map(({ id }) => tasteOf({ kitchen, today: '2030-05-06' }, some)(id));
  expect(of('one')).toEqual(of('one'));
  expect(of('one')).not.toEqual(of('other'));
});

test('flexible dinners neither rest nor are liked more, and without a kitchen nothing is', () => {
  expect(tasteOf({ kitchen: 'a kitchen', today: '2030-05-06' }, [])(7)).toBe(MEAL.taste / 2);
  expect(tasteOf({ today: '2030-05-06' }, dishes(1, 3))(1)).toBe(0);
});
