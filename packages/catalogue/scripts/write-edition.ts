// Increments the catalogue's edition when its content has changed. With --check it writes nothing and fails
// if it has.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueVersion } from '../src/catalogue.ts';

const FILE = fileURLToPath(new URL('../src/edition.ts', import.meta.url));

const textOf = (number: number) => `/**
 * Orders versions of the catalogue: \`npm run generate\` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: ${number}, content: '${catalogueVersion}' };
`;

const before = readFileSync(FILE, 'utf8');
// After merging two branches that both incremented it, both lines may be present.
const numbers = [...before.matchAll(/number: (\d+)/g)].map(([, number]) => Number(number));
// The whole text, because tests that read no recipe do not rerun when this file changes.
const isCurrent = numbers.some((number) => before === textOf(number));

if (!isCurrent && process.argv.includes('--check')) {
  console.error('packages/catalogue/src/edition.ts is out of date. Run: npm run generate');
  process.exitCode = 1;
} else if (!isCurrent) {
  writeFileSync(FILE, textOf(Math.max(...numbers) + 1));
}
