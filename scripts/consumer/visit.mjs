import { fail } from '../process.mjs';

/** Opens a page, uses it, and fails the check if its console has any error or warning. */
export async function visit(browser, says, url, work) {
  const page = await browser.newPage();
  const said = [];
  page.on('pageerror', (error) => said.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.goto(url);
  await work(page).catch((error) =>
    fail(`${says}: the page does not work as expected.`, [...said, error.message].join('\n')),
  );
  if (said.length > 0) fail(`${says}: the page logged errors or warnings.`, said.join('\n'));
  await page.close();
}

/** The README's example: a card, and a button that says so. */
export async function useExample(page) {
  await page.getByRole('link', { name: 'Dal Tadka' }).waitFor();
  const button = page.getByRole('button', { name: 'Add rice' });
  await button.click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Rice added').waitFor();
  const font = await button.evaluate((node) => getComputedStyle(node).fontFamily);
  if (!font.includes('Figtree'))
    throw new Error(`The packed styles are not applied: the button's font is ${font}.`);
  await checkNestedThemes(page);
}

/** A theme inside a page of the other one, after the bundler's default build: it may rewrite light-dark(). */
async function checkNestedThemes(page) {
  const [themes, nested] = await page.evaluate(() => {
    const part = document.querySelector('main');
    const coloursIn = (around, inside) => {
      document.documentElement.dataset.theme = around;
      if (inside) part.dataset.theme = inside;
      else delete part.dataset.theme;
      const label = part.appendChild(document.createElement('span'));
      const button = getComputedStyle(part.querySelector('button'));
      const colours = [
        getComputedStyle(label).color,
        getComputedStyle(document.querySelector('[data-slot="recipe-card-title"]')).color,
        button.backgroundColor,
        button.boxShadow,
      ];
      label.remove();
      return colours.join();
    };
    // Colours must not be read in the middle of a transition.
    part.append(
      Object.assign(document.createElement('style'), { textContent: '* { transition: none !important }' }),
    );
    const alone = { light: coloursIn('light'), dark: coloursIn('dark') };
    const inOther = { light: coloursIn('dark', 'light'), dark: coloursIn('light', 'dark') };
    return [alone, inOther];
  });
  for (const theme of ['light', 'dark'])
    if (themes[theme] !== nested[theme])
      throw new Error(`${theme} in a page of the other theme has ${nested[theme]}, not ${themes[theme]}.`);
  if (themes.light === themes.dark) throw new Error('Light and dark look the same.');
}

/** The server-rendered page: everything works once it is hydrated. */
export async function useServerPage(page) {
  const theme = page.getByRole('radio', { name: 'Light' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
  await theme.check({ force: true });
  await page.locator('html[data-theme=light]').waitFor();
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await page.getByRole('tabpanel').getByText('Nothing to buy').waitFor();
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('kg');
  await page.getByRole('combobox', { name: 'Ingredient' }).fill('ri');
  await page.getByRole('option', { name: 'Rice flour' }).click();
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('dialog', { name: 'Create New List' }).getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByText('List made').waitFor();
}
