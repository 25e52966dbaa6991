import { CATALOGUE, INGREDIENT_INDEX, isStaple } from '@larder/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { FIRST_OWN_RECIPE_ID } from '../../src/platform/database/schema.ts';
import { sharedApi, type Api } from './api.ts';
import { planningCook, type MealPlan } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

interface Card {
  readonly id: number;
  readonly title: string;
  readonly matchPercentage: number;
  readonly presencePercentage: number;
  readonly missing: { readonly count: number; readonly names: readonly string[] };
}
interface Page extends Pick<Card, 'matchPercentage' | 'presencePercentage'> {
  readonly ingredients: { ingredient_id: number; coverage: string; lacking: object | null }[];
}
const figuresOf = ({ id, matchPercentage, presencePercentage, missing }: Card) => ({
  id,
  matchPercentage,
  presencePercentage,
  missing,
});

const SAMPLE = 30;
/** A kitchen on a Monday: one egg for a carbonara, and things about to expire. */
const STOCK: readonly (readonly [string, number | null, string, number?])[] = [
  ['rice', 1, 'kg'],
  ['egg', 1, 'piece'],
  ['chicken thigh', 500, 'g', 2],
  ['tomato', 5, 'piece', 4],
  ['potato', 1, 'kg'],
  ['onion', 4, 'piece'],
  ['garlic', 1, 'head'],
  ['lemon', 2, 'piece', 12],
  ['milk', 1, 'l', 5],
  ['cheddar', 200, 'g', 20],
  ['butter', 1, 'lb'],
  ['olive oil', 1, 'bottle'],
  ['salt', null, 'g'],
  ['parsley', 1, 'bunch', 3],
  ['spaghetti', 500, 'g'],
  ['guanciale', 1, 'pack'],
  ['pecorino', 100, 'g'],
  ['Parmesan', 100, 'g'],
  ['black pepper', null, 'g'],
];

test('cards, pages, lists, the plan and its swaps agree on thirty recipes [MATCH-14]', async () => {
  const { call } = await api.signUp();
  const cook = planningCook({ call });
  await cook.stock(...STOCK);
  const read = async (path: string) => {
    const { status, body } = await call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body.data;
  };
  const plan: MealPlan = await cook.generate();
  const carbonara = CATALOGUE.recipes.find(({ slug }) => slug === 'spaghetti-alla-carbonara')!.id;
  const [first] = plan.meal_plan;
  // A flexible dinner is a recipe once it is chosen.
  const swaps = (await cook.swaps(plan, first!)).filter(({ meal: { id } }) => id < FIRST_OWN_RECIPE_ID);
  const useUp: { recipes: Card[] }[] = (await read('/pantry/use-up')).batches;
  const soon = useUp.flatMap(({ recipes }) => recipes);
  expect(soon.length).toBeGreaterThan(0);
  const ids = [
    carbonara,
    ...plan.meal_plan.map(({ id }) => id),
    ...swaps.map(({ meal }) => meal.id),
    ...soon.map(({ id }) => id),
    ...CATALOGUE.recipes.filter((_recipe, place) => place % 8 === 0).map(({ id }) => id),
  ];
  const sample = [...new Set(ids)];
  expect(sample.length).toBeGreaterThanOrEqual(SAMPLE);

  const search = async (query = '') =>
    (
      await Promise.all(
        [0, 100, 200, 300, 400].map((offset) =>
          read(`/recipes/pantrysearch?limit=100&offset=${offset}${query}`),
        ),
      )
    ).flatMap(({ recipes }): Card[] => recipes);
  const cards = new Map((await search()).map((card) => [card.id, card]));
  const { body: made } = await call('POST', '/lists', { body: { name: 'Thirty', description: '' } });
  for (const id of sample) await call('POST', `/lists/${made.data.id}/recipes`, { body: { recipe_id: id } });
  const listed: Card[] = (await read(`/lists/${made.data.id}/recipes?limit=100`)).recipes;
  expect(listed.map(({ id }) => id).toSorted()).toEqual(sample.toSorted());

  // Other cards: on a list, next to expiring items, found by title.
  const found = await search('&query=spaghetti');
  expect(found.length).toBeGreaterThan(3);
  for (const card of [...listed, ...soon, ...found]) {
    expect(figuresOf(card)).toEqual(figuresOf(cards.get(card.id)!));
  }
  const pages = new Map<number, Page>();
  for (const id of sample) {
    const page: Page = await read(`/recipes/${id}/details?hasPantry=true`);
    pages.set(id, page);
    const { matchPercentage, presencePercentage, missing } = cards.get(id)!;
    const lacking = page.ingredients.filter((line) => line.lacking !== null);
    const count = new Set(lacking.map((line) => line.ingredient_id)).size;
    expect([id, matchPercentage, presencePercentage, missing.count]).toEqual([
      id,
      page.matchPercentage,
      page.presencePercentage,
      count,
    ]);
  }
  for (const meal of [...plan.meal_plan, ...swaps.map((swap) => swap.meal)]) {
    expect([meal.id, meal.match_alone]).toEqual([meal.id, pages.get(meal.id)!.matchPercentage]);
    // A lower figure within the week is explained.
    expect([meal.id, meal.match_note === null]).toEqual([meal.id, meal.matchPercentage === meal.match_alone]);
  }
  const page = pages.get(first!.id)!;
  expect(first!.ingredients.map((line) => line.to_buy > 0)).toEqual(
    page.ingredients.map(
      ({ ingredient_id: line, coverage }) => coverage !== 'have' && !isStaple(INGREDIENT_INDEX.require(line)),
    ),
  );
  // One egg is not enough for a carbonara, which needs four more yolks: not on its page either.
  expect(pages.get(carbonara)!.presencePercentage).toBe(100);
  expect(pages.get(carbonara)!.matchPercentage).toBe(88);
});
