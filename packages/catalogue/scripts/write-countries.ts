// Copies the countries of `data/countries.yaml` to where the browser and the contract need them: the domain's
// list (and from there the contract's), the contract's patterns and the flags' styles. With --check it writes
// nothing and fails if one is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readCountryFile, type CountryRow } from '../src/data/country-file.ts';
import { Faults } from '../src/data/faults.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const faults = new Faults();
const text = await readFile(at('packages/catalogue/data/countries.yaml'), 'utf8');
const countries = readCountryFile('data/countries.yaml', text, faults);
for (const sentence of faults.sentences) console.error(sentence);
if (faults.count > 0) process.exit(1);

const codes = countries.map(({ code }) => code);

/** Each file with its up-to-date contents. */
const WRITTEN: Readonly<Record<string, (before: string) => string>> = {
  'packages/domain/src/generated/countries.ts': () => domainList(countries),
  'openapi/openapi.yaml': (before) =>
    before.replaceAll(
      /\^\([a-z|-]+\)\(,\([a-z|-]+\)\)\*\$/g,
      `^(${codes.join('|')})(,(${codes.join('|')}))*$`,
    ),
  'packages/ui/src/components/flag/flag.module.css': (before) =>
    before.replace(/( {2}\.picture\[data-country[\s\S]*\n {2}\}\n)+/, `${countries.map(flag).join('\n')}`),
};

function domainList(rows: readonly CountryRow[]): string {
  const lines = rows.map(
    ({ code, label, cuisine, iso, countsAs }) =>
      `  { code: '${code}', label: ${quoted(label)}, cuisine: ${quoted(cuisine)}, iso: '${iso}', countsAs: [${countsAs.map(quoted).join(', ')}] },`,
  );
  return `/**
 * The countries of \`packages/catalogue/data/countries.yaml\`, in the order in which every screen lists them. Made by
 * \`npm run generate\`, never edited by hand.
 */
export const COUNTRIES = [
${lines.join('\n')}
] as const;
`;
}

const quoted = (word: string) => (word.includes("'") ? JSON.stringify(word) : `'${word}'`);

const flag = ({ code, iso }: CountryRow) => `  .picture[data-country='${code}'] {
    background-image: url('circle-flags/flags/${iso}.svg');
  }
`;

for (const [path, write] of Object.entries(WRITTEN)) {
  const before = await readFile(at(path), 'utf8').catch(() => '');
  const after = write(before);
  if (after === before) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date with data/countries.yaml. Run: npm run generate`);
    process.exitCode = 1;
  } else await writeFile(at(path), after);
}
