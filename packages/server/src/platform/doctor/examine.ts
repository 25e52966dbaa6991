import { expectRunAs } from '../process/run-as.ts';
import { StartError } from '../process/start-error.ts';
import { readDatabaseSettings, readSettings, type Environment } from '../settings/settings.ts';
import { checkDatabase } from './database.ts';
import { find, type Finding } from './finding.ts';
import { checkFolder, checkKeptSecret } from './folder.ts';
import { checkPort } from './port.ts';

/** Checks everything that a start needs, one finding at a time, and changes nothing. */
export async function* examine(env: Environment, nodeVersion: string): AsyncGenerator<Finding> {
  yield find(() => checkNode(nodeVersion));
  const hasSecret = Boolean(env['AUTH_SECRET']?.trim() || env['DATABASE_URL']?.trim());
  // The secret is checked separately: reading all settings would create one.
  const settings = tried(() => readSettings(hasSecret ? env : { ...env, AUTH_SECRET: 'x'.repeat(64) }));
  yield find(async () => {
    settings();
    await expectRunAs(env);
    return 'All settings are valid.';
  });
  const database = tried(() => readDatabaseSettings(env));
  if (isGood(database)) {
    const { dataDir, databaseUrl } = database();
    const folder = databaseUrl === null ? await find(() => checkFolder(dataDir)) : null;
    if (folder) yield folder;
    if (folder?.isFine && !hasSecret) yield find(() => checkKeptSecret(dataDir));
    if (folder?.isFine !== false) yield find(() => checkDatabase(database()));
  }
  if (isGood(settings)) yield find(() => checkPort(settings()));
}

function checkNode(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new StartError(`Larder needs Node 20.19 or later, but this is ${version}. Install a newer one.`);
  }
  return `Node ${version} is new enough.`;
}

/** Runs something immediately, and returns or throws its outcome when called. */
function tried<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function isGood(outcome: () => unknown): boolean {
  try {
    outcome();
    return true;
  } catch {
    return false;
  }
}
