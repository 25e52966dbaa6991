import { weightTable } from '../bytes/limits.mjs';
import { weighRoutes } from '../bytes/weigh.mjs';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/** Times the searches and weighs the routes. `npm run bench -- 100000` times over that many made-up recipes. */
export async function task(args) {
  await build();
  const { code } = await runTool('tsx', ['bench/search.ts', ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail('The searches could not be timed. What went wrong is above.');
  console.log(weightTable(await weighRoutes()));
  console.log('✓ Measured. Figures of a busy machine vary: compare within one run.');
}
