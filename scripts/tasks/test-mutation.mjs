import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';

/** Authentication code, and code that counts and measures; each package's stryker.config.json lists the files. */
const PACKAGES = ['domain', 'server'];

/**
 * Runs mutation tests: at least 80 % of the mutants must be killed. Takes many minutes.
 * `npm run test:mutation -- domain` runs one package alone.
 */
export async function task(names) {
  const wanted = PACKAGES.filter((name) => names.length === 0 || names.includes(name));
  if (wanted.length === 0) fail(`Unknown package. Available: ${PACKAGES.join(', ')}.`);
  for (const name of wanted) {
    console.log(`Mutating packages/${name} …`);
    const cwd = `${ROOT}packages/${name}`;
    const { code } = await runTool('stryker', ['run', 'stryker.config.json'], { cwd, show: true });
    if (code !== 0) fail(`Too many mutants of packages/${name} survived. They are listed above.`);
  }
  console.log(`✓ The tests killed at least 80 % of the mutants in ${wanted.join(' and ')}.`);
}
