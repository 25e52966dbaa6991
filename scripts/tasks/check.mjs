import { task as test } from './test.mjs';

const QUICK = ['format', 'lint', 'rooms', 'recipes', 'contract', 'types', 'commits', 'unused'];

/** The quick checks, or only the named ones: `npm run check -- recipes`. */
export async function task(asked) {
  await test(asked.length > 0 ? asked : QUICK);
}
