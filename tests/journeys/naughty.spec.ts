import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from '../support/journey.ts';

const KINDS = JSON.parse(
  readFileSync(
    new URL('../../packages/server/tests/attacks/naughty-strings.json', import.meta.url),
    'utf8',
  ),
) as Record<string, string[]>;

/** A name as it is shown: composed, and with single blanks inside. */
const tidy = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Puts every naughty string that the server takes in the pantry and on lists; returns the id of one list. */
async function putAllIn(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const post = (path: string, data: object) => page.request.post(`/api/v1${path}`, { headers, data });
  let last = '';
  for (const text of Object.values(KINDS).flat()) {
    const items = [{ ingredient_name: text, quantity: 1, unit: 'piece' }];
    const added = await post('/pantry/bulk', { items });
    const list = await post('/lists', { name: text, description: text });
    expect([201, 400]).toContain(added.status());
    expect([201, 400, 409]).toContain(list.status());
    if (list.status() === 201) last = (await list.json()).data.id;
  }
  return last;
}

/** What has gone wrong on a page since it was opened: what ran, what was refused to run, what is too wide. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = window as unknown as { eaten?: number; reports: string[] };
    const root = document.documentElement;
    const isWide = root.scrollWidth > root.clientWidth;
    return [
      ...seen.reports,
      ...(seen.eaten === undefined ? [] : ['a text ran as a script']),
      ...(isWide ? [`${root.scrollWidth} px wide in ${root.clientWidth}`] : []),
    ];
  });
}

test('naughty names are shown as they are written: nothing runs, and no screen grows too wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { reports: string[] };
    seen.reports = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.reports.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await signUp(page);
  const listId = await putAllIn(page);

  const screens = [
    { path: '/dashboard/lists', shows: KINDS['script injection']?.[0] },
    { path: `/dashboard/lists/${listId}`, shows: undefined },
    { path: '/dashboard/pantry', shows: KINDS['template injection']?.[0] },
    { path: '/dashboard', shows: undefined },
    { path: '/dashboard/shopping', shows: undefined },
    { path: '/dashboard/meal-plan', shows: undefined },
    { path: '/dashboard/settings', shows: undefined },
    { path: '/pantry', shows: undefined },
  ];
  for (const { path, shows } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (shows) await expect(page.getByText(tidy(shows)).first()).toBeVisible();
    expect([path, await troubles(page)]).toEqual([path, []]);
  }
  expect(dialogs).toEqual([]);
});
