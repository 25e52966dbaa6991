import { test as plain, type Page } from '@playwright/test';
import { expect, fillPantry, signUp, test } from '../support/journey.ts';

// The service worker is allowed by the policy by name.
test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

/** Everything that the page's policy refuses from now on, in every document of the page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellOfRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { tellOfRefusal } = window as unknown as { tellOfRefusal: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      tellOfRefusal(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return refused;
}

const SCREENS = [
  ['/dashboard/recipes?vegan=true', 'What’s for dinner?'],
  ['/dashboard/pantry', 'Pantry Management'],
  ['/dashboard/pantry-old', 'Pantry Management'],
  ['/dashboard/lists', 'My Recipe Lists'],
  ['/dashboard/shopping', 'Shopping List'],
  ['/dashboard/meal-plan', 'Meal Plan'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/nowhere', 'Page not found'],
] as const;

test('every screen complies with the policy: walking through all of them triggers no violation', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic', 'rice']);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  for (const [address, heading] of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  await page.goto('/dashboard/pantry');
  await page.getByRole('button', { name: '+ Add Ingredients' }).click();
  await page.getByRole('combobox').first().fill('oni');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('/dashboard/lists');
  await page
    .getByRole('link', { name: /Favorites/ })
    .first()
    .click();
  await expect(page.getByText('No recipes in this list yet')).toBeVisible();
  await page.goto('/dashboard/meal-plan');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await page.getByRole('button', { name: 'Copy List' }).click();
  await expect(page.getByText('Shopping list copied to clipboard!')).toBeVisible();
  await page.goto('/dashboard/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  await page.goto('/api/v1/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/dashboard');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /\/sw\.js$/,
  );
  expect(refused).toEqual([]);
});

plain('text never becomes code, a style or markup: the browser refuses', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/login');
  const outcome = await page.evaluate(async () => {
    const answers: string[] = [];
    const script = document.createElement('script');
    try {
      script.text = 'document.title = "taken"';
    } catch {
      answers.push('no script from text');
    }
    const holder = document.createElement('div');
    try {
      holder.innerHTML = '<img src=x onerror="document.title = 1">';
    } catch {
      answers.push('no markup from text');
    }
    holder.setAttribute('style', 'color: red');
    document.body.append(holder);
    if (holder.style.color === '') answers.push('no inline style');
    try {
      await navigator.serviceWorker.register('/assets/other.js');
    } catch (error) {
      if (error instanceof TypeError) answers.push('no other worker');
    }
    await fetch('https://example.com/').catch(() => answers.push('no other server'));
    return answers;
  });
  expect(outcome).toEqual([
    'no script from text',
    'no markup from text',
    'no inline style',
    'no other worker',
    'no other server',
  ]);
  await expect(page).toHaveTitle(/^Login/);
  // the walk through the screens would notice violations
  await expect.poll(() => refused.join()).toMatch(/require-trusted-types-for/);
  expect(refused.join()).toMatch(/style-src-attr.*connect-src/);
});

plain('no policy stops navigation, as SECURITY.md says', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.goto('/login');
  await page.evaluate(() => {
    location.href = 'https://example.com/?token';
  });
  await page.waitForURL('https://example.com/?token');
  expect(asked).toEqual(['https://example.com/?token']);
});
