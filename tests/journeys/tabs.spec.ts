import type { BrowserContext, Page } from '@playwright/test';
import { expect, fillPantry, newUsername, PASSWORD, signUpOnScreen, test } from '../support/journey.ts';
import { expireToken, findInMemory, followTokens, logOut, readTokens } from '../support/session.ts';

const PANTRY = '/dashboard/pantry';

/** Opens another tab on the pantry, with an ingredient in it. */
async function openPantry(context: BrowserContext, ingredient: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(PANTRY);
  await expect(tab.getByRole('button', { name: `Edit ${ingredient}` })).toBeVisible();
  return tab;
}

test('logging out in one tab reaches the other within a second, and leaves nothing there', async ({
  page,
  context,
}) => {
  const username = await signUpOnScreen(page);
  await fillPantry(page, ['moonroot of asha']);
  const other = await openPantry(context, 'Moonroot of asha');
  await other.getByRole('link', { name: 'Settings', exact: true }).click();
  await other.getByRole('button', { name: 'Nuts', exact: true }).click();
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'What’s for dinner?' })).toBeVisible();
  const traces = ['oonroot of asha', username];
  expect(await findInMemory(other, traces)).toEqual(traces);
  await other.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('currententrychange', () => {
      document.documentElement.dataset['leftAt'] ??= String(Date.now());
    });
  });
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset['clickedAt'] = String(Date.now());
      },
      { capture: true },
    );
  });

  await logOut(page);
  await expect(other).toHaveURL(/\/login$/);
  const left = Number(await other.evaluate(() => document.documentElement.dataset['leftAt']));
  const clicked = Number(await page.evaluate(() => document.documentElement.dataset['clickedAt']));
  expect(left - clicked).toBeLessThan(1000);

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await findInMemory(tab, traces)).toEqual([]);
    expect(await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
  }
});

test('a cached page shows nothing of the previous cook to the next one', async ({ page, context }) => {
  await signUpOnScreen(page);
  await fillPantry(page, ['onion']);
  // As in the back/forward cache, where no event arrives.
  await context.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  const other = await openPantry(context, 'Onion');
  const username = newUsername();
  const answer = await page.request.post('/api/v1/auth/signup', { data: { username, password: PASSWORD } });
  const { data } = (await answer.json()) as { data: Record<string, string> };
  await page.evaluate((next) => Object.assign(localStorage, next), { username, ...data });
  await expect(other.getByRole('button', { name: 'Edit Onion' })).toBeVisible();

  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other.getByText('Your pantry is empty')).toBeVisible();
  await expect(other.getByText(username)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Onion' })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other).toHaveURL(/\/login$/);
});

for (const { why, withoutLocks } of [
  { why: 'that can take turns', withoutLocks: false },
  { why: 'that cannot take turns', withoutLocks: true },
]) {
  test(`two tabs ${why} keep working when their token expires at the same moment`, async ({
    page,
    context,
  }) => {
    if (withoutLocks) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    }
    await signUpOnScreen(page);
    await fillPantry(page, ['onion']);
    await page.goto(PANTRY);
    const tabs = [page, await openPantry(context, 'Onion')];
    const [, old] = await readTokens(page);
    await expireToken(page);
    const answers = tabs.map(followTokens);
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Edit Onion' })).toBeVisible();

    const refreshes = answers.flat().filter((answer) => answer.startsWith('/auth/refresh'));
    if (withoutLocks) expect(new Set(refreshes)).toEqual(new Set(['/auth/refresh 200']));
    else expect(refreshes).toEqual(['/auth/refresh 200']);
    const kept = await readTokens(page);
    expect(kept).not.toContain('run.out.now');
    expect(kept).not.toContain(old);

    // The session works for both, even when its token expires again.
    await expireToken(page);
    for (const tab of tabs) {
      await tab.reload();
      await expect(tab.getByRole('button', { name: 'Edit Onion' })).toBeVisible();
    }
  });
}
