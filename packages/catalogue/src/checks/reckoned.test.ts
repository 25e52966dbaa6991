import { describe, expect, test } from 'vitest';
import { readSr28, type Sr28Food } from '../../scripts/sr28-data.ts';
import { CATALOGUE } from '../catalogue.ts';
import { DRAWN_BY_RULE } from './reckoned-by-rule.ts';
import { DRAWN_AGAIN, DRAWN_BLIND, DRAWN_BY_LOT, DRAWN_LATER, KNOWN_WRONG } from './reckoned-dishes.ts';

/** How far a figure may be from the calculated one, in percent. */
const MOST = { median: 5, any: 15 } as const;
/** Dishes whose salt may be further off, in percent. */
const SALTIER: ReadonlyMap<string, number> = new Map([
  // Peppers from a jar are salted; the calculation has them without salt.
  ['ensaladilla-rusa', 15.9],
  // Butter is salted unless a recipe says otherwise; the calculation has unsalted butter.
  ['tarte-al-djote', 15.6],
  // The calculation has unsalted butter, and five gherkins of 75 g instead of 100 g.
  ['cote-de-porc-al-berdouille', 15.2],
]);
const KCAL_PER_GRAM_OF_ALCOHOL = 7;
const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbohydrate', 'salt'] as const;
const FIGURES = [...NUTRIENTS, 'cost'] as const;

type Figures = Record<(typeof FIGURES)[number], number>;

const foods = await readSr28();
const recipes = new Map(CATALOGUE.recipes.map((recipe) => [recipe.slug, recipe]));

function foodOf(id: string): Pick<Sr28Food, (typeof NUTRIENTS)[number]> {
  if (id === 'alcohol')
    return { kcal: KCAL_PER_GRAM_OF_ALCOHOL * 100, protein: 0, fat: 0, carbohydrate: 0, salt: 0 };
  const food = foods.get(id);
  if (!food) throw new RangeError(`no food ${id}`);
  return food;
}

/** Adds up a line of the table, for one serving. */
function reckon(line: string): { slug: string; reckoned: Figures } {
  const [head = '', parts = ''] = line.split(' | ');
  const [slug = '', servings = ''] = head.split(' ');
  const reckoned: Figures = { kcal: 0, protein: 0, fat: 0, carbohydrate: 0, salt: 0, cost: 0 };
  for (const part of parts.split(' ')) {
    const [, id = '', eaten = '', bought = eaten, price = ''] =
      /^([^:]+):(-?[\d.]+)(?:\/([\d.]+))?(?:@([\d.]+))?$/.exec(part) ?? [];
    const food = foodOf(id);
    for (const figure of NUTRIENTS)
      reckoned[figure] += (food[figure] * Number(eaten)) / 100 / Number(servings);
    reckoned.cost += (Number(bought) * Number(price)) / 1000 / Number(servings);
  }
  return { slug, reckoned };
}

function computed(slug: string): Figures {
  const recipe = recipes.get(slug);
  if (!recipe) throw new RangeError(`no recipe '${slug}'`);
  return { ...recipe.nutritionPerServing, cost: recipe.costPerServing };
}

describe.each([
  { dishes: 'known to have been wrong', table: KNOWN_WRONG, count: 20, figures: FIGURES },
  { dishes: 'drawn by lot', table: DRAWN_BY_LOT, count: 20, figures: FIGURES },
  { dishes: 'drawn blind', table: DRAWN_BLIND, count: 20, figures: FIGURES },
  { dishes: 'drawn again', table: DRAWN_AGAIN, count: 20, figures: FIGURES },
  { dishes: 'drawn by a rule', table: DRAWN_BY_RULE, count: 20, figures: FIGURES },
  { dishes: 'drawn later', table: DRAWN_LATER, count: 10, figures: NUTRIENTS },
])('the dishes $dishes, as calculated by hand [NUTRITION-06]', ({ table, count, figures }) => {
  const reckonings = table.trim().split('\n').map(reckon);

  test('are all there', () => expect(new Set(reckonings.map(({ slug }) => slug)).size).toBe(count));

  test.each(figures)('%s', (figure) => {
    const errors = reckonings.map(({ slug, reckoned }) => ({
      slug,
      percent: Math.abs(computed(slug)[figure] / reckoned[figure] - 1) * 100,
    }));
    const most = (slug: string) => (figure === 'salt' && SALTIER.get(slug)) || MOST.any;
    expect(errors.filter(({ slug, percent }) => percent > most(slug))).toEqual([]);
    const sorted = errors.map(({ percent }) => percent).toSorted((a, b) => a - b);
    const median = ((sorted[count / 2 - 1] ?? NaN) + (sorted[count / 2] ?? NaN)) / 2;
    expect(median).toBeLessThanOrEqual(MOST.median);
  });
});
