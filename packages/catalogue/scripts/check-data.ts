// Reads every data file and says what is to mend in it, with its file and line. What the files say is held against the
// rules of the catalogue only where all of them can be read.
import { filesOf } from '../src/data/files.ts';
import { DATA_FOLDER } from '../src/data/load-data.ts';
import { readData } from '../src/data/read-data.ts';

const { faults, places } = readData(filesOf(DATA_FOLDER));
const problems = faults.count > 0 ? faults.sentences : (await checks()).checkData(places);
for (const problem of problems) console.error(problem);
const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
if (problems.length > 0) console.error(`\n✗ ${count} to fix in packages/catalogue/data.`);
else console.log('✓ Recipes, ingredients and presets are valid.');
process.exitCode = problems.length > 0 ? 1 : 0;

/** They stand on the data themselves, so that they cannot be loaded where it cannot be read. */
function checks() {
  return import('../src/checks/data.ts');
}
