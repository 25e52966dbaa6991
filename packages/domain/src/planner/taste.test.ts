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

/** What dishes that need this many things are liked by a kitchen on average. */
const liking = (things: number, count = 500) => {
  const some = dishes(count, things);
  const taste = tasteOf({ kitchen: 'a kitchen', today: '2030-05-06' }, some);
  return some.reduce((sum, { id }) => sum + taste(id), 0) / some.length;
};

test('a dish that needs little is left out more often than one that needs much', () => {
  const [few, some, many] = [liking(4), liking(9), liking(15)];
  expect(few).toBeLessThan(-100);
  expect(some).toBeGreaterThan(few + 50);
  expect(many).toBeGreaterThan(some + 20);
  expect(many).toBeLessThan(MEAL.taste / 2);
});

test('the fewer recipes a cook can choose from, the fewer of them are left out', () => {
  const [few, all] = [liking(5, 100), liking(5, 300)];
  expect(all).toBeLessThan(-100);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(MEAL.taste / 2);
});

test('a dish is left out in some kitchens and not in others', () => {
  const [one] = dishes(1, 4);
  const all = [one!, ...dishes(400, 9).slice(1)];
  const tastes = Array.from({ length: 40 }, (_, at) =>
    tasteOf({ kitchen: `kitchen ${at}`, today: '2030-05-06' }, all)(one!.id),
  );
  const isLeftOut = tastes.filter((taste) => taste < 0).length / tastes.length;
  expect(isLeftOut).toBeGreaterThan(0.6);
  expect(isLeftOut).toBeLessThan(1);
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
