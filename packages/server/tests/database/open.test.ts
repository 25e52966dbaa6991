import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';

test('a test has its own database, with the extension', async () => {
  const first = await createTestDatabase();
  const second = await createTestDatabase();
  await first.pool.query('create table only_here (id int)');
  const { rows } = await second.pool.query<{ here: string | null; alike: number }>(
    "select to_regclass('only_here') as here, similarity('biryani', 'biriyani') as alike",
  );
  expect(rows[0]?.here).toBeNull();
  expect(rows[0]?.alike).toBeGreaterThan(0.4);
  await Promise.all([first.close(), second.close()]);
});
