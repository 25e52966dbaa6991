import { fail, runTool } from '../process.mjs';
import { task as buildStorybook } from './build-storybook.mjs';

/** Uploads the stories to Chromatic for review if a project token is set. */
export async function task(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN and try again. Nothing was uploaded.',
    );
    return;
  }
  await buildStorybook();
  const { code } = await runTool('chromatic', args, { show: true });
  if (code !== 0) fail('Uploading the stories to Chromatic failed; see the output above.');
  console.log('✓ Stories uploaded to Chromatic. The review link is above.');
}
