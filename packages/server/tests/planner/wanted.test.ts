import { WEEK_WISHES, type WeekWish } from '@larder/domain';
import { faultsOf, notesOf, plan, reasonOf, type Plan } from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, candidate, need, stock, wishes } from './candidates.ts';

const EFFORT = { effort: { starts: 15, steps: 5_000 } };
const average = ({ meals }: Plan, figure: (meal: Plan['meals'][number]) => number) =>
  meals.reduce((sum, meal) => sum + figure(meal), 0) / meals.length;
const appliancesOf = new Map(CANDIDATES.map(({ id, appliances }) => [id, appliances]));

/** What each wish lowers, on average over a week. */
const LOWERS: Readonly<Record<WeekWish, (meal: Plan['meals'][number]) => number>> = {
  // Above an hour, one dish is as slow as another, whether it takes two or rests overnight.
  quick: ({ recipe }) => Math.min(60, recipe.totalTime),
  light: ({ recipe }) => recipe.calories,
  hearty: ({ recipe }) => -recipe.calories,
  few_things: ({ recipe }) => recipe.needs.filter(({ isStaple }) => !isStaple).length,
  cheap: ({ recipe }) => recipe.costPerServing,
  vegetables: ({ recipe }) => -recipe.vegetables,
  comforting: ({ recipe }) => (['potatoes', 'pasta', 'rice'].includes(recipe.base ?? '') ? -1 : 0),
  one_pot: ({ recipe }) => appliancesOf.get(recipe.id)!.length,
  no_oven: ({ recipe }) => (appliancesOf.get(recipe.id)!.includes('oven') ? 1 : 0),
};

describe('a wish', () => {
  const pantry = [stock(1, 500, 'g', { grams: 500, expiresOn: '2030-05-08' })];
  const plain = plan(CANDIDATES, pantry, wishes(), EFFORT);

  test.each(WEEK_WISHES)('%s makes the week more like it, and breaks no rule', (wish) => {
    const wanting = { ...wishes(), wanted: [wish] };
    const made = plan(CANDIDATES, pantry, wanting, EFFORT);
    expect(faultsOf(made, { candidates: CANDIDATES, pantry, wishes: wanting })).toEqual([]);
    // Sums in another order differ in their last digit.
    expect(average(made, LOWERS[wish])).toBeLessThanOrEqual(average(plain, LOWERS[wish]) + 1e-9);
  });

  test('is never a limit: one that no recipe fulfils still gives a whole week [CHOOSE-07]', () => {
    const slow = CANDIDATES.filter(({ totalTime }) => totalTime > 60);
    expect(plan(slow, [], { ...wishes(), wanted: ['quick'] }, EFFORT).meals).toHaveLength(7);
  });
});

describe('things to use up', () => {
  const keeps = stock(1, 400, 'g', { grams: 400, name: 'rice' });
  const recipes = [
    candidate(1, [
      need(1, 400, 'g', 400, { dollarsPerGram: 0.004 }),
      need(9, 1, 'piece'),
      need(10, 1, 'piece'),
    ]),
    ...[2, 3, 4].map((id) => candidate(id, [need(id, 100, 'g', 100)])),
  ];
  const rarely = wishes({ meal_prep_frequency: 'rarely' });

  test('are used first, although they keep [CHOOSE-06]', () => {
    const idsOf = ({ meals }: Plan) => meals.map(({ recipe }) => recipe.id);
    expect(idsOf(plan(recipes, [keeps], { ...rarely, useUp: ['no such item'] }, EFFORT))).not.toContain(1);
    const wanting = { ...rarely, useUp: [keeps.id] };
    const made = plan(recipes, [keeps], wanting, EFFORT);
    expect(idsOf(made)).toContain(1);
    const meal = made.meals.find(({ recipe }) => recipe.id === 1)!;
    expect(reasonOf(meal, wanting)).toBe(
      'Uses your 400 g of rice, as you asked, and needs only 2 more items.',
    );
    expect(notesOf(made)).not.toContain('You wanted to use up');
  });

  test('that no meal uses are named', () => {
    const saffron = stock(99, 1, 'pinch', { name: 'saffron' });
    const made = plan(recipes, [keeps, saffron], { ...rarely, useUp: [saffron.id] }, EFFORT);
    expect(notesOf(made)).toContain('You wanted to use up saffron, but no meal of this week does.');
  });
});
