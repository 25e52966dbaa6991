import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';

const executablePath = await findBrowser();

/** Journeys run against the built product: one server and database for all, one account per test. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './support/server.ts',
  fullyParallel: true,
  // Half of a journey is waiting for animations, messages and the server, so more workers than cores are
  // useful.
  workers: Math.ceil(Math.min(availableParallelism(), 4) * 1.5),
  retries: 0,
  forbidOnly: true,
  // Each page is checked against every accessibility rule twice, which is slow on a busy machine.
  timeout: 300_000,
  // Planning effort is measured in steps, not seconds.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./support/ended-reporter.ts']],
  use: {
    browserName: 'chromium',
    // Set by the global setup; each worker reads this file again afterwards.
    baseURL: process.env['LARDER_URL'] ?? '',
    launchOptions: { executablePath, args: BROWSER_FLAGS },
    // Tracing everything would be slow: `playwright test NAME --trace on` records one test.
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Dates do not depend on where the tests run.
    timezoneId: 'UTC',
    // Requests of a service worker could not be made to fail, and its cache would hide the server:
    // offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
});
