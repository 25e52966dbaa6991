import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

const config = await getTestRunnerConfig(process.env.STORYBOOK_CONFIG_DIR);

/**
 * The test runner's environment, with its hooks brought from outside. Its own setup file brings the same, but reads the
 * whole of Storybook anew for every file of stories: two seconds each.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: config.preVisit,
      __sbPostVisit: config.postVisit,
      __sbCollectCoverage: false,
    });
  }
}
