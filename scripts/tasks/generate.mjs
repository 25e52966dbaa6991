import { readdirSync, rmSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { fail, runTool } from '../process.mjs';

/** The scripts that write generated, committed files, by package folder. */
const GENERATED = {
  // First, because the contract and the library take the countries from it.
  'packages/catalogue': 'generate',
  openapi: 'generate',
  'packages/plates': 'write:fallback',
  'packages/ui': 'generate',
};

/** Regenerates every generated file, or with `migration NAME` writes the migration for a changed schema. Commit what changes. */
export async function task([what, name]) {
  if (what === 'migration') return migration(name);
  if (what)
    fail(`Unknown argument '${what}'. Usage: npm run generate, or npm run generate -- migration NAME.`);
  for (const [folder, script] of Object.entries(GENERATED)) {
    const { code, output } = await pnpm(['--silent', 'run', script], { cwd: `${ROOT}${folder}` });
    if (code !== 0) fail(`Generating in ${folder} failed.`, output);
  }
  console.log('✓ Generated files are up to date. git diff shows what changed.');
}

/** Compares the TypeScript schema with the migrations and writes the difference as SQL. */
async function migration(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ''))
    fail('Name the migration in snake_case: npm run generate -- migration pantry_batches');
  const { code, output } = await runTool('drizzle-kit', ['generate', '--name', name], {
    from: 'packages/server',
    cwd: `${ROOT}packages/server`,
  });
  if (code !== 0) fail('drizzle-kit could not compare the schema with the migrations.', output);
  if (/No schema changes/.test(output)) {
    console.log(
      '✓ No migration needed: the schema has not changed. Edit packages/server/src/platform/database/schema first.',
    );
    return;
  }
  keepLastSnapshot(`${ROOT}packages/server/migrations/meta/`);
  console.log(
    '✓ Migration written to packages/server/migrations. Read its SQL, then start Larder to apply it.',
  );
}

/** drizzle-kit compares with the last snapshot only, and never reads earlier ones. */
function keepLastSnapshot(folder) {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}${name}`);
}
