import { CATALOGUE, INGREDIENT_INDEX, isStaple } from '@larder/catalogue';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api } from './api.ts';
import { inDays, planningCook } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

const needed = new Set(
  CATALOGUE.recipes.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredient)),
);
const pantry = fc.uniqueArray(
  fc.record({
    ingredient: fc.constantFrom(...CATALOGUE.ingredients.filter(({ slug }) => needed.has(slug))),
    quantity: fc.option(fc.integer({ min: 1, max: 600 }), { freq: 8 }),
    unit: fc.constantFrom('g', 'ml', 'piece', 'tbsp', 'oz'),
    expires: fc.option(fc.integer({ min: -2, max: 9 })),
  }),
  { minLength: 20, maxLength: 60, selector: ({ ingredient }) => ingredient.id },
);

interface Matched {
  readonly id: number;
  readonly matchPercentage: number;
  readonly presencePercentage: number;
}

test("a card, a page and a plan's first meal agree on every recipe [MATCH-03]", async () => {
  let short = 0;
  await fc.assert(
    fc.asyncProperty(pantry, fc.nat(), async (items, seed) => {
      const user = await api.signUp();
      const cook = planningCook(user);
      const stock = items.map(({ ingredient, quantity, unit, expires }) =>
        expires === null
          ? ([ingredient.name, quantity, unit] as const)
          : ([ingredient.name, quantity ?? 1, unit, expires] as const),
      );
      await cook.stock(...stock);
      const read = async (path: string) => (await user.call('GET', path)).body.data;
      const pages = await Promise.all(
        [0, 100, 200, 300, 400].map((offset) => read(`/recipes/pantrysearch?limit=100&offset=${offset}`)),
      );
      const cards = new Map<number, Matched>(
        pages.flatMap(({ recipes }) => recipes).map((card: Matched) => [card.id, card]),
      );
      expect(cards.size).toBe(CATALOGUE.recipes.length);

      const plan = await cook.generate();
      const [first] = plan.meal_plan;
      for (const meal of plan.meal_plan) {
        // A figure below the page's is explained.
        const page = await read(`/recipes/${meal.id}/details?hasPantry=true`);
        expect([meal.match_alone, meal.match_note === null]).toEqual([
          page.matchPercentage,
          meal.matchPercentage === page.matchPercentage,
        ]);
      }
      const some = CATALOGUE.recipes
        .filter((_recipe, index) => (index + seed) % 12 === 0)
        .map(({ id }) => id);
      // A flexible dinner becomes a recipe only with the plan, and is on no card before.
      const planned = cards.has(first!.id) ? [first!.id] : [];
      for (const id of [...planned, ...some]) {
        const page = await read(`/recipes/${id}/details?hasPantry=true`);
        const states: string[] = page.ingredients.map(({ coverage }: { coverage: string }) => coverage);
        short += states.filter((state) => state === 'short').length;
        const card = cards.get(id)!;
        expect([id, card.matchPercentage, card.presencePercentage]).toEqual([
          id,
          page.matchPercentage,
          page.presencePercentage,
        ]);
        const lines: { ingredient_id: number; coverage: string; lacking: { quantity: number } | null }[] =
          page.ingredients;
        expect(lines.map(({ lacking }) => (lacking?.quantity ?? 0) > 0)).toEqual(
          lines.map(({ coverage }) => coverage !== 'have'),
        );
        const lacking = new Set(lines.flatMap((line) => (line.lacking ? line.ingredient_id : [])));
        expect(page.matchingIngredientIDs).toEqual([
          ...new Set(lines.map((line) => line.ingredient_id).filter((one) => !lacking.has(one))),
        ]);
        const meal = id === first!.id ? first! : null;
        expect(meal?.matchPercentage ?? page.matchPercentage).toBe(page.matchPercentage);
        // A plan assumes that staples are there, and never buys them.
        expect((meal?.ingredients ?? []).map((line) => line.to_buy > 0)).toEqual(
          meal
            ? lines.map(
                ({ ingredient_id: one, coverage }) =>
                  coverage !== 'have' && !isStaple(INGREDIENT_INDEX.require(one)),
              )
            : [],
        );
      }
    }),
    { numRuns: 8, seed: 20_300_506 },
  );
  // The comparison included short ingredients.
  expect(short).toBeGreaterThan(5);
}, 600_000);

test('a planned meal says what substitutes for its ingredients, as its page does [MATCH-20]', async () => {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.stock(['rice', 2, 'kg']);
  const isAsked = ({ ingredient }: { ingredient: string }) => ingredient === 'basmati-rice';
  const recipe = CATALOGUE.recipes.find(({ ingredients }) => ingredients.some(isAsked))!;
  const plan = await cook.generate('', { put: [{ date: inDays(0), recipe_id: recipe.id }] });
  const { body } = await user.call('GET', `/recipes/${recipe.id}/details?hasPantry=true`);
  type Line = { name: string; stand_in?: object | null };
  const said = (lines: readonly Line[]) =>
    lines.flatMap(({ name, stand_in: standIn }) => (standIn ? { name, stand_in: standIn } : []));
  const [first] = plan.meal_plan;
  expect(said(first!.ingredients)).toEqual(said(body.data.ingredients));
  expect(said(first!.ingredients)).toContainEqual({
    name: 'basmati rice',
    stand_in: { name: 'rice', note: 'Any rice will do.' },
  });
});
