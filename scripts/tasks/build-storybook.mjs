import { build } from '../build.mjs';
import { fail, runTool } from '../process.mjs';

/** Storybook as static files in storybook-static. */
export async function task() {
  await build(['pictures']);
  console.log('Building Storybook …');
  const { code, output } = await runTool('storybook', [
    'build',
    '--output-dir',
    'storybook-static',
    '--disable-telemetry',
    '--quiet',
  ]);
  if (code !== 0) fail('Storybook could not be built. What went wrong is above.', output);
  console.log('✓ Storybook is in storybook-static. Serve that folder with any web server.');
}
