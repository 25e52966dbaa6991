import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { optionsOf } from '../mutation/options.mjs';
import { partsOf, PARTS, SUBJECTS } from '../mutation/parts.mjs';
import { describeScore, scoreOf } from '../mutation/score.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/**
 * Runs mutation tests, part by part, and reports the mutants' outcomes: in each part, enough must be detected by
 * its tests. `npm run test:mutation -- sessions` runs one subject alone, `-- sessions/tokens` one part of it, a few
 * minutes each.
 */
export async function task(names) {
  const wanted = partsOf(names);
  if (!wanted) {
    fail(
      `Unknown subject. Available: ${SUBJECTS.join(', ')}; and their parts: ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
  }
  const lines = [];
  const tooFew = [];
  for (const part of wanted) {
    console.log(`Mutating ${part.name} …`);
    const score = await measure(part);
    const line = `${part.name}: ${describeScore(score)}`;
    console.log(line);
    lines.push(line);
    if (score.score < part.at) tooFew.push(`${part.name} (${part.at} % wanted)`);
  }
  if (lines.length > 1) console.log(`\n${lines.join('\n')}`);
  if (tooFew.length > 0) fail(`Too many mutants survived in ${tooFew.join(', ')}. They are listed above.`);
  console.log(`✓ The tests detected enough of the mutants in ${wanted.map(({ name }) => name).join(', ')}.`);
}

async function measure(part) {
  const cwd = `${ROOT}packages/${part.in}`;
  const folder = `reports/mutation/${part.name.replace('/', '-')}`;
  await mkdir(`${cwd}/${folder}`, { recursive: true });
  await writeFile(`${cwd}/${folder}/options.json`, JSON.stringify(optionsOf(part, folder)));
  const { code } = await runTool('stryker', ['run', `${folder}/options.json`], { cwd, show: true });
  if (code !== 0) fail(`The mutants of ${part.name} could not be tested. See the output above.`);
  return scoreOf(JSON.parse(await readFile(`${cwd}/${folder}/report.json`, 'utf8')));
}
