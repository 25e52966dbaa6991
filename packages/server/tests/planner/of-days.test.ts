import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { WeekDay } from '@larder/domain';
import {
  bestSwaps,
  faultsOf,
  notesOf,
  plan,
  type Candidate,
  type Plan,
  type Wishes,
} from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, candidate, need, stock, wishes } from './candidates.ts';

const EFFORT = { effort: { starts: 4, steps: 4_000 } };
const WITH_MEAT = CATALOGUE.recipes.find(({ dietary }) => dietary.contains_beef)!.dietary;
const BUT_SUNDAY: readonly WeekDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const VEGAN = { flags: ['vegan'] as const, countries: [] };

const veganBut = (more: Partial<Wishes> = {}): Wishes => ({
  ...wishes(),
  onDays: [{ days: BUT_SUNDAY, filters: VEGAN }],
  ...more,
});
const dinners = ({ meals }: Plan) => meals.filter(({ slot }) => slot !== 'lunch');
const known = new Map(CANDIDATES.map((recipe) => [recipe.id, recipe]));
const isVegan = ({ id }: { readonly id: number }) => known.get(id)!.dietary.vegan;

describe('what holds on some days only', () => {
  // The chicken would be a dinner of every day, were it for the planner alone.
  const pantry = [stock(305, 2_000, 'g', { grams: 2_000, expiresOn: '2030-05-08' })];

  test('is kept on these days, for dinner and lunch, and the week is whole [CHOOSE-15]', () => {
    const wanting = veganBut({ lunches: ['Tuesday', 'Sunday'] });
    const made = plan(CANDIDATES, pantry, wanting, EFFORT);
    expect(faultsOf(made, { candidates: CANDIDATES, pantry, wishes: wanting })).toEqual([]);
    expect(dinners(made)).toHaveLength(7);
    expect(made.meals.filter(({ day, recipe }) => day !== 'Sunday' && !isVegan(recipe))).toEqual([]);
    expect(made.unheld).toBeUndefined();
  });

  test('an ingredient can be left out on all days but one', () => {
    const onion = INGREDIENT_INDEX.require('onion').id;
    const nothing = { flags: [], countries: [] };
    const wanting: Wishes = {
      ...wishes(),
      onDays: [{ days: BUT_SUNDAY, filters: nothing, dislikes: [{ name: 'onions', ids: [onion] }] }],
    };
    const made = plan(CANDIDATES, [], wanting, EFFORT);
    expect(faultsOf(made, { candidates: CANDIDATES, pantry: [], wishes: wanting })).toEqual([]);
    const days = dinners(made).filter(({ recipe }) => recipe.needs.some((one) => one.ingredientId === onion));
    expect(days.filter(({ day }) => day !== 'Sunday')).toEqual([]);
  });

  test('a wish makes these days more like it', () => {
    const WEEKDAYS = BUT_SUNDAY.slice(0, 5);
    const nothing = { flags: [], countries: [] };
    const green: Wishes = {
      ...wishes(),
      onDays: [{ days: WEEKDAYS, filters: nothing, wanted: ['vegetables'] }],
    };
    const vegetables = (wanting: Wishes) =>
      dinners(plan(CANDIDATES, [], wanting, EFFORT))
        .filter(({ day }) => WEEKDAYS.includes(day))
        .reduce((sum, { recipe }) => sum + recipe.vegetables, 0);
    expect(vegetables(green)).toBeGreaterThan(vegetables(wishes()));
  });

  test('limits of the week hold on every day, the excepted one too', () => {
    const wanting = veganBut({ preferences: wishes({ allergies: ['nuts'] }).preferences });
    const made = plan(CANDIDATES, pantry, wanting, EFFORT);
    expect(made.meals.flatMap(({ recipe }) => known.get(recipe.id)!.allergens)).not.toContain('nuts');
  });

  test('a swap keeps to it', () => {
    const wanting = veganBut();
    const week = dinners(plan(CANDIDATES, pantry, wanting, EFFORT));
    const swap = (day: WeekDay) =>
      bestSwaps(CANDIDATES, pantry, wanting, { week, day, today: wanting.today, most: 20 });
    expect(swap('Tuesday').filter((recipe) => !isVegan(recipe))).toEqual([]);
    expect(swap('Sunday').some((recipe) => !isVegan(recipe))).toBe(true);
  });
});

describe('a day for which nothing keeps it', () => {
  const beef = (id: number): Candidate => candidate(id, [need(id, 100, 'g', 100)], { dietary: WITH_MEAT });
  const few = [1, 2, 3].map((id) => candidate(id, [need(id, 100, 'g', 100)]));
  const recipes = [...few, ...[4, 5, 6, 7, 8, 9].map(beef)];

  test('has no dinner, and the notes say so [CHOOSE-15]', () => {
    const wanting = veganBut();
    const made = plan(recipes, [], wanting, EFFORT);
    expect(faultsOf(made, { candidates: recipes, pantry: [], wishes: wanting })).toEqual([]);
    // Three vegan dinners for six days, and anything on Sunday.
    expect(made.meals).toHaveLength(4);
    expect(made.meals.at(-1)).toMatchObject({ day: 'Sunday' });
    const without = BUT_SUNDAY.filter((day) => !made.meals.some((meal) => meal.day === day));
    expect(made.unheld).toEqual(without.map((day) => ({ day, names: ['vegan'] })));
    expect(notesOf(made)).toContain(
      `No other dinner within your limits fits 'vegan', so there is none on ${without.slice(0, 2).join(', ')} and ${without[2]}.`,
    );
    expect(notesOf(made)).not.toContain('instead of');
  });

  test('may have what the cook puts there', () => {
    const wanting = veganBut({ fixed: [{ recipe: beef(9), day: 'Monday' }] });
    const made = plan(recipes, [], wanting, EFFORT);
    expect(faultsOf(made, { candidates: recipes, pantry: [], wishes: wanting })).toEqual([]);
    expect(made.meals[0]).toMatchObject({ day: 'Monday', recipe: { id: 9 } });
    expect(made.unheld).toHaveLength(2);
  });

  test('has a repeat rather than none', () => {
    const lately = plan(recipes, [], veganBut({ cookedLately: [1, 2, 3] }), EFFORT);
    expect(lately.meals).toHaveLength(4);
  });
});
