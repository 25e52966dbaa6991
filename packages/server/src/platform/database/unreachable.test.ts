import { expect, test } from 'vitest';
import { isDatabaseUnreachable, isPoolExhausted } from './unreachable.ts';

/** An error of a system call, as Node makes it. */
const failed = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

/** The error as the query builder passes it on. */
const inQuery = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  { why: 'nobody listens', error: failed('connect', 'ECONNREFUSED') },
  { why: 'a frozen PostgreSQL accepts nothing, and its queue is full', error: failed('connect', 'EAGAIN') },
  { why: 'no network leads there', error: failed('connect', 'ENETUNREACH') },
  { why: 'the process has no file descriptor left', error: failed('connect', 'EMFILE') },
  { why: 'its name is unknown', error: failed('getaddrinfo', 'ENOTFOUND') },
  { why: 'it broke the connection off', error: failed('read', 'ECONNRESET') },
  { why: 'it shuts down', error: Object.assign(new Error('terminating connection'), { code: '57P01' }) },
  { why: 'none of its addresses answers', error: new AggregateError([failed('connect', 'EHOSTUNREACH')]) },
])('a database is unreachable if $why', ({ error }) => {
  expect([error, inQuery(error)].map(isDatabaseUnreachable)).toEqual([true, true]);
});

test.each([
  { why: 'of a failed statement', error: Object.assign(new Error('duplicate key'), { code: '23505' }) },
  { why: 'of a file', error: failed('read', 'EAGAIN') },
  { why: 'of the code', error: new TypeError('x is not a function') },
])('it is not because $why', ({ error }) => {
  expect([error, inQuery(error)].map(isDatabaseUnreachable)).toEqual([false, false]);
});

test('that no connection was free says nothing about the database', () => {
  const error = new Error('timeout exceeded when trying to connect');
  expect([isDatabaseUnreachable(error), isPoolExhausted(inQuery(error))]).toEqual([true, true]);
  expect(isPoolExhausted(failed('connect', 'EAGAIN'))).toBe(false);
});
