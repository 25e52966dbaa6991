import { build, STORYBOOK } from '../build.mjs';
import { fail, runTool } from '../process.mjs';
import { whenStale } from '../stale.mjs';

/** Storybook as static files in storybook-static, built again when something that it shows has changed. */
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
    if (code !== 0) fail('Storybook could not be built. What went wrong is above.', output);
  });
  console.log('✓ Storybook is in storybook-static. Serve that folder with any web server.');
}
