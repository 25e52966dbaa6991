import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { startApi } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { createDatabase, dropDatabase } from '../support/database.ts';
import { repetitions } from '../support/forms.ts';
import { expectNoDivergence } from './model/sequences.ts';

const EMBEDDED = repetitions(20);
const NAMED = repetitions(8);

test('random sequences leave a cook with what the model predicts, on the embedded database [DEVICES-04]', async () => {
  const api = await startApi({ catalogue: SMALL_CATALOGUE });
  const count = await expectNoDivergence(api, EMBEDDED).finally(() => api.close());
  expect(count).toBe(EMBEDDED);
}, 3_600_000);

test('and on a database given by DATABASE_URL', async () => {
  const { host, port, user, password } = inject('cluster');
  const name = await createDatabase();
  const address = new URL(`postgres://localhost/${name}`);
  Object.assign(address, { username: user, password, port: String(port) });
  address.searchParams.set('host', host);
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '' }, createLog('silent'));
  const api = await startApi({ catalogue: SMALL_CATALOGUE, database });
  const count = await expectNoDivergence(api, NAMED).finally(() => api.close());
  expect(count).toBe(NAMED);
  await dropDatabase(name);
}, 3_600_000);
