import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';
import { makeList } from '../support/lists.ts';
import { logIn } from '../support/session.ts';
import { pressUndo } from '../support/undo.ts';

/** Another device of a cook, where they are logged in. */
async function openElsewhere(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, username);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return page;
}

const question = (page: Page) => page.getByRole('group', { name: 'Changed on another device' });
const said = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

test('different settings changed on two devices are merged, and the same one is asked about [DEVICES-01 DEVICES-04 DEVICES-05 DEVICES-06]', async ({
  page: tablet,
  browser,
}) => {
  const phone = await openElsewhere(browser, await signUp(tablet));
  const nuts = (page: Page) => page.getByRole('button', { name: 'Nuts', exact: true });
  const oven = (page: Page) => page.getByRole('button', { name: 'Oven', exact: true });
  for (const page of [phone, tablet]) {
    await page.goto('/dashboard/settings');
    await expect(nuts(page)).toBeVisible();
  }
  await oven(tablet).click();
  await tablet.getByRole('radio', { name: 'Mild' }).check();
  await nuts(phone).click();
  await phone.getByRole('radio', { name: 'Very Hot' }).check();
  await phone.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(said(phone, 'Preferences saved')).toBeVisible();

  await tablet.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(question(tablet)).toBeFocused();
  await expect(question(tablet)).toHaveAccessibleDescription('Spice Tolerance is now Very Hot.');
  await expect(tablet.getByRole('radio', { name: 'Mild' })).toBeChecked();
  await expectAccessibleEverywhere(tablet);
  // What the other device has added is shown, before anything is saved.
  await expect(nuts(tablet)).toHaveAttribute('aria-pressed', 'true');
  await question(tablet).getByRole('button', { name: 'Keep Mine' }).press('Enter');
  await expect(said(tablet, 'Preferences saved')).toBeVisible();
  await expect(tablet.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  expect(await tablet.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await phone.reload();
  await expect(phone.getByRole('radio', { name: 'Mild' })).toBeChecked();
  for (const chip of [nuts(phone), oven(phone)]) await expect(chip).toHaveAttribute('aria-pressed', 'true');

  // Its undo reverts what was saved here, and nothing else.
  await pressUndo(tablet);
  await expect(said(tablet, 'Your preferences are back to what they were.')).toBeVisible();
  await expect(nuts(tablet)).toHaveAttribute('aria-pressed', 'true');
  await expect(oven(tablet)).toHaveAttribute('aria-pressed', 'false');
  await expect(tablet.getByRole('radio', { name: 'Very Hot' })).toBeChecked();
  await phone.context().close();
});

test('a question answered in the form itself is not asked again [DEVICES-05]', async ({
  page: tablet,
  browser,
}) => {
  const phone = await openElsewhere(browser, await signUp(tablet));
  const spice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
  const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' });
  for (const page of [phone, tablet]) {
    await page.goto('/dashboard/settings');
    await expect(spice(page, 'Mild')).toBeVisible();
  }
  await spice(phone, 'Hot').check();
  await save(phone).click();
  await expect(said(phone, 'Preferences saved')).toBeVisible();
  await spice(tablet, 'Mild').check();
  await save(tablet).click();
  await expect(question(tablet)).toBeFocused();
  await spice(tablet, 'Hot').click();
  await expect(spice(tablet, 'Hot')).toBeChecked();
  await expect(tablet.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  const oven = tablet.getByRole('button', { name: 'Oven', exact: true });
  await oven.click();
  await expect(save(tablet)).toBeVisible();
  await expect(oven).toBeFocused();
  await expect(question(tablet)).toHaveCount(0);
  await phone.context().close();
});

test('a dialog asks if another device was faster, and keeps what was typed [DEVICES-05]', async ({
  page: tablet,
  browser,
}) => {
  const phone = await openElsewhere(browser, await signUp(tablet));
  await fillPantry(tablet, ['onion']);
  await makeList(tablet, 'Sundays');
  const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Ingredient' });
  for (const page of [phone, tablet]) {
    await page.goto('/dashboard/pantry');
    await page.getByRole('button', { name: 'Edit Onion' }).click();
    await expect(editing(page).getByLabel('Quantity')).toBeFocused();
  }
  await editing(phone).getByLabel('Quantity').fill('5');
  await editing(phone).getByRole('button', { name: 'Update' }).click();
  await expect(said(phone, 'Onion updated')).toBeVisible();
  await editing(tablet).getByLabel('Quantity').fill('3');
  await editing(tablet).getByLabel('Opened').check();
  await editing(tablet).getByRole('button', { name: 'Update' }).press('Enter');
  await expect(question(tablet)).toBeFocused();
  await expect(question(tablet)).toHaveAccessibleDescription('Quantity is now 5 pieces.');
  await expect(editing(tablet).getByLabel('Quantity')).toHaveValue('3');
  await expectAccessible(tablet);
  await question(tablet).getByRole('button', { name: 'Use the Other' }).press('Enter');
  await expect(editing(tablet)).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Edit Onion' }).click();
  await expect(editing(tablet).getByLabel('Quantity')).toHaveValue('5');
  await expect(editing(tablet).getByLabel('Opened')).toBeChecked();

  const saving = (page: Page) => page.getByRole('dialog', { name: 'Edit List' });
  for (const page of [phone, tablet]) {
    await page.goto('/dashboard/lists');
    await page.getByRole('button', { name: 'Edit Sundays' }).click();
    await expect(saving(page).getByLabel('List Name')).toHaveValue('Sundays');
  }
  await saving(phone).getByLabel('List Name').fill('Sunday stews');
  await saving(phone).getByLabel('Description').fill('Slow');
  await saving(phone).getByRole('button', { name: 'Save Changes' }).click();
  await expect(said(phone, 'List “Sunday stews” saved')).toBeVisible();
  await saving(tablet).getByLabel('List Name').fill('Sunday pots');
  await saving(tablet).getByRole('button', { name: 'Save Changes' }).click();
  await expect(question(tablet)).toHaveAccessibleDescription('List Name is now “Sunday stews”.');
  await saving(tablet).getByLabel('List Name').fill('Sunday pans');
  await question(tablet).getByRole('button', { name: 'Keep Mine' }).click();
  await expect(said(tablet, 'List “Sunday pans” saved')).toBeVisible();
  await expect(tablet.getByText('Slow', { exact: true })).toBeVisible();
  await phone.context().close();
});
