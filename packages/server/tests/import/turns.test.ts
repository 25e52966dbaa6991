import { expect, test } from 'vitest';
import { makeTurns } from '../../src/recipes/import/turns.ts';

test('a caller that waits too long leaves the queue without taking a turn', async () => {
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

test('a caller with no patience left takes a free turn, and waits for none', async () => {
  const turns = makeTurns(1);
  const reason = new Error('Enough');
  const late = () => turns.take(() => Promise.resolve('done'), AbortSignal.abort(reason));
  expect(await late()).toBe('done');
  let finish = () => {};
  const working = turns.take(() => new Promise<void>((resolve) => void (finish = resolve)));
  await expect(late()).rejects.toBe(reason);
  finish();
  await working;
  expect(await late()).toBe('done');
});
