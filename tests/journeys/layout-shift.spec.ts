import type { Page } from '@playwright/test';
import { beSignedIn, expect, fillPantry, test } from '../support/journey.ts';
import { noteShifts, putGate, shiftsOf, standing, type Gate, type Order } from '../support/layout-shifts.ts';
import { addFavorite, makeList, recipeIds } from '../support/lists.ts';

/** What counts as no shift: it rounds to 0.00. */
const NONE = 0.005;

const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

/** Every URL, a search without results, and a list. */
const addresses = (list: string) => [
  '/login',
  '/signup',
  '/recover',
  '/confirm-email',
  '/nowhere',
  '/dashboard',
  '/dashboard?page=2&vegetarian=true',
  '/dashboard/recipes?query=nothing%20tastes%20so',
  '/dashboard/recipes/1001',
  '/dashboard/lists',
  `/dashboard/lists/${list}`,
  '/dashboard/pantry',
  '/dashboard/pantry?add=tiles',
  '/dashboard/pantry?add=typed',
  '/dashboard/pantry-old',
  '/dashboard/shopping',
  '/dashboard/meal-plan',
  '/dashboard/meal-plan?tab=shopping',
  '/dashboard/settings',
  '/dashboard/nowhere',
];

async function makePlan(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post('/api/v1/meal-plans/generate', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
}

/**
 * What moved in one visit, if anything, and how many responses it waited for. The page and its gate serve
 * many visits.
 */
async function visit(page: Page, gate: Gate, address: string, order: Order) {
  gate.shut();
  await page.goto(address, { waitUntil: 'commit' });
  await standing(page);
  await gate.openAll(order);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap(({ value, moved: nodes }) => [`${value.toFixed(4)} by`, ...nodes]);
  return {
    moved: sum < NONE ? [] : [`${address}, ${order}: ${sum.toFixed(3)}`, ...moved],
    answers: gate.answers,
  };
}

// Recording traces of so many pages would take longer than the test.
test.use({ trace: 'off' });
test.describe.configure({ timeout: 600_000 });

for (const size of SIZES) {
  for (const names of [[], ['onion', 'garlic', 'rice', 'tomato']]) {
    const kitchen = names.length > 0 ? 'a full kitchen' : 'an empty kitchen';
    test(`nothing moves at ${size.width} px in ${kitchen}, however late the responses`, async ({ page }) => {
      await page.setViewportSize(size);
      await beSignedIn(page);
      let list = (await makeList(page, 'Sunday pots')).id;
      if (names.length > 0) {
        await fillPantry(page, names);
        const recipes = await recipeIds(page, 3);
        await addFavorite(page, recipes[0]);
        list = (await makeList(page, 'Slow pots', recipes)).id;
        await makePlan(page);
      }
      await noteShifts(page);
      const gate = await putGate(page);
      const moved: string[] = [];
      for (const address of addresses(list)) {
        const first = await visit(page, gate, address, 'oldest first');
        moved.push(...first.moved);
        // A single response has no order, and an empty kitchen has few.
        if (first.answers > 1 && names.length > 0)
          moved.push(...(await visit(page, gate, address, 'newest first')).moved);
      }
      expect(moved).toEqual([]);
    });
  }
}
