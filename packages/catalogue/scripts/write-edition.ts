// Increments the catalogue's edition when its content has changed. With --check it writes nothing and fails
// if it has.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueVersion } from '../src/catalogue.ts';

const FILE = fileURLToPath(new URL('../src/edition.ts', import.meta.url));

const before = readFileSync(FILE, 'utf8');
// After merging two branches that both incremented it, both lines may be present.
const written = [...before.matchAll(/number: (\d+), content: '(\w*)'/g)];
const isCurrent = written.length === 1 && written[0]?.[2] === catalogueVersion;

if (!isCurrent && process.argv.includes('--check')) {
  console.error('packages/catalogue/src/edition.ts is out of date. Run: npm run generate');
  process.exitCode = 1;
} else if (!isCurrent) {
  const number = Math.max(...written.map(([, count]) => Number(count))) + 1;
  writeFileSync(
    FILE,
    `/**
 * Orders versions of the catalogue: \`npm run generate\` increments it when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: ${number}, content: '${catalogueVersion}' };
`,
  );
}
