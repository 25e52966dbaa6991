import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { gramsOf, INGREDIENT_INDEX } from '../index.ts';
import { drawPlate, PLATE_FOODS, PLATE_KINDS } from '@larder/plates/dish';
import { lookOfDish } from './look.ts';

const dish = (title: string, ...lines: readonly (readonly [slug: string, grams: number])[]) => ({
  title,
  lines: lines.map(([slug, grams]) => ({ ingredient: INGREDIENT_INDEX.require(slug), grams })),
});

test.each([
  [dish('Tomato soup', ['tomato', 800], ['onion', 100], ['olive-oil', 20]), 'soup.tomato.onion'],
  [dish('Gran’s supper', ['basmati-rice', 300], ['prawn', 200], ['pea', 80]), 'rice.prawn.pea'],
  [dish('Sunday cake', ['plain-flour', 250], ['sugar', 200], ['egg', 110]), 'cake'],
  [dish('Roast', ['potato', 800], ['chicken-thigh', 600], ['lemon', 60]), 'tray.potato.meat.lemon'],
  [dish('Broth', ['chicken-stock', 900], ['carrot', 50]), 'soup.carrot'],
  [dish('Vegetable pizza', ['bread-flour', 500], ['mozzarella', 200]), 'pizza.mozzarella'],
  [dish('Blueberry pancakes', ['plain-flour', 200], ['egg', 110], ['blueberry', 150]), 'pancakes.berry'],
  [dish('Salmon sandwiches', ['salmon', 200]), 'toast.fish'],
  [dish('Egg salad sandwich', ['egg', 220]), 'toast.egg'],
  [dish('Chilli cheese toast', ['cheddar', 150], ['green-chilli', 20]), 'toast.shavings'],
  [dish('Sweetcorn fritters with chilli', ['sweetcorn', 300], ['plain-flour', 100]), 'pancakes.corn'],
  [dish('Garlic flatbreads', ['plain-flour', 300], ['garlic', 15]), 'bread'],
  [dish('Gran’s onion bake', ['onion', 300], ['plain-flour', 250]), 'gratin.onion'],
  [
    dish(
      'Tray bake of chicken, leek and potatoes with garlic',
      ['potato', 500],
      ['chicken-thigh', 300],
      ['leek', 200],
    ),
    'tray.potato.meat.onion',
  ],
  [dish('Mango lassi', ['mango', 400], ['yogurt', 500]), 'drink'],
  [dish('Something with salt', ['salt', 5]), 'plate'],
  [dish('Nothing known'), null],
])('%j', (given, look) => {
  expect(lookOfDish(given)).toBe(look);
});

test('the order of the lines does not matter, the weight does', () => {
  const lines = [['carrot', 100] as const, ['beef-shin', 900] as const];
  expect(lookOfDish(dish('Stew', ...lines))).toBe('stew.meat.carrot');
  expect(lookOfDish(dish('Stew', ...lines.toReversed()))).toBe('stew.meat.carrot');
});

test('every food stands for an ingredient, and looks good on every kind of plate', () => {
  for (const { name, of } of PLATE_FOODS) {
    expect([name, CATALOGUE.ingredients.some(({ slug }) => of.test(slug))]).toEqual([name, true]);
    for (const kind of PLATE_KINDS) expect(drawPlate(`${kind}.${name}`)).toMatch(/^<svg /);
  }
});

test('the same look is the same picture; what is no look is none', () => {
  expect(drawPlate('rice.prawn.pea')).toBe(drawPlate('rice.prawn.pea'));
  expect(drawPlate('rice.prawn.pea')).not.toBe(drawPlate('rice.pea.prawn'));
  for (const look of [
    '',
    'rice.',
    'rice.gold',
    'moon',
    '__proto__',
    'rice.pea.pea.pea.pea.pea.pea',
    '../etc',
  ])
    expect(drawPlate(look)).toBeNull();
});

test('every recipe of the catalogue has a look that can be drawn', () => {
  const looks = CATALOGUE.recipes.map(({ title, ingredients }) =>
    lookOfDish({
      title,
      lines: ingredients.map(({ ingredient: slug, quantity, unit }) => {
        const ingredient = INGREDIENT_INDEX.require(slug);
        return { ingredient, grams: gramsOf(ingredient, quantity, unit) };
      }),
    }),
  );
  expect(looks.filter((look) => look === null)).toEqual([]);
  // Something is seen on nearly all of them.
  expect(looks.filter((look) => !look?.includes('.')).length).toBeLessThan(looks.length / 10);
});
