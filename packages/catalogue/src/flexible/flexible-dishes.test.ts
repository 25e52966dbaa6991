import { addDays } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';
import type { StockItem } from '@larder/domain/planner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { checkRecipe } from '../checks/recipes.ts';
import { DATA } from '../data/data.ts';
import { plateOf } from '../ingredients/plate.ts';
import { gramsOf } from '../usual/measures.ts';
import { flexibleDishes, type FlexibleDish } from './flexible-dishes.ts';
import { Kitchen, type Occasion } from './kitchen.ts';
import { makeDish, type DishSource } from './make-dish.ts';
import { TEMPLATES } from './templates/index.ts';

const TODAY = '2030-05-06';
const anything = () => true;

function dishesFor(occasion: Occasion): FlexibleDish[] {
  const steps = flexibleDishes(occasion, INGREDIENT_INDEX);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A kitchen with some of every seasoning. */
const GARNISHES = [
  ...new Set(
    TEMPLATES.flatMap(({ seasonings }) => seasonings.flatMap(({ lines }) => lines.flatMap(({ any }) => any))),
  ),
].map((slug): StockItem => {
  const { id, name } = INGREDIENT_INDEX.require(slug);
  return { id: slug, name, covers: [id], quantity: null, unit: 'g', grams: null, expiresOn: null };
});

/** The rules for recipes, as if the catalogue had it. */
function problemsOf({
  title,
  country,
  prepTime,
  cookTime,
  servings,
  difficulty,
  spice,
  course,
  role,
  appliances,
  ingredients,
  steps,
  sourceUrl,
}: DishSource): string[] {
  const id = DATA.countries.find(({ code }) => code === country)!.recipeIdsFrom;
  const source: RecipeSource = {
    id,
    slug: 'a-dish',
    title,
    country,
    prepTime,
    cookTime,
    servings,
    difficulty,
    spice,
    course,
    ...(role && { role }),
    appliances,
    ingredients,
    steps,
    sourceUrl,
  };
  return checkRecipe(source, INGREDIENT_INDEX).map((problem) => `${title}, ${problem}`);
}

describe.each(TEMPLATES)('$name', (template) => {
  test('is a recipe with every protein, base and seasoning, for any number', () => {
    const problems: string[] = [];
    let turn = 0;
    for (const seasoning of template.seasonings)
      for (const protein of template.proteins)
        for (const servings of [1, 2, 3, 4, 6].filter((count) => count <= template.mostServings)) {
          turn += 1;
          const stock = turn % 2 === 0 ? GARNISHES : [];
          const kitchen = new Kitchen({ stock, today: TODAY, servings, mayHave: anything }, INGREDIENT_INDEX);
          const base = template.bases[turn % template.bases.length]!;
          const vegetables = Array.from(
            { length: 1 + (turn % template.most) },
            (_, at) => template.vegetables[(turn * 5 + at * 7) % template.vegetables.length]!,
          );
          if (new Set(vegetables.map(({ kin, slug }) => kin ?? slug)).size < vegetables.length) continue;
          const dish = makeDish(
            { template, seasoning, base, protein, vegetables },
            kitchen,
            INGREDIENT_INDEX,
          );
          problems.push(...(dish ? problemsOf(dish) : [`no ${template.name} of ${protein.slug}`]));
        }
    expect(turn).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  });

  test('is a recipe with each of its vegetables', () => {
    const [protein] = template.proteins;
    const kitchen = new Kitchen(
      { stock: [], today: TODAY, servings: 4, mayHave: anything },
      INGREDIENT_INDEX,
    );
    const problems = template.vegetables.flatMap((vegetable, at) => {
      const seasoning = template.seasonings[at % template.seasonings.length]!;
      const base = template.bases[at % template.bases.length]!;
      const choice = { template, seasoning, base, protein: protein!, vegetables: [vegetable] };
      const dish = makeDish(choice, kitchen, INGREDIENT_INDEX);
      return dish ? problemsOf(dish) : [`no ${template.name} of ${vegetable.slug}`];
    });
    expect(problems).toEqual([]);
  });

  test('has a seasoning for a cook who avoids any one allergen', () => {
    const allergens = template.seasonings.map(({ lines }) =>
      lines
        .filter(({ isOptional }) => isOptional !== true)
        .flatMap(({ any }) => INGREDIENT_INDEX.require(any.at(-1)!).allergens),
    );
    const inAll = allergens[0]!.filter((one) => allergens.every((some) => some.includes(one)));
    expect(inAll).toEqual([]);
  });
});

const PRODUCE = TEMPLATES.flatMap(({ vegetables, proteins, bases }) => [
  ...vegetables,
  ...proteins,
  ...bases,
]);
const SLUGS = [...new Set(PRODUCE.map(({ slug }) => slug))];
const pantry = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SLUGS), fc.integer({ min: 5, max: 150 }), fc.nat(12)), {
    minLength: 5,
    maxLength: 25,
    selector: ([slug]) => slug,
  })
  .map((items) =>
    items.map(([slug, tens, days]): StockItem => {
      const { id, name } = INGREDIENT_INDEX.require(slug);
      const covers = [id, ...INGREDIENT_INDEX.ancestors(slug).map((one) => one.id)];
      const quantity = 10 * tens;
      return {
        id: slug,
        name,
        covers,
        quantity,
        unit: 'g',
        grams: quantity,
        expiresOn: addDays(TODAY, days),
      };
    }),
  );

