import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';

const executablePath = await findBrowser();

/** Journeys run against the built product: one server and one database for all, one account for each test. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  // Half of a journey is waiting, for what fades, for a message to go, for the server: more workers than cores use it.
  workers: Math.ceil(Math.min(availableParallelism(), 4) * 1.5),
  retries: 0,
  forbidOnly: true,
  // A page is held against every accessibility rule twice, which takes a busy machine long.
  timeout: 300_000,
  // The search for a plan is counted in steps, and not in seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./support/ended-reporter.ts']],
  use: {
    browserName: 'chromium',
    // Set by the global setup; each worker reads this file again after it.
    baseURL: process.env['LARDER_URL'] ?? '',
    launchOptions: { executablePath, args: BROWSER_FLAGS },
    // A trace of each would take long: `playwright test NAME --trace on` records the one that is wanted.
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Dates are the same wherever the tests run.
    timezoneId: 'UTC',
    // What a worker fetches could not be made to fail, and what it keeps would hide the server: offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
