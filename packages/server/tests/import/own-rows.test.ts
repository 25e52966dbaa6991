import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { ALLERGENS, isUnknownId, splitInstructions, unknownIdOf } from '@larder/domain';
import type { Recipe } from '@larder/domain/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnRecipe, WrittenLine } from '../../src/platform/database/schema.ts';
import { ownRecipeRows } from '../../src/recipes/own/own-rows.ts';

const rowsOf = (recipe: OwnRecipe) => ownRecipeRows(200_000_000, recipe, INGREDIENT_INDEX);
const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;
const nameOf = (slug: string) => INGREDIENT_INDEX.require(slug).name;

const line = (text: string, other: Partial<WrittenLine> = {}): WrittenLine => ({
  text,
  group: null,
  ingredientId: null,
  quantity: null,
  unit: null,
  notes: null,
  ...other,
});

/** A catalogue recipe as a cook would write it. */
const written = ({ ingredients, ...recipe }: Recipe): OwnRecipe => ({
  ...recipe,
  lines: ingredients.map(({ ingredient, quantity, unit, notes = null }) =>
    line(nameOf(ingredient), { ingredientId: idOf(ingredient), quantity, unit, notes }),
  ),
});
const [dish] = CATALOGUE.recipes as [Recipe];

describe('the values derived from a written recipe', () => {
  test('match those of the same recipe in the catalogue', () => {
    for (const recipe of CATALOGUE.recipes) {
      const { recipe: row, lines } = rowsOf(written(recipe));
      expect([recipe.title, row.allergens]).toEqual([recipe.title, recipe.allergens]);
      expect(row).toMatchObject({ ...recipe.dietary, country: recipe.country, unknownLines: [] });
      expect(splitInstructions(row.instructions)).toEqual(recipe.steps);
      const counted = recipe.ingredients.filter(({ ingredient }) => ingredient !== 'water');
      expect(lines.map(({ ingredientId }) => ingredientId)).toEqual(
        counted.map(({ ingredient }) => idOf(ingredient)),
      );
    }
  });

  test('claim freedom from nothing that the title, lines, notes or steps name [OWN-17]', () => {
    const rice = line('200 g basmati rice', { ingredientId: idOf('basmati-rice'), quantity: 200, unit: 'g' });
    const plain = { ...written(dish), title: 'Supper', steps: ['Boil the rice.'], lines: [rice] };
    const { recipe: free } = rowsOf(plain);
    expect(free).toMatchObject({ allergens: [], vegan: true, contains_dairy: false });

    const noodles = rowsOf({ ...plain, steps: ['Boil the rice.', 'Serve with buttered noodles.'] }).recipe;
    expect(noodles.allergens).toEqual(expect.arrayContaining(['wheat', 'gluten', 'dairy']));
    expect(noodles).toMatchObject({ vegan: false, vegetarian: true, contains_dairy: true, unknownLines: [] });
    expect(noodles.diets).not.toContain('gluten_free');

    expect(rowsOf({ ...plain, title: 'Peanut rice' }).recipe.allergens).toContain('peanuts');
    const noted = { ...rice, notes: 'fried with prawns' };
    expect(rowsOf({ ...plain, lines: [noted] }).recipe.allergens).toContain('crustaceans');
    const sheets = line('250 g lasagne sheets (egg)', {
      ingredientId: idOf('lasagne-sheet'),
      quantity: 250,
      unit: 'g',
    });
    expect(rowsOf({ ...plain, lines: [sheets] }).recipe.allergens).toContain('eggs');
  });

  test('claim freedom from no food that only the steps or another line name [OWN-17]', () => {
    const rice = line('200 g basmati rice', { ingredientId: idOf('basmati-rice'), quantity: 200, unit: 'g' });
    const plain = { ...written(dish), title: 'Supper', steps: ['Boil the rice.'], lines: [rice] };

    const cheese = rowsOf({ ...plain, steps: ['Boil the rice.', 'Crumble Wensleydale over it.'] }).recipe;
    expect(cheese.allergens).toEqual(['dairy']);
    expect(cheese).toMatchObject({ vegan: false, vegetarian: true, contains_dairy: true });
    expect(cheese.diets).not.toContain('dairy_free');

    expect(rowsOf({ ...plain, steps: ['Fry the turbot.'] }).recipe).toMatchObject({
      allergens: ['fish'],
      vegetarian: false,
      contains_fish: true,
    });
    const chilli = line('1 red chilli, or chilli crisp', {
      ingredientId: idOf('red-chilli'),
      quantity: 1,
      unit: 'piece',
    });
    expect(rowsOf({ ...plain, lines: [rice, chilli] }).recipe.allergens).toEqual(
      expect.arrayContaining(['soy', 'sesame', 'peanuts']),
    );
  });

  test('still claim what harmless words allow [OWN-17]', () => {
    const spread = line('20 g vegan margarine', {
      ingredientId: idOf('plant-based-spread'),
      quantity: 20,
      unit: 'g',
    });
    const steps = ['Melt the vegan margarine without butter, like cream, until it is pea-sized.'];
    const { recipe } = rowsOf({ ...written(dish), title: 'Sauce', steps, lines: [spread] });
    expect(recipe).toMatchObject({ vegan: true, contains_dairy: false });
    expect(recipe.allergens).not.toContain('dairy');
  });

  test('claim nothing that could harm if one line is unknown', () => {
    for (const recipe of CATALOGUE.recipes) {
      const own = written(recipe);
      const { recipe: row } = rowsOf({ ...own, lines: [...own.lines, line('moon dust')] });
      expect(row).toMatchObject({
        allergens: ALLERGENS,
        diets: [],
        vegan: false,
        vegetarian: false,
        contains_dairy: true,
        contains_fish: true,
        unknownLines: ['moon dust'],
      });
    }
  });

  test('ignore water, and count a line without an amount as its implied amount [OWN-14]', () => {
    const { lines, recipe } = rowsOf({
      ...written(dish),
      lines: [
        line('500 ml water', { ingredientId: idOf('water'), quantity: 500, unit: 'ml' }),
        line('salt', { ingredientId: idOf('salt') }),
        line('2 onions', { ingredientId: idOf('onion'), quantity: 2 }),
      ],
    });
    expect(lines).toMatchObject([
      { position: 1, ingredientId: idOf('salt'), quantity: 1, unit: 'pinch' },
      { position: 2, ingredientId: idOf('onion'), quantity: 2, unit: 'piece' },
    ]);
    expect(recipe.unknownLines).toEqual([]);
    expect(recipe.diets).toContain('vegan');
  });

  test('count little of the fat for frying as eaten', () => {
    const oil = { ingredientId: idOf('sunflower-oil'), quantity: 1, unit: 'l' as const };
    const of = (text: string) => rowsOf({ ...written(dish), lines: [line(text, oil)] }).recipe.fatPerServing;
    expect(of('1 l sunflower oil for deep-frying')).toBeLessThan(of('1 l sunflower oil') / 5);
  });

  test('keep steps with numbers in them whole', () => {
    const words = fc.constantFrom('Mix', '1.', '2.', '3)', ' 2. Stir', '\n3. Wait', 'for 4. Then', '12.');
    fc.assert(
      fc.property(
        fc.array(
          fc.array(words, { minLength: 1, maxLength: 5 }).map((some) => `Cook ${some.join(' ')}`),
          { minLength: 1, maxLength: 8 },
        ),
        (steps) => {
          const { recipe } = rowsOf({ ...written(dish), steps });
          const read = splitInstructions(recipe.instructions);
          expect(read.map((step) => step.replaceAll('\u{2060}', ''))).toEqual(steps);
        },
      ),
    );
  });
});

test("an unknown line's id follows from its words and is never an ingredient's", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = unknownIdOf(text);
      expect(isUnknownId(id)).toBe(true);
      expect(id).toBeGreaterThanOrEqual(-(2 ** 31));
      expect(unknownIdOf(` ${text.toUpperCase()} `)).toBe(unknownIdOf(text.toUpperCase()));
    }),
  );
  expect(unknownIdOf('moon dust')).not.toBe(unknownIdOf('star dust'));
});
