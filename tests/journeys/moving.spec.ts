import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, test } from '../support/journey.ts';
import { paintedPhoto } from '../support/photos.ts';

const IMPORT = '/dashboard/recipes/import';
const SHARED = 1003;

/** Calls the API as the cook of this page. */
async function call(page: Page, method: string, path: string, more: object = {}) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...more,
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : ((await answer.json()) as { data: never });
}

const line = (text: string, known: object = {}) => ({
  text,
  group: null,
  ingredient_id: null,
  quantity: null,
  unit: null,
  notes: null,
  ...known,
});
const weekday = (days: number) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.now() + days * 86_400_000);
const LINES = [
  line('250 g of the good flour, sifted', {
    ingredient_id: 102,
    quantity: 250,
    unit: 'g',
    notes: 'sifted',
  }),
  line('salt & <pepper>  to taste', { group: 'For the top' }),
];
const recipe = (title: string, ingredients = LINES) => ({
  title,
  country: 'italy',
  course: 'dessert',
  servings: 6,
  prep_time: 15,
  cook_time: 40,
  waiting_time: 30,
  ingredients,
  instructions: ['Rub in.\nRest it.', 'Bake.'],
  source_url: 'https://example.org/pie',
});

const item = (ingredient_name: string, quantity: number | null, unit: string, more: object = {}) => ({
  ingredient_name,
  quantity,
  unit,
  expiry_date: null,
  ...more,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Preferences, a pantry with every kind of batch, and a week with all that a plan can have. */
async function fillPantryAndPlan(page: Page, own: number): Promise<void> {
  const items = [
    item('leek', 3, 'piece', { expiry_date: inDays(30), storage: 'fridge', used: 0.5 }),
    item('leek', 2, 'piece', { expiry_date: inDays(40), storage: 'fridge', expiry_is_guess: true }),
    item('milk', 1, 'l', { storage: 'fridge', opened: true }),
    item('chicken breast', 400, 'g', { storage: 'freezer' }),
    item('olive oil', null, 'ml'),
    item('Gran’s sourdough starter', 1, 'jar', { keep_name: true }),
  ];
  const { data } = (await call(page, 'POST', '/pantry/bulk', { data: { items } }))!;
  const { pantryItems } = data as { pantryItems: { ingredient_id: number }[] };
  const ids = pantryItems.map(({ ingredient_id: id }) => id);
  const preferences = {
    allergies: ['shellfish'],
    spice_tolerance: 'hot',
    household_size: 3,
    units: 'us',
    dislikes: [ids[3]],
    staples: [ids[4]],
    preferred_cuisines: ['italian'],
  };
  await call(page, 'POST', '/preferences', { data: { preferences } });
  const week = {
    put: [
      { date: inDays(1), recipe_id: own, servings: 5 },
      { date: inDays(2), recipe_id: SHARED },
    ],
    free: [{ date: inDays(5), why: 'out' }],
    lunches: [weekday(4)],
  };
  const made = (await call(page, 'POST', '/meal-plans/generate', { data: week }))!.data as { id: string };
  const double = { plan_id: made.id, recipe_id: SHARED, date: inDays(3), slot: 'dinner' };
  await call(page, 'PUT', `/meal-plans/current/meals/${weekday(2)}/leftovers`, { data: double });
}

/** Gives a kitchen all that an export has. */
async function fillKitchen(page: Page): Promise<void> {
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await paintedPhoto(page) };
  const ids = [SHARED];
  // Only what is known to be free of an allergen can be planned by a cook who avoids it.
  for (const made of [recipe('Gran’s pie'), recipe('Plain pie', LINES.slice(0, 1))]) {
    const { data } = (await call(page, 'POST', '/recipes', { data: made }))!;
    ids.push((data as { id: number }).id);
  }
  const cooked = [
    { date: '2026-01-02', servings: 4 },
    { date: '2026-03-04', servings: 2 },
  ];
  for (const id of ids.slice(0, 2)) {
    await call(page, 'PUT', `/recipes/${id}/memory`, { data: { rating: 4, notes: 'Less salt.' } });
    await call(page, 'POST', `/recipes/${id}/cookings`, { data: { cooked } });
    await call(page, 'PUT', `/recipes/${id}/photo`, { multipart: { file: photo } });
  }
  await fillPantryAndPlan(page, ids[2]!);
  for (const name of ['Sundays', 'With friends']) {
    const made = (await call(page, 'POST', '/lists', {
      data: { name, description: `${name}, all of them` },
    }))!;
    for (const recipe_id of ids) {
      const { id } = made.data as { id: string };
      await call(page, 'POST', `/lists/${id}/recipes`, { data: { recipe_id } });
    }
  }
}

interface Exported {
  own_recipes: { id: number; title: string }[];
  memories: { title: string; photo: string | null; recipe_id: number }[];
  lists: { name: string; recipes: { title: string }[] }[];
  preferences: object;
  pantry: object[];
  own_ingredients: string[];
  meal_plan: {
    starts_on: string;
    meal_plan: { date: string; slot: string; title: string; servings: number; leftovers_on: object | null }[];
    free_days: object[];
    lunch_days: string[];
    leftovers: { recipe_id: number }[];
  };
}

const byTitle = <Item extends { title: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.title.localeCompare(b.title));

/** What an export has, without ids and moments of this account; photos are re-encoded. */
const comparable = ({
  own_recipes: own,
  memories,
  lists,
  preferences,
  pantry,
  own_ingredients,
  meal_plan: plan,
}: Exported) => ({
  preferences,
  // In no order.
  pantry: pantry.map((one) => JSON.stringify(one)).toSorted(),
  own_ingredients,
  plan: {
    starts_on: plan.starts_on,
    free_days: plan.free_days,
    lunch_days: plan.lunch_days,
    leftovers: plan.leftovers.length,
    meals: plan.meal_plan.map(({ date, slot, title, servings, leftovers_on }) => ({
      date,
      slot,
      title,
      servings,
      leftovers_on,
    })),
  },
  recipes: byTitle(own).map(({ id: _id, ...one }) => one),
  memories: byTitle(memories).map(({ recipe_id: _id, photo, ...one }) => ({
    ...one,
    photo: photo?.slice(0, 22),
  })),
  lists: lists.map(({ name, recipes, ...list }) => ({
    name,
    description: (list as { description?: string }).description,
    recipes: recipes.map(({ title }) => title),
  })),
});

const exportOf = async (page: Page) => (await call(page, 'GET', '/account/export'))!.data as Exported;

async function importExport(page: Page, exported: Exported): Promise<void> {
  await page.goto(IMPORT);
  await page.getByLabel('Files').setInputFiles({
    name: 'larder.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported)),
  });
}

test('an export, imported into an empty account, brings back everything [IMPORT-07 IMPORT-13 IMPORT-16]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(IMPORT);
  await fillKitchen(page);
  const before = await exportOf(page);

  await page.evaluate(() => localStorage.clear());
  await beSignedIn(page);
  // The names of ingredients arrive after what was read: no line may lose its ingredient by that.
  const read = page.waitForResponse('**/api/v1/recipes/import');
  await page.route('**/api/v1/ingredients', async (route) => {
    await read;
    await route.continue();
  });
  await importExport(page, before);
  await expect(page.getByRole('heading', { name: '2 recipes found' })).toBeVisible();
  await expect(page.getByText(/with your rating, your notes, 2 dinners, and your photo/)).toBeVisible();
  await expect(page.getByText('Also what you remember of 1 of Larder’s recipes and 2 lists')).toBeVisible();
  for (const name of ['Pantry', 'Preferences', 'Meal plan']) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Save 2 recipes' }).click();
  await expect(
    page.getByText('2 recipes saved. Pantry: 6 added. Preferences are back. The plan is back'),
  ).toBeVisible();
  // The other one has a line that nobody has checked for the allergy that is back.
  await expect(page.getByRole('article').filter({ hasText: 'Plain pie' })).toBeVisible();
  expect(comparable(await exportOf(page))).toEqual(comparable(before));

  // Once more: nothing is there twice, and what is here stays.
  await importExport(page, before);
  await expect(
    page.getByRole('checkbox', { name: 'Replace your preferences with the file’s' }),
  ).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pantry: 0 added, 6 there already. Your plan stays as it is')).toBeVisible();
  expect(comparable(await exportOf(page))).toEqual(comparable(before));
});

