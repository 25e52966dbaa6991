import { expect, test } from 'vitest';
import { shownSteps } from '../recipes/shown-steps.ts';
import { afterDeed, isRinging, nextEnd, timerId, timerName, type KitchenTimer } from './timers.ts';

const STEW = {
  instructions: '1. Bring 600 ml of the milk to a simmer for 5 minutes, then leave it for 20 minutes.',
  servings: 4,
  ingredients: [
    {
      name: 'milk',
      quantity: 600,
      unit: 'ml' as const,
      measure: { grams_per_ml: 1.03, metric: 'volume' as const, us: 'volume' as const },
    },
  ],
};
const NOW = 1_000_000;
const start = (id: string, seconds: number, timers: readonly KitchenTimer[] = [], now = NOW) =>
  afterDeed(timers, { kind: 'start', timer: { id, recipeId: 1, name: id }, seconds }, now);

test('a started timer ends after its time, and starts again from the beginning', () => {
  const [rice] = start('rice', 720);
  expect(rice).toMatchObject({ endsAt: NOW + 720_000 });
  expect(start('rice', 720, [rice!], NOW + 60_000)).toEqual([{ ...rice, endsAt: NOW + 780_000 }]);
});

test('a paused timer keeps what is left', () => {
  const paused = afterDeed(start('rice', 720), { kind: 'pause', id: 'rice' }, NOW + 120_000);
  expect(paused).toMatchObject([{ endsAt: null, remaining: 600 }]);
  const resumed = afterDeed(paused, { kind: 'resume', id: 'rice' }, NOW + 900_000);
  expect(resumed).toMatchObject([{ endsAt: NOW + 1_500_000 }]);
});

test.each([
  { when: 'while it runs', at: NOW + 30_000, endsAt: NOW + 120_000 },
  { when: 'after it has ended, from then on', at: NOW + 90_000, endsAt: NOW + 150_000 },
])('a minute more $when', ({ at, endsAt }) =>
  expect(afterDeed(start('egg', 60), { kind: 'extend', id: 'egg' }, at)).toMatchObject([{ endsAt }]),
);

test('a minute more while it is paused', () => {
  const paused = afterDeed(start('egg', 60), { kind: 'pause', id: 'egg' }, NOW);
  expect(afterDeed(paused, { kind: 'extend', id: 'egg' }, NOW)).toMatchObject([
    { endsAt: null, remaining: 120 },
  ]);
});

test('stopping one leaves the others, and pausing twice changes nothing', () => {
  const two = start('egg', 60, start('rice', 720));
  expect(afterDeed(two, { kind: 'stop', id: 'rice' }, NOW).map(({ id }) => id)).toEqual(['egg']);
  const paused = afterDeed(two, { kind: 'pause', id: 'egg' }, NOW);
  expect(afterDeed(paused, { kind: 'pause', id: 'egg' }, NOW + 5000)).toEqual(paused);
});

test('however many are started, none is lost [COOK-04]', () => {
  const many = Array.from({ length: 30 }, (_, at) => String(at));
  const timers = many.reduce<readonly KitchenTimer[]>((known, id) => start(id, 60, known), []);
  expect(timers.map(({ id }) => id)).toEqual(many);
});

test('the next end and whether one rings', () => {
  const two = start('egg', 60, start('rice', 720));
  expect(nextEnd(two, NOW)).toBe(NOW + 60_000);
  expect(isRinging(two, NOW + 59_999)).toBe(false);
  expect(isRinging(two, NOW + 60_000)).toBe(true);
  expect(nextEnd(two, NOW + 60_000)).toBe(NOW + 720_000);
  expect(nextEnd(two, NOW + 720_000)).toBeNull();
});

test('the time of a step is one timer, wherever units put it in the text [COOK-04]', () => {
  const [grams] = shownSteps(STEW, 'metric');
  const [cups] = shownSteps(STEW, 'us');
  expect(cups!.times[1]!.from).not.toBe(grams!.times[1]!.from);
  const [first, again] = [grams!, cups!].map(({ times }) => timerId(7, 0, times, times[1]!));
  expect(again).toBe(first);
  expect(timerId(7, 0, cups!.times, cups!.times[0]!)).not.toBe(first);
});

test('a timer names its dish wherever that is not what is cooked', () => {
  const timer = { id: '7.2.0', recipeId: 7, name: 'Step 3: 20 minutes', endsAt: NOW, remaining: 0 };
  const risotto = { ...timer, dish: 'Risotto' };
  expect(timerName(risotto, 7)).toBe('Step 3: 20 minutes');
  expect(timerName(risotto, 8)).toBe('Step 3: 20 minutes · Risotto');
  expect(timerName(risotto, null)).toBe('Step 3: 20 minutes · Risotto');
  expect(timerName(timer, null)).toBe('Step 3: 20 minutes');
});
