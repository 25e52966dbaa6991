import { build } from '../build.mjs';
import { runTool } from '../process.mjs';

/** Starts Storybook at http://localhost:6006. */
export async function task(args) {
  await build(['pictures']);
  const { code } = await runTool(
    'storybook',
    ['dev', '-p', '6006', '--no-open', '--disable-telemetry', ...args],
    {
      show: true,
    },
  );
  process.exitCode = code;
}
