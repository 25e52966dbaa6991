import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '../process/start-error.ts';
import { explainDeleted } from './data-dir.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'larder-test-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const missing = (path: string): Promise<unknown> => readFile(path).catch((error: unknown) => error);

test('a file missing in the data folder means that it is being deleted', async () => {
  const dataDir = folder();
  const error = await missing(join(dataDir, 'postgres/data/postgresql.conf'));
  expect(explainDeleted(error, dataDir)?.message).toBe(
    `DATA_DIR ${dataDir} was deleted while Larder started.`,
  );
});

test('any error without the data folder means that it was deleted', () => {
  const dataDir = join(folder(), 'gone');
  expect(explainDeleted(new Error('terminated'), dataDir)?.message).toContain('was deleted');
});

test.each([
  ['a file missing in a folder of a like name', async (dir: string) => missing(join(`${dir}-old`, 'file'))],
  ['an error of anything else', async () => new Error('terminated')],
  ['an error that is explained', async () => new StartError('The database is newer.')],
  ['something thrown that is no error', async () => undefined],
])('%s is left as it is', async (_, thrown) => {
  const dataDir = folder();
  expect(explainDeleted(await thrown(dataDir), dataDir)).toBeNull();
});
