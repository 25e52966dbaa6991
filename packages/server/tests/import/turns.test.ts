import { expect, test } from 'vitest';
import { makeTurns } from '../../src/recipes/import/turns.ts';

test('whoever waits too long leaves the queue without taking a turn', async () => {
  const turns = makeTurns(1);
  const done: string[] = [];
  let finish = () => {};
  const first = new Promise<void>((resolve) => void (finish = resolve));
  const patience = new AbortController();
  const working = turns.take(() => first);
  const leaving = turns.take(() => Promise.resolve(done.push('left')), patience.signal);
  const staying = turns.take(() => Promise.resolve(done.push('stayed')), new AbortController().signal);
  const reason = new Error('Enough');
  patience.abort(reason);
  await expect(leaving).rejects.toBe(reason);
  finish();
  await Promise.all([working, staying]);
  expect(done).toEqual(['stayed']);
});

test('whoever comes too late does not wait at all', async () => {
  const turns = makeTurns(1);
  const reason = new Error('Enough');
  await expect(turns.take(() => Promise.resolve('done'), AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(await turns.take(() => Promise.resolve('done'))).toBe('done');
});
