// Reads every data file and reports each problem with file and line. The contents are checked against the
// catalogue's rules only if every file can be read.
import { filesOf } from '../src/data/files.ts';
import { DATA_FOLDER } from '../src/data/load-data.ts';
import { readData } from '../src/data/read-data.ts';

const { faults, places } = readData(filesOf(DATA_FOLDER));
const problems = faults.count > 0 ? faults.sentences : (await checks()).checkData(places);
for (const problem of problems) console.error(problem);
const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
if (problems.length > 0) console.error(`\n✗ ${count} to fix in packages/catalogue.`);
else console.log('✓ Recipes, ingredients and presets are valid.');
process.exitCode = problems.length > 0 ? 1 : 0;

/** These load the data, so they cannot be imported before it is readable. */
function checks() {
  return import('../src/checks/data.ts');
}
