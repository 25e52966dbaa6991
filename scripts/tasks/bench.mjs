import { weightTable } from '../bytes/limits.mjs';
import { weighRoutes } from '../bytes/weigh.mjs';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/**
 * Times the searches, measures the planner and weighs the routes. `npm run bench -- 100000` times the searches over that
 * many made-up recipes; `npm run bench -- planner` measures the planner alone, and with `--write-best` looks anew for
 * the best weeks that it is held against.
 */
export async function task(args) {
  const [only, ...planner] = args;
  if (only === 'planner') return measurePlanner(planner);
  await build();
  const { code } = await runTool('tsx', ['bench/search.ts', ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail('The searches could not be timed. What went wrong is above.');
  await measurePlanner([]);
  console.log(weightTable(await weighRoutes()));
  console.log('✓ Measured. Figures of a busy machine vary: compare within one run.');
}

async function measurePlanner(args) {
  const { code } = await runTool('tsx', ['bench/planner.ts', ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail('The planner could not be measured. What went wrong is above.');
}
