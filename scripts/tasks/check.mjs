import { task as test } from './test.mjs';

const QUICK = ['format', 'lint', 'recipes', 'contract', 'types', 'unused'];

/** The quick checks, for while you work, or those that are named: `npm run check -- recipes`. */
export async function task(asked) {
  await test(asked.length > 0 ? asked : QUICK);
}