test('dishes from any pantry are dinners, follow the rules for recipes and use what expires [FLEXIBLE-02]', () => {
  let dishes = 0;
  fc.assert(
    fc.property(pantry, fc.integer({ min: 1, max: 8 }), (stock, servings) => {
      const occasion = { stock, today: TODAY, servings, mayHave: anything, fits: anything };
      const made = dishesFor(occasion);
      dishes += made.length;
      expect(made.length).toBeLessThanOrEqual(40);
      for (const { recipe } of made) {
        expect(problemsOf(recipe)).toEqual([]);
        const { nutritionPerServing } = recipe;
        expect(nutritionPerServing.kcal).toBeGreaterThanOrEqual(400);
        expect(nutritionPerServing.protein).toBeGreaterThanOrEqual(18);
        const lines = recipe.ingredients.map(({ ingredient: slug, quantity, unit }) => {
          const ingredient = INGREDIENT_INDEX.require(slug);
          return { ingredient, grams: gramsOf(ingredient, quantity, unit) };
        });
        expect(plateOf(lines, recipe.servings).vegetableGrams).toBeGreaterThanOrEqual(150);
        const soon = stock.filter(({ expiresOn }) => expiresOn! <= addDays(TODAY, 7));
        const ids = new Set(soon.flatMap(({ covers }) => covers));
        expect(lines.some(({ ingredient }) => ids.has(ingredient.id))).toBe(true);
      }
    }),
    { numRuns: 25, seed: 20_300_506 },
  );
  expect(dishes).toBeGreaterThan(200);
});

describe('a dish is named after what the kitchen has', () => {
  /** Some of a food that expires tomorrow, and what it can stand in for. */
  const food = (slug: string, standsInFor: string[] = []): StockItem => {
    const { id, name } = INGREDIENT_INDEX.require(slug);
    return {
      id: slug,
      name,
      covers: [id, ...INGREDIENT_INDEX.ancestors(slug).map((one) => one.id)],
      standsInFor: standsInFor.map((one) => INGREDIENT_INDEX.require(one).id),
      quantity: 600,
      unit: 'g',
      grams: 600,
      expiresOn: addDays(TODAY, 1),
    };
  };
  const titlesFrom = (...stock: StockItem[]) =>
    dishesFor({ stock, today: TODAY, servings: 2, mayHave: anything, fits: anything }).map(
      ({ recipe }) => recipe.title,
    );

  test('not after what it would do for', () => {
    const titles = titlesFrom(
      food('chicken-thigh', ['chicken-breast']),
      food('tomato', ['cherry-tomato']),
      food('rice'),
    );
    expect(titles).not.toEqual([]);
    for (const title of titles) {
      expect(title).toContain('chicken thighs');
      expect(title).not.toMatch(/chicken breast|cherry tomato/);
    }
  });

  test('chicken of any kind is chicken', () => {
    const titles = titlesFrom(food('chicken', ['chicken-breast']), food('tomato'), food('carrot'));
    expect(titles.filter((title) => /bowl with chicken and/.test(title))).not.toEqual([]);
    expect(titles.join()).not.toMatch(/breast/);
  });

  test('not after vegetables that are all to be bought', () => {
    const titles = titlesFrom(food('chicken-thigh'), food('potato'));
    expect(
      titles.filter((title) => title.startsWith('Tray bake of chicken thighs and potatoes')),
    ).not.toEqual([]);
    expect(titles.filter((title) => /soup|frittata/.test(title))).toEqual([]);
  });
});
