import { describe, expect, test } from 'vitest';
import { createLog } from '../src/platform/log/log.ts';
import { readableLines } from '../src/platform/log/log-readable.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('a line is one JSON object with level, time and message', () => {
  const text = logged((log) => log.child({ reqId: 'r-1' }).info({ count: 3 }, 'Three\nthings'));
  expect(text.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ level: 'info', reqId: 'r-1', count: 3, message: 'Three\nthings' });
  expect(JSON.parse(text)).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/));
});

describe('secrets are redacted', () => {
  const queryError = Object.assign(new Error('Failed query: insert into users\nparams: bob,SECRET'), {
    query: 'insert into users (name) values ($1)',
    params: ['SECRET'],
    cause: Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (name)=(SECRET) already exists.',
    }),
  });
  test.each([
    { what: 'a password', record: { password: 'SECRET' } },
    { what: 'a password in a body', record: { body: { password: 'SECRET' } } },
    { what: 'a header', record: { request: { headers: { authorization: 'Bearer SECRET' } } } },
    { what: 'tokens in an answer', record: { data: { access_token: 'SECRET', refresh_token: 'SECRET' } } },
    {
      what: 'settings',
      record: { settings: { authSecret: 'SECRET', databaseUrl: 'SECRET', model: { apiKey: 'SECRET' } } },
    },
    { what: 'parameters and rows of an SQL error', record: { err: queryError } },
  ])('$what', ({ record }) => {
    expect(logged((log) => log.error(record, 'Something'))).not.toContain('SECRET');
  });

  test('while the cause of an SQL error can be found', () => {
    const record = JSON.parse(logged((log) => log.error({ err: queryError }, 'x'))) as { err: unknown };
    expect(record.err).toMatchObject({
      message: 'Failed query: insert into users (name) values ($1)',
      stack: expect.stringContaining('log.test.ts') as string,
      cause: { message: 'duplicate key', code: '23505' },
    });
  });
});

test.each([
  { why: 'news is plain', record: { level: 'info', message: 'Hello' }, line: '10:20:30  Hello\n' },
  { why: 'trouble is marked', record: { level: 'warn', message: 'Hm' }, line: '10:20:30  warn: Hm\n' },
  {
    why: 'an error says why',
    record: { level: 'error', message: 'No', err: { message: 'disk full' } },
    line: '10:20:30  error: No (disk full)\n',
  },
  {
    why: 'a good request is left out',
    record: { level: 'info', request: { status: 200 }, message: 'x' },
    line: '',
  },
  {
    why: 'a failed request is shown',
    record: { level: 'error', request: { status: 500 }, message: 'Request failed' },
    line: '10:20:30  error: Request failed\n',
  },
])('on a terminal $why', ({ record, line }) => {
  let text = '';
  readableLines({ write: (part) => (text += part) }).write(
    JSON.stringify({ time: '2026-01-02T10:20:30.400Z', ...record }),
  );
  expect(text).toBe(line);
});
