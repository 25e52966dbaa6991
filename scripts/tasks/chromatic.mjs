import { fail, runTool } from '../process.mjs';
import { task as buildStorybook } from './build-storybook.mjs';

/** Sends the stories to Chromatic for review, where a project token is set. */
export async function task(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN and run this again. Nothing was sent.',
    );
    return;
  }
  await buildStorybook();
  const { code } = await runTool('chromatic', args, { show: true });
  if (code !== 0) fail('Chromatic did not take the stories. What went wrong is above.');
  console.log('✓ The stories are at Chromatic. The link to the review is above.');
}
