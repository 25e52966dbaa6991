import { pnpm } from '../pnpm.mjs';
import { fail } from '../process.mjs';

/** Asks the registry which installed packages are known to be vulnerable. It needs a registry that answers that. */
export async function task(args) {
  const { code, output } = await pnpm(['audit', ...args]);
  console.log(output.trim());
  if (/ERR_PNPM_AUDIT|ENOTFOUND|ECONN/.test(output)) {
    fail('The registry did not answer which packages are vulnerable. Run it again where it can be reached.');
  }
  if (code !== 0) fail('Some installed packages are known to be vulnerable: bring those above up to date.');
  console.log('✓ No installed package is known to be vulnerable.');
}
