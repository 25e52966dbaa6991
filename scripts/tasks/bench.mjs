import { weightTable } from '../bytes/limits.mjs';
import { weighRoutes } from '../bytes/weigh.mjs';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/**
 * Times the searches and the hearing of ingredients, measures the planner and weighs the routes. `npm run bench -- 100000`
 * times the searches over that many made-up recipes; `npm run bench -- voice` times the hearing alone, and `npm run bench --
 * logins` refused logins, with a name that is there and one that is not; `npm run bench -- planner` measures the planner
 * alone, and with `--write-best` looks again for the best weeks that it is held against; `npm run bench -- load 60` puts the
 * built server under a minute of mixed traffic of fifty people.
 */
export async function task(args) {
  const [only, ...more] = args;
  if (only === 'planner') return measurePlanner(more);
  if (only === 'voice') return timeVoice();
  if (only === 'logins') return timeLogins();
  if (only === 'load') return pressServer(more);
  await build();
  await run('search', args, 'The searches could not be timed.');
  await timeVoice();
  await timeLogins();
  await measurePlanner([]);
  console.log(weightTable(await weighRoutes()));
  console.log('✓ Measured. Figures of a busy machine vary: compare within one run.');
}

function measurePlanner(args) {
  return run('planner', args, 'The planner could not be measured.');
}

async function pressServer(args) {
  await build(['server']);
  return run('load', args, 'The server did not hold under load.');
}

function timeVoice() {
  return run('voice', [], 'The hearing of ingredients was too slow, or could not be timed.');
}

function timeLogins() {
  return run('logins', [], 'The logins were too far apart, or could not be timed.');
}

async function run(bench, args, failure) {
  const { code } = await runTool('tsx', [`bench/${bench}.ts`, ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail(`${failure} What went wrong is above.`);
}