test('a picture comes along, can be left out, and costs no recipe if it cannot be had [IMPORT-15]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(IMPORT);
  const photo = `data:image/jpeg;base64,${(await paintedPhoto(page)).toString('base64')}`;
  await page.route('**/recipes/import/picture', (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    return url.includes('gone')
      ? route.fulfill({
          status: 400,
          json: {
            status: 400,
            title: 'Bad Request',
            type: 'about:blank',
            detail: 'The picture is no longer on its site.',
          },
        })
      : route.fulfill({ json: { data: { picture: photo } } });
  });
  const of = (name: string, image: string) => ({
    '@type': 'Recipe',
    name,
    recipeYield: '8',
    image: `https://example.org/${image}.jpg`,
    recipeIngredient: ['225 g self-raising flour'],
    recipeInstructions: ['Bake for 12 minutes.'],
  });
  const recipes = [of('Kept scones', 'kept'), of('Plain scones', 'plain'), of('Lost scones', 'gone')];
  await page.getByLabel('Files').setInputFiles({
    name: 'scones.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recipes)),
  });
  await expect(
    page.getByText('It comes without its picture. The picture is no longer on its site.'),
  ).toBeVisible();
  await expect(page.locator('[data-slot="import-review-picture"] img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Leave out the picture of Plain scones' }).click();
  await expect(page.locator('[data-slot="import-review-picture"] img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save 3 recipes' }).click();
  await expect(page.getByText('“Lost scones” was saved without its picture.')).toBeVisible();
  const { memories, own_recipes: own } = await exportOf(page);
  expect(own).toHaveLength(3);
  expect(memories.map(({ title }) => title)).toEqual(['Kept scones']);
});
