import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connectionBeside } from '../../src/platform/database/embedded/beside.ts';
import { EXIT } from '../../src/recipes/import/command.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../support/database.ts';
import { dataFolder, usedDataFolder } from '../support/folders.ts';
import { TEMPLATE } from '../support/templates.ts';
import { runCommand } from '../support/command-process.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

const RICE = fileURLToPath(new URL('fixtures/rice.json', import.meta.url));
const IMPORTED = 'select id from recipes where id >= 1000000';

/** The command's message if the database is unavailable: one line, how to fix it, and no stack. */
const refusal = (reason: RegExp) => ({
  code: EXIT.database,
  output: 'Writing 1 recipe …\n',
  complaints: expect.stringMatching(new RegExp(`^✗ Nothing was imported: ${reason.source}\\n$`)) as string,
});

describe('with the embedded database', () => {
  test('creates one if there is none, and a start shows the recipe', async () => {
    const dataDir = await dataFolder('data');
    const { code, output, complaints } = await runCommand('import-recipes', [RICE], { DATA_DIR: dataDir });
    expect({ code, complaints }).toEqual({ code: EXIT.done, complaints: '' });
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^✓ Imported 1 recipe \(1 new\)\. .*npm start/);
    const address = await startServer({ DATA_DIR: dataDir }).ready();
    const { data } = await call(address, 'POST', '/auth/signup', {
      username: 'cook',
      password: 'correct horse',
    });
    const found = await call(
      address,
      'GET',
      '/recipes/usersearch?query=weeknight',
      undefined,
      data.access_token,
    );
    expect(JSON.stringify(found.data)).toContain('Weeknight kimchi rice');
  });

  test('imports next to a running server, but not one of another version', async () => {
    const dataDir = await usedDataFolder();
    const address = await startServer({ DATA_DIR: dataDir }).ready();
    const client = new pg.Client({
      ...(await connectionBeside(dataDir, createLog('silent'))),
      database: 'larder',
    });
    await client.connect();
    onTestFinished(() => client.end());
    const run = () => runCommand('import-recipes', [RICE], { DATA_DIR: dataDir });
    const log = 'drizzle.__drizzle_migrations';

    await client.query(`insert into ${log} (hash, created_at) values ('later', 9999999999999)`);
    expect(await run()).toEqual(
      refusal(/DATA_DIR \S+: this database was made by a newer version of Larder\. Use that version\./),
    );
    await client.query(`delete from ${log} where hash = 'later'`);

    const { rows } = await client.query<{ id: number; hash: string; created_at: string }>(
      `delete from ${log} where created_at = (select max(created_at) from ${log}) returning *`,
    );
    expect(await run()).toEqual(refusal(/DATA_DIR \S+: the Larder that runs there is older [^\n]+\./));
    await client.query(`insert into ${log} values ($1, $2, $3)`, [
      rows[0]?.id,
      rows[0]?.hash,
      rows[0]?.created_at,
    ]);

    const { rows: states } = await client.query<{ version: string }>('select version from catalogue_state');
    await client.query("update catalogue_state set version = 'other-1'");
    expect(await run()).toEqual(refusal(/the running Larder has another version’s catalogue\. [^\n]+\./));
    await client.query('update catalogue_state set version = $1', [states[0]?.version]);

    expect((await client.query(IMPORTED)).rows).toEqual([]);
    expect(await run()).toMatchObject({ code: EXIT.done, complaints: '' });
    expect((await client.query(IMPORTED)).rows).toHaveLength(1);
    expect((await call(address, 'GET', '/health/ready')).status).toBe(200);
  });
});

describe('with an external PostgreSQL', () => {
  const make = async (): Promise<{ name: string; client: pg.Client }> => {
    const name = await createDatabase(TEMPLATE);
    const client = new pg.Client({ ...inject('cluster'), database: name });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await dropDatabase(name);
    });
    return { name, client };
  };

  test('of a newer Larder version, nothing is changed', async () => {
    const { name, client } = await make();
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    );
    expect(await runCommand('import-recipes', [RICE], { DATABASE_URL: databaseUrl(name) })).toEqual(
      refusal(/DATABASE_URL: this database was made by a newer version of Larder\. Use that version\./),
    );
    expect((await client.query('select from recipes')).rowCount).toBe(0);
  });

  test('without write permission, it says what was denied', async () => {
    const { name, client } = await make();
    const user = `reader_${name}`;
    await client.query(`create user ${user}`);
    await client.query(`grant usage, create on schema drizzle to ${user}`);
    await client.query(`grant create on database ${name} to ${user}`);
    await client.query(`grant select on all tables in schema public, drizzle to ${user}`);
    onTestFinished(async () => {
      await client.query(`drop owned by ${user}; drop user ${user}`);
    });
    expect(await runCommand('import-recipes', [RICE], { DATABASE_URL: databaseUrl(name, user) })).toEqual(
      refusal(/the database refused it \(permission denied for table \w+\)\. [^\n]+ run it again\./),
    );
  });

  test.each([
    {
      url: 'postgres://cook:hidden@127.0.0.1:1/larder',
      reason: /DATABASE_URL: (?!.*hidden)[^\n]+ cannot be reached [^\n]+\./,
    },
    { url: 'mysql://h/d', reason: /DATABASE_URL must look like [^\n]+\./ },
  ])('at $url, which does not exist', async ({ url, reason }) => {
    expect(await runCommand('import-recipes', [RICE], { DATABASE_URL: url })).toEqual(refusal(reason));
  });
});
