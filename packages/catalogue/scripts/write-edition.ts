// Counts the catalogue's edition up when its content has changed. With --check it writes nothing and fails when it has.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueVersion } from '../src/catalogue.ts';

const FILE = fileURLToPath(new URL('../src/edition.ts', import.meta.url));

const before = readFileSync(FILE, 'utf8');
// After a merge of two branches that both counted up, both lines may stand there.
const written = [...before.matchAll(/number: (\d+), content: '(\w*)'/g)];
const isCurrent = written.length === 1 && written[0]?.[2] === catalogueVersion;

if (!isCurrent && process.argv.includes('--check')) {
  console.error('packages/catalogue/src/edition.ts is of another content. Run: npm run generate');
  process.exitCode = 1;
} else if (!isCurrent) {
  const number = Math.max(...written.map(([, count]) => Number(count))) + 1;
  writeFileSync(
    FILE,
    `/**
 * Which content of the catalogue is the newer one: \`npm run generate\` counts up when the content has changed. Never edited
 * by hand.
 */
export const EDITION = { number: ${number}, content: '${catalogueVersion}' };
`,
  );
}
