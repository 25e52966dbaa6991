import { availableParallelism } from 'node:os';
import { getJestConfig } from '@storybook/test-runner';
import { BROWSER_FLAGS } from './scripts/browser.mjs';

/** Storybook's test runner, in the Chromium that scripts/test-storybook.mjs found. */
const base = getJestConfig();

export default {
  ...base,
  reporters: [...(base.reporters ?? ['default']), '<rootDir>/.storybook/ended-reporter.mjs'],
  runner: 'jest-runner',
  // A third of a story's time is waiting until nothing moves any more: more workers than cores use it.
  maxWorkers: Math.ceil(Math.min(availableParallelism(), 4) * 1.5),
  // The largest stories, such as a hundred lines, take half a minute on a busy machine.
  testTimeout: 120_000,
  testEnvironment: '<rootDir>/.storybook/test-environment.mjs',
  testEnvironmentOptions: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS },
  },
  // One file alone is played by Jest itself, which would wait for the browser, as no worker ends with it.
  forceExit: true,
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
};
