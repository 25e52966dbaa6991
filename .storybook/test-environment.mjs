import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

const config = await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR);

/** One browser per worker; its page is reused for all of the worker's files. */
let browser;
let page;

async function newPage() {
  await page?.close().catch(() => undefined);
  page = await browser.newPage();
  await page.addInitScript(() => (globalThis.larderUnderTest = true));
  await setupPage(page, page.context());
  return page;
}

/** Clears the URL and storage so that no state leaks into the next file. */
async function asNew(used) {
  await used.evaluate(() => {
    history.replaceState(null, '', location.pathname);
    localStorage.clear();
    sessionStorage.clear();
  });
  return used;
}

// Jest detaches from a worker that is shutting down; an open browser would keep it alive.
process.on('removeListener', (event) => {
  if (event === 'message') void browser?.close();
});

/**
 * One Storybook page for all files of a worker. The default environment opens a browser and loads Storybook
 * for each file, which takes over a second each; switching stories is enough.
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
      // Expected by the tests that the runner generates.
      jestPlaywright: { resetPage: () => this.open() },
      __sbSetupPage: () => undefined,
      __sbPreVisit: config.preVisit,
      __sbPostVisit: config.postVisit,
      __sbCollectCoverage: false,
    });
    if (page && !page.isClosed()) this.global.page = await asNew(page);
    else await this.open();
  }

  /** Opens a fresh page. */
  async open() {
    this.global.page = await newPage();
    // A crashed page would never respond.
    page.once('crash', () => void page.close());
  }
}
