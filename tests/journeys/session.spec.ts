import {
  expect,
  expectAccessibleEverywhere,
  newUsername,
  PASSWORD,
  signUpOnScreen,
  test,
} from '../support/journey.ts';
import { followTokens, logIn, logOut } from '../support/session.ts';

const SEARCH = '/dashboard/recipes?vegan=true&countries=india%2Ckorea';

test('the guard remembers the intended page, and logging out forgets it [LOGIN-07 PRODUCT-01 ROUTE-16 SHELL-10 SHELL-11 STATE-09]', async ({
  page,
}) => {
  const username = await signUpOnScreen(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pantry Management' })).toBeVisible();
  await logOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await logIn(page, username);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(SEARCH);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username);
  await expect(page).toHaveURL(new RegExp(`${SEARCH.replace('?', '\\?')}$`));
});

test('a browser without storage still lets a cook in', async ({ page }) => {
  // Browsers that block storage block other shared state too.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is off', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[name] = refuse;
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    LockManager.prototype.request = async () => refuse();
  });
  await signUpOnScreen(page);
  await page.route('**/api/v1/pantry', (route) => route.fulfill({ status: 401 }), { times: 1 });
  const answers = followTokens(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
  expect(answers).toEqual(['/pantry 401', '/auth/refresh 200', '/pantry 200']);
  await logOut(page);
});

test('a browser with full storage still lets a cook in, for this visit', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    let filler = 'x'.repeat(1024 * 1024);
    for (let number = 0; filler; number += 1) {
      try {
        localStorage.setItem(`filler-${number}`, filler);
      } catch {
        filler = filler.slice(0, filler.length / 2);
      }
    }
  });
  await signUpOnScreen(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('filler-'))).toEqual([]);
  await logOut(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test("the login screen says what is wrong, in the server's words or its own [ERROR-01 ERROR-02 ERROR-05 LOGIN-01 RULE-01 STATE-10]", async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const alert = page.getByRole('alert');

  await page.getByLabel('Username').fill('ab');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Username must be at least 3 characters');

  await logIn(page, newUsername());
  await expect(alert).toHaveText('Invalid credentials');
  await expectAccessibleEverywhere(page);

  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The kitchen is closed.' } }),
  );
  await logIn(page, newUsername());
  await expect(alert).toHaveText('The kitchen is closed.');

  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/auth/login', async (route) => {
    await held;
    await route.abort();
  });
  await logIn(page, newUsername());
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(page.getByText('The kitchen is closed.')).toHaveCount(0);
  answer();
  await expect(alert).toHaveText('Invalid credentials');
});

test('the sign-up screen says what is wrong, and two submits make one account [DATA-04 ERROR-03 ERROR-04 ERROR-06 RULE-07 SIGNUP-01 SIGNUP-03 SIGNUP-07 STATE-08]', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(`${PASSWORD}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.route('**/auth/signup', (route) => route.abort());
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to create account');

  await page.route('**/auth/signup', (route) =>
    route.fulfill({ status: 409, json: { detail: 'This username is already taken' } }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This username is already taken');

  await page.unrouteAll();
  const sent: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/signup')) sent.push(Object.keys(request.postDataJSON() as object));
  });
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toEqual([['username', 'password']]);
});
