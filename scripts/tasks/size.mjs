import { ROOT } from '../paths.mjs';
import { run } from '../process.mjs';

/** Shows each library component's bundle size and its limit. */
export async function task(args) {
  const { code } = await run(process.execPath, [`${ROOT}scripts/test-sizes.mjs`, ...args], { show: true });
  process.exitCode = code;
}
