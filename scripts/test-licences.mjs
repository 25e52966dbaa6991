/** Fails if an installed package has a licence that is not on the list. */
import { refused } from './licences/allowed.mjs';
import { pnpm } from './pnpm.mjs';
import { fail } from './process.mjs';

async function list(flags) {
  const { code, output } = await pnpm(['licenses', 'list', '--json', ...flags], {});
  if (code !== 0) fail(`Listing the licences failed:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

const [shipped, all] = await Promise.all([list(['--prod']), list([])]);
const bad = [...new Set([...refused(shipped, 'shipped'), ...refused(all, 'for work')])];
if (bad.length > 0)
  fail(`These licences are not on the allow list in scripts/licences/allowed.mjs:\n${bad.join('\n')}`);
const count = Object.values(all).reduce((sum, packages) => sum + packages.length, 0);
console.log(`✓ ${count} packages passed: all licences are allowed.`);
