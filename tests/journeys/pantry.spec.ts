import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  expectNothingSaid,
  fillPantry,
  test,
} from '../support/journey.ts';

const DAL = '/dashboard/recipes/1001';

test('a change in the pantry management shows on an open recipe', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato']);
  await page.goto(DAL);
  await expect(page.getByRole('button', { name: 'In Pantry, remove Onion' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Onion' }).click();
  await expect(page.getByRole('button', { name: 'Delete Onion' })).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: '+ Add Onion' })).toBeVisible();
});

test('a double click adds once, and two simultaneous removals both finish [PRODUCT-06 RECIPE-13 SAYS-02]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic']);
  await page.goto(DAL);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pantry/') && request.method() !== 'GET') changes.push(request.method());
  });
  await page.getByRole('button', { name: '+ Add Tomato' }).dblclick();
  await expect(page.getByRole('button', { name: 'In Pantry, remove Tomato' })).toBeEnabled();
  expect(changes).toEqual(['POST']);
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Tomato added to your pantry'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'In Pantry, remove Tomato' })).toBeFocused();

  await page.getByRole('button', { name: 'In Pantry, remove Onion' }).click();
  await page.getByRole('button', { name: 'In Pantry, remove Tomato' }).click();
  await expect(page.getByRole('button', { name: '+ Add Onion' })).toBeEnabled();
  await expect(page.getByRole('button', { name: '+ Add Tomato' })).toBeEnabled();
});

test('an ingredient rejected by the server shows as missing again [ERROR-40 STATE-21]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion']);
  await page.goto(DAL);
  await page.route('**/api/v1/pantry/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: '+ Add Tomato' }).click();
  await expect(page.getByRole('button', { name: '+ Add Tomato' })).toBeEnabled();
  await expectNothingSaid(page);
});

test('two failing deletions are both reported and can be retried [ERROR-36 STATE-14]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic']);
  await page.goto('/dashboard/pantry');
  const held: (() => void)[] = [];
  await page.route('**/api/v1/pantry/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await new Promise<void>((fail) => held.push(fail));
    return route.abort();
  });
  await page.getByRole('button', { name: 'Delete Garlic' }).click();
  await page.getByRole('button', { name: 'Delete Onion' }).click();
  await expect.poll(() => held.length).toBe(2);
  for (const fail of held) fail();
  await expect(page.getByText('Failed to delete item. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Garlic' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete Onion' })).toBeEnabled();

  await page.unroute('**/api/v1/pantry/*');
  await page.getByRole('button', { name: 'Delete Garlic' }).click();
  // The other one moves into its column: a press that is under way then ends beside the button, and is none.
  await expect(page.getByRole('button', { name: 'Delete Garlic' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Onion' }).click();
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userHasPantryItems'))).toBe('false');
});

test('the add mode by keyboard: errors, additions, and where the focus goes [ERROR-09 ERROR-10 ERROR-11 ERROR-19 PANTRY-11 PRODUCT-03 STATE-32]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/pantry');
  const submit = page.getByRole('button', { name: 'Add to Pantry' });
  const name = page.getByRole('combobox', { name: 'Name, row 1' });
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Name/ })).toHaveCount(5);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Add more rows' }).press('Enter');
  await expect(page.getByRole('combobox', { name: /^Name/ })).toHaveCount(8);

  await submit.press('Enter');
  await expect(page.getByText('Please add at least one ingredient')).toBeVisible();
  await name.fill('moon dust');
  await submit.press('Enter');
  const unit = page.getByRole('combobox', { name: 'Unit, row 1' });
  await expect(page.getByText('Unit is required for all ingredients')).toBeVisible();
  await expect(unit).toBeFocused();
  const quantity = page.getByLabel('Qty, row 1');
  await quantity.fill('0');
  await submit.press('Enter');
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription('Quantity must be greater than 0 if provided');
  await expect(unit).toHaveAccessibleDescription('Unit is required for all ingredients');
  await quantity.fill('2');
  await unit.fill('piece');
  await page.keyboard.press('Tab');

  await page.route('**/pantry/bulk', (route) => route.abort());
  await submit.press('Enter');
  await expect(page.getByText('Failed to add ingredients')).toBeVisible();
  await page.unroute('**/pantry/bulk');
  await submit.press('Enter');
  await expect(page.getByText('Successfully added 1 ingredient(s) to your pantry')).toBeVisible();
  await expect(page.getByRole('button', { name: '+ Add Ingredients' })).toBeFocused();
  await expect(page.getByText('Successfully added')).toHaveCount(0);
});

test('a removal waits for the server, and a failure is silent [ERROR-41 STATE-22]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion']);
  await page.goto(DAL);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The ingredient was not removed')) warnings.push(message.text());
  });
  const owned = page.getByRole('button', { name: 'In Pantry, remove Onion' });
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/v1/pantry/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await held;
    return route.abort();
  });
  await owned.click();
  await expect(owned).toBeDisabled();
  answer();
  await expect(owned).toBeEnabled();
  await expect.poll(() => warnings.length).toBe(1);
  await expectNothingSaid(page);
  await page.unrouteAll();
  await owned.click();
  await expect(page.getByRole('button', { name: '+ Add Onion' })).toBeEnabled();
});
