import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { limitAtOnce } from './at-once.ts';

/** One caller's requests, each with a connection and the work that it has begun. */
function caller(most: number) {
  const works = new Map<object, Promise<unknown>>();
  const limit = limitAtOnce(
    most,
    () => 'somebody',
    (request) => works.get(request),
  );
  return (work?: Promise<unknown>) => {
    const [request, raw] = [{} as FastifyRequest, new EventEmitter()];
    if (work) works.set(request, work);
    return { raw, entered: limit(request, { raw } as unknown as FastifyReply) };
  };
}

/** What becomes of one request more: a place is free once what holds it has settled. */
const oneMore = (ask: ReturnType<typeof caller>) =>
  ask().entered.then(
    () => 'in',
    () => 'refused',
  );

test('a request that is answered makes room for another', async () => {
  const ask = caller(1);
  const { raw, entered } = ask(Promise.resolve());
  await entered;
  await expect(ask().entered).rejects.toMatchObject({ status: 429 });
  raw.emit('close');
  await expect.poll(() => oneMore(ask)).toBe('in');
});

test('hanging up makes no room while the work goes on, also if it fails', async () => {
  const ask = caller(1);
  let fail: (error: Error) => void = () => undefined;
  const { raw, entered } = ask(new Promise((_resolve, reject) => (fail = reject)));
  await entered;
  raw.emit('close');
  await expect(ask().entered).rejects.toMatchObject({ status: 429 });
  fail(new Error('damaged'));
  await expect.poll(() => oneMore(ask)).toBe('in');
});

test('a request that never got to its work makes room at once', async () => {
  const ask = caller(1);
  const { raw, entered } = ask();
  await entered;
  raw.emit('close');
  await expect.poll(() => oneMore(ask)).toBe('in');
});
