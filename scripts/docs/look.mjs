/** How many screens of a desktop a docs page may be long. What is longer has views, or folds what few people need. */
const LONGEST = 6;

const LONGEST_WAIT = 20_000;

/** Whether the contents are listed and the stories rendered, which both take a moment. Runs in the page. */
function isComplete() {
  const stories = [...document.querySelectorAll('.docs-story [id^="story--"][id$="-inner"]')];
  return (
    document.querySelector('.toc-list a') !== null && stories.every((story) => story.childElementCount > 0)
  );
}

/**
 * Lists what is wrong with the docs page that is open, except its length. Runs in the page.
 * @returns {string[]}
 */
function findFaults() {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    found.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  const isHeading = ({ id }) => id !== '';
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(
    (heading) => isHeading(heading) && !heading.closest('.docs-story, .skip-toc, [data-slot]'),
  );
  const listed = document.querySelectorAll('.toc-list a').length;
  if (listed < headings.length) found.push(`lists ${listed} of ${headings.length} headings in its contents`);

  for (const story of document.querySelectorAll('.docs-story [id^="story--"][id$="-inner"]'))
    if (story.childElementCount === 0) found.push(`shows nothing in ${story.id}`);

  const tables = document.querySelectorAll('[aria-label^="Props of "]').length;
  if (tables > 1) found.push(`has ${tables} tables of props`);

  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.includes('`') && !parentElement.closest('pre, code, .docs-story, [data-slot]'))
      found.push(`shows a backtick: ${data}`);
    // The words of a part are on the part's own page.
    if (/^Partial<\w+Labels>/.test(data) && parentElement.matches('code') && !parentElement.closest('dl dl'))
      found.push(`hides its words: ${data}`);
  }
  return found;
}

/**
 * Lists the stories of the docs page that is open over which the buttons for their code lie. Runs in the page.
 * @returns {string[]}
 */
function findCovered() {
  const isOver = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll('.sbdocs-preview-actions')].flatMap((actions) => {
    const story = actions.previousElementSibling?.querySelector('.docs-story');
    const buttons = [...actions.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    const isCovered = story && buttons.some((button) => isOver(button, story.getBoundingClientRect()));
    return isCovered
      ? [`${buttons.length} buttons lie over ${story.querySelector('[id^="story--"]')?.id}`]
      : [];
  });
}

/** The height of the docs page in pixels, once what is drawn when it comes into view is there. Runs in the page. */
async function measureHeight() {
  const root = document.documentElement;
  const settle = () => new Promise((done) => setTimeout(done, 100));
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await settle();
  }
  const heights = [];
  const isSettled = () =>
    heights.length >= 5 && heights.slice(-5).every((height) => height === heights.at(-1));
  while (!isSettled() && heights.length < 50) {
    await settle();
    heights.push(root.scrollHeight);
  }
  return Math.max(...heights.slice(-5));
}

/**
 * Lists in which of its views the docs page is too long.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
async function findTooLong(page) {
  const longest = LONGEST * (page.viewportSize()?.height ?? 0);
  const found = [];
  const measure = async (view) => {
    const height = await page.evaluate(measureHeight);
    if (height > longest) found.push(`is ${height} px long${view}; the limit is ${longest} px`);
  };
  await measure('');
  for (const tab of await page.locator('[data-views] [role="tab"]').all()) {
    await tab.click();
    await measure(` in the view ${await tab.innerText()}`);
  }
  return found;
}

/**
 * Opens a docs page on a desktop and on a phone, and lists its faults.
 * @param {import('playwright-core').Page} page
 * @param {string} url the Storybook's
 * @param {{ id: string, title: string }} entry
 */
export async function lookAtDocs(page, url, { id, title }) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`);
  const hasHeading = await page
    .locator('main h1')
    .first()
    .waitFor({ timeout: LONGEST_WAIT })
    .then(
      () => true,
      () => false,
    );
  if (!hasHeading) return [`${title} has no heading`];
  // What is not there in time is among the faults.
  await page.waitForFunction(isComplete, undefined, { timeout: LONGEST_WAIT }).catch(() => undefined);
  const found = await page.evaluate(findFaults);
  found.push(...(await findTooLong(page)));
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await page.evaluate(findCovered)));
  return found.map((fault) => `${title} ${fault}`);
}
