import { weightTable } from '../bytes/limits.mjs';
import { weighRoutes } from '../bytes/weigh.mjs';
import { build } from '../build.mjs';
import { ROOT } from '../paths.mjs';
import { measureInteractions } from '../interaction/run.mjs';
import { fail, runTool } from '../process.mjs';
import { pathsFromHere } from '../server-command.mjs';
import { compareStarts } from '../start-up/run.mjs';

/**
 * Benchmarks search, voice parsing, failed logins and the planner, and measures what each route loads. `npm
 * run bench -- 100000` searches over that many generated recipes. Alone: `npm run bench -- voice`; `--
 * logins`, which compares failed logins for a known and an unknown name; `-- planner`, with `--weeks` to
 * print five weeks in full; `-- load 60`, a minute of mixed traffic by sixty users against the
 * built server (`-- load 1800 3000`: half an hour, with three seconds between requests); `-- fairness`, how long
 * a cook waits for a plan while another requests hundreds of swaps; `-- own-recipes`, what adding a recipe costs beside
 * 100,000 shared ones and 1,000 cooks with 300 each (`-- own-recipes 5000 20 300`: beside fewer), and `-- own-index`, what
 * it costs in memory alone, without a database; and `-- start`, how soon pages are there beside static HTML and bare
 * React (`-- start 3`: three rounds rather than seven; `-- start 7 ../before/app/dist` visits another build in turns with
 * this one); and `-- interaction`, how soon the screen answers a touch or a key on a phone, and whether memory grows.
 */
export async function task(args) {
  const [only, ...more] = args;
  if (only === 'planner') return measurePlanner(more);
  if (only === 'voice') return timeVoice();
  if (only === 'logins') return timeLogins();
  if (only === 'load') return pressServer(more);
  if (only === 'fairness') return askUnfairly();
  if (only === 'own-recipes' || only === 'own-index') return addRecipes(only, more);
  if (only === 'start') return timeStarts(more);
  if (only === 'interaction') return timeInteractions(more);
  await build();
  await run('search', args, 'The search benchmark failed.');
  await timeVoice();
  await timeLogins();
  await measurePlanner([]);
  console.log(weightTable(await weighRoutes()));
  console.log('✓ Done. Results vary on a busy machine: compare within one run.');
}

function measurePlanner(args) {
  return run('planner', args, 'The planner benchmark failed.');
}

async function pressServer(args) {
  await build(['server']);
  return run('load', args, 'The server failed the load test.');
}

async function askUnfairly() {
  await build(['server']);
  return run('fairness', [], 'One cook made another wait too long, or the benchmark failed.');
}

function addRecipes(bench, args) {
  return run(bench, args, 'Adding a recipe took too long, or its benchmark failed.');
}

function roundsOf(text, example) {
  if (!/^[1-9]\d?$/.test(text)) fail(`'${text}' is no number of rounds: npm run bench -- ${example} 7.`);
  return Number(text);
}

async function timeStarts([text = '7', ...beside]) {
  const rounds = roundsOf(text, 'start');
  await build();
  return compareStarts(rounds, pathsFromHere(beside));
}

async function timeInteractions([text = '5']) {
  const rounds = roundsOf(text, 'interaction');
  await build();
  return measureInteractions(rounds);
}

function timeVoice() {
  return run('voice', [], 'Voice parsing was too slow, or its benchmark failed.');
}

function timeLogins() {
  return run(
    'logins',
    [],
    'Failed logins took different times for known and unknown usernames, or the benchmark failed.',
  );
}

async function run(bench, args, failure) {
  const { code } = await runTool('tsx', [`bench/${bench}.ts`, ...args], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
    show: true,
  });
  if (code !== 0) fail(`${failure} See the output above.`);
}
