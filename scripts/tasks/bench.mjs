import { weightTable } from '../bytes/limits.mjs';
import { weighRoutes } from '../bytes/weigh.mjs';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/**
 * Times the searches and the hearing of ingredients, and weighs the routes. `npm run bench -- 100000` times the searches
 * over that many made-up recipes; `npm run bench -- voice` times the hearing alone.
 */
export async function task(args) {
  if (args[0] === 'voice') return timeVoice();
  await build();
  const { code } = await runTool('tsx', ['bench/search.ts', ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail('The searches could not be timed. What went wrong is above.');
  await timeVoice();
  console.log(weightTable(await weighRoutes()));
  console.log('✓ Measured. Figures of a busy machine vary: compare within one run.');
}

async function timeVoice() {
  const { code } = await runTool('tsx', ['bench/voice.ts'], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail('The hearing of ingredients could not be timed. What went wrong is above.');
}
