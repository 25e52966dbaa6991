import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

const config = await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR);

/** One for each worker, with the page that all of its files use in turn. */
let browser;
let page;

async function newPage() {
  await page?.close().catch(() => undefined);
  page = await browser.newPage();
  await page.addInitScript(() => (globalThis.larderUnderTest = true));
  await setupPage(page, page.context());
  return page;
}

/** What a story has left in the address or in storage is gone for those of the next file. */
async function asNew(used) {
  await used.evaluate(() => {
    history.replaceState(null, '', location.pathname);
    localStorage.clear();
    sessionStorage.clear();
  });
  return used;
}

// Jest lets a worker end by itself: it no longer listens, and what is still open would keep it.
process.on('removeListener', (event) => {
  if (event === 'message') void browser?.close();
});

/**
 * A page of Storybook for the stories of a file. The test runner's own environment opens a browser and a page for each
 * file, and reads all of Storybook in it: more than a second each, for what a change of story does too.
 */
export default class StoryEnvironment extends TestEnvironment {
  constructor(settings, context) {
    super(settings, context);
    this.launchOptions = settings.projectConfig.testEnvironmentOptions.launchOptions;
  }

  async setup() {
    await super.setup();
    if (!browser?.isConnected()) {
      browser = await chromium.launch(this.launchOptions);
      page = undefined;
    }
    Object.assign(this.global, {
      // What the tests that the runner writes expect.
      jestPlaywright: { resetPage: () => this.open() },
      __sbSetupPage: () => undefined,
      __sbPreVisit: config.preVisit,
      __sbPostVisit: config.postVisit,
      __sbCollectCoverage: false,
    });
    if (page && !page.isClosed()) this.global.page = await asNew(page);
    else await this.open();
  }

  /** A new page, as if no story had been shown. */
  async open() {
    this.global.page = await newPage();
    // Nothing that is shown in a page that has crashed would answer.
    page.once('crash', () => void page.close());
  }
}
