import { expect, test } from 'vitest';
import { makeTurns } from '../../src/recipes/import/turns.ts';

test('who is too long in the queue leaves it, and takes nobody the turn', async () => {
  const turns = makeTurns(1);
  const done: string[] = [];
  let finish = () => {};
  const first = new Promise<void>((resolve) => void (finish = resolve));
  const patience = new AbortController();
  const working = turns.take(() => first);
  const leaving = turns.take(() => Promise.resolve(done.push('left')), patience.signal);
  const staying = turns.take(() => Promise.resolve(done.push('stayed')), new AbortController().signal);
  patience.abort();
  await expect(leaving).rejects.toThrow(
    'Larder is opening many other links just now. Try again in a minute.',
  );
  finish();
  await Promise.all([working, staying]);
  expect(done).toEqual(['stayed']);
});
