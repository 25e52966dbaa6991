import { pnpm } from '../pnpm.mjs';
import { fail } from '../process.mjs';

/** Checks dependencies for known vulnerabilities. Needs a registry that supports audits. */
export async function task(args) {
  const { code, output } = await pnpm(['audit', ...args]);
  console.log(output.trim());
  if (/ERR_PNPM_AUDIT|ENOTFOUND|ECONN/.test(output)) {
    fail(
      'The registry did not answer the audit request. Try again where a registry with audit support is reachable.',
    );
  }
  if (code !== 0) fail('Some packages have known vulnerabilities: update the ones listed above.');
  console.log('✓ No known vulnerabilities.');
}
