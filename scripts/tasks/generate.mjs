import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { fail } from '../process.mjs';

/** What is generated and committed: the folder whose package has a script `generate`. */
const GENERATED = ['openapi', 'packages/plates', 'packages/ui'];

/** Makes every generated file anew. Commit what changes. */
export async function task() {
  for (const folder of GENERATED) {
    const { code, output } = await pnpm(['--silent', 'run', 'generate'], { cwd: `${ROOT}${folder}` });
    if (code !== 0) fail(`Generating in ${folder} failed.`, output);
  }
  console.log('✓ Generated files are current. git diff shows what changed.');
}
