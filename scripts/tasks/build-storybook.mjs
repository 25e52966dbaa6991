import { build, STORYBOOK } from '../build.mjs';
import { fail, runTool } from '../process.mjs';
import { whenStale } from '../stale.mjs';

/** Builds a static Storybook in storybook-static, unless nothing it shows has changed. */
export async function task() {
  await build(['pictures']);
  await whenStale(STORYBOOK, async () => {
    console.log('Building Storybook …');
    const { code, output } = await runTool('storybook', [
      'build',
      '--output-dir',
      'storybook-static',
      '--disable-telemetry',
      '--quiet',
    ]);
    if (code !== 0) fail('Building Storybook failed; see the output above.', output);
  });
  console.log('✓ Storybook is in storybook-static. Serve the folder with any web server.');
}
