import { task as test } from './test.mjs';

/** The quick checks, for while you work. */
export async function task() {
  await test(['format', 'lint', 'contract', 'types', 'unused']);
}
