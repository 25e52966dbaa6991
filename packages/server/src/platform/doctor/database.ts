import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { connectionBeside } from '../database/embedded/beside.ts';
import { openCluster } from '../database/embedded/cluster.ts';
import { ageOfTables, OTHER_TABLES } from '../database/migrate.ts';
import { takeTime } from '../database/limited-client.ts';
import { checkServer, DATABASE } from '../database/open.ts';
import { createPool } from '../database/pool.ts';
import { createLog } from '../log/log.ts';
import { InUseError, StartError } from '../process/start-error.ts';
import type { Settings } from '../settings/settings.ts';

/** SQLSTATE codes of damage on disk: XX001 and XX002, and class 58 for missing or unreadable files. */
const DAMAGE = /^(XX00[0-2]|58\w{3})$/;

/** Whether the database responds, fits this version of Larder and is readable. Changes nothing. */
export async function checkDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) return examine({ connectionString: databaseUrl }, 'DATABASE_URL');
  if (!(await isThere(join(dataDir, 'postgres'))))
    return 'There is no database yet; the first start creates one.';
  await refuseWithoutVersion(dataDir);
  const source = `DATA_DIR ${dataDir}`;
  const log = createLog('silent');
  try {
    const cluster = await openCluster(dataDir, log);
    try {
      return await examineEmbedded(cluster.connection, source);
    } finally {
      await cluster.close();
    }
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    return examineEmbedded(await connectionBeside(dataDir, log), source);
  }
}

/** Without PG_VERSION, PostgreSQL would be asked to create new data in a folder that already holds some. */
async function refuseWithoutVersion(dataDir: string): Promise<void> {
  const data = join(dataDir, 'postgres/data');
  if (!(await isThere(data)) || (await isThere(join(data, 'PG_VERSION')))) return;
  throw damaged(`DATA_DIR ${dataDir}`, 'PG_VERSION is gone');
}

async function examineEmbedded(connection: pg.PoolConfig, source: string): Promise<string> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client
    .query('select from pg_database where datname = $1', [DATABASE])
    .finally(() => client.end());
  if (!rowCount) return 'The database is still empty; the next start fills it.';
  return examine({ ...connection, database: DATABASE }, source);
}

async function examine(connection: pg.PoolConfig, source: string): Promise<string> {
  const pool = createPool({ ...connection, application_name: 'larder doctor' });
  pool.on('error', () => undefined);
  try {
    await checkServer(pool, source);
    const age = await ageOfTables(pool);
    if (age === 'newer' || age === 'ancient') throw new StartError(`${source}: ${OTHER_TABLES[age]}`);
    await readEverything(pool, source);
    return age === 'same'
      ? 'The database responds, its tables are up to date, and every row can be read.'
      : 'The database responds, and the next start will bring its tables up to date.';
  } finally {
    await pool.end();
  }
}

/** Only reading finds damage on disk, so every table is read in full, past its indexes. */
async function readEverything(pool: pg.Pool, source: string): Promise<void> {
  const client = await pool.connect();
  try {
    takeTime(client);
    await client.query(
      'set statement_timeout = 0; set enable_indexscan = off; set enable_indexonlyscan = off',
    );
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle')",
    );
    for (const { name } of rows) await client.query(`select count(t.*) from ${name} t`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw DAMAGE.test(code ?? '') ? damaged(source, message) : error;
  } finally {
    client.release(true);
  }
}

function damaged(source: string, why: string): StartError {
  return new StartError(
    `${source}: the database is damaged (${why}). Keep a copy of it, and restore your last backup into another DATA_DIR or DATABASE_URL.`,
  );
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
