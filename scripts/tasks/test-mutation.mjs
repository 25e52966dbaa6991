import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/** What lets people in, and what counts and measures; each package says in its stryker.config.json which files. */
const PACKAGES = ['domain', 'server'];

/**
 * Changes the code in small ways, one at a time, and asks whether a test fails: at least 80 % have to be seen. It takes
 * many minutes. `npm run test:mutation -- domain` does one package alone.
 */
export async function task(names) {
  const wanted = PACKAGES.filter((name) => names.length === 0 || names.includes(name));
  if (wanted.length === 0) fail(`There are: ${PACKAGES.join(', ')}.`);
  for (const name of wanted) {
    console.log(`Mutating packages/${name} …`);
    const cwd = `${ROOT}packages/${name}`;
    const { code } = await runTool('stryker', ['run', 'stryker.config.json'], { cwd, show: true });
    if (code !== 0) fail(`Too many mutations of packages/${name} were not seen. They are above.`);
  }
  console.log(`✓ At least 80 % of the mutations of ${wanted.join(' and ')} were seen by a test.`);
}
