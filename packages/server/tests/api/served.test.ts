import type { Catalogue } from '@larder/catalogue';
import type { Recipe } from '@larder/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const OWN: Readonly<Record<string, Partial<Recipe>>> = {
  'Tomato Rice': {
    waitingTime: 480,
    waitingKind: 'soaking',
    eveningBefore: 'Soak the rice.',
    serveWith: [{ ingredient: 'milk', quantity: 2, unit: 'piece', notes: 'iced' }],
  },
  'Salmon Bowl': { waitingTime: 600, waitingKind: 'freezing' },
  Risotto: { role: 'sweet' },
};

const catalogue: Catalogue = {
  ...SMALL_CATALOGUE,
  ingredients: SMALL_CATALOGUE.ingredients.map((one) =>
    one.slug === 'milk' ? { ...one, allergens: ['dairy'] } : one,
  ),
  recipes: SMALL_CATALOGUE.recipes.map((recipe) => ({ ...recipe, ...OWN[recipe.title] })),
};

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue });
  user = await api.signUp();
});
afterAll(() => api.close());

async function details(id: number) {
  const { status, body } = await user.call('GET', `/recipes/${id}/details`);
  expect(status).toBe(200);
  return body.data;
}

describe("a recipe's page", () => {
  test('lists optional ingredients separately, with their own allergens [SERVE-02]', async () => {
    const recipe = await details(1002);
    expect(recipe.serve_with).toEqual([
      {
        ingredient_id: 7,
        name: 'milk',
        quantity: 2,
        unit: 'piece',
        notes: 'iced',
        measure: { grams_per_ml: 1, metric: 'volume', us: 'weight' },
        allergens: [{ allergy: 'dairy', ingredients: ['milk'], often: [] }],
      },
    ]);
    expect(recipe.allergens).toEqual([]);
    expect(recipe.ingredients.map(({ name }: { name: string }) => name)).toEqual(['rice', 'tomato']);
  });

  test('says what to do the evening before [TIMES-16]', async () => {
    expect((await details(1002)).evening_before).toBe('Soak the rice.');
    expect((await details(5002)).evening_before).toBe('Begin the freezing, as it has to wait for 10 h.');
    const other = await details(1001);
    expect(other).not.toHaveProperty('evening_before');
    expect(other).not.toHaveProperty('serve_with');
  });
});

test('a plan begins with neither, and says what to do the evening before [TIMES-16]', async () => {
  const { status, body } = await user.call('POST', '/meal-plans/generate');
  expect(status).toBe(201);
  const meals = body.data.meal_plan as { id: number; day: string; evening_before?: string }[];
  expect(meals).toHaveLength(7);
  expect([1002, 5002]).not.toContain(meals[0]?.id);
  expect(meals.find(({ id }) => id === 1002)?.evening_before).toBe('Soak the rice.');
  expect(meals.find(({ id }) => id === 1001)).not.toHaveProperty('evening_before');
});
