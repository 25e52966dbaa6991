import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { fail } from '../process.mjs';

/** What is generated and committed: the script that makes it, by its package's folder. */
const GENERATED = {
  openapi: 'generate',
  'packages/catalogue': 'generate',
  'packages/plates': 'write:fallback',
  'packages/ui': 'generate',
};

/** Makes every generated file again. Commit what changes. */
export async function task() {
  for (const [folder, script] of Object.entries(GENERATED)) {
    const { code, output } = await pnpm(['--silent', 'run', script], { cwd: `${ROOT}${folder}` });
    if (code !== 0) fail(`Generating in ${folder} failed.`, output);
  }
  console.log('✓ Generated files are current. git diff shows what changed.');
}
