import { getJestConfig } from '@storybook/test-runner';
import { BROWSER_FLAGS } from './scripts/browser.mjs';

const base = getJestConfig();

/** Storybook's test runner, in the Chromium that scripts/test-storybook.mjs found. */
export default {
  ...base,
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/.storybook/test-environment.mjs',
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS },
    },
  },
};
