import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../src/platform/settings/settings.ts';
import { SettingsError } from '../src/platform/settings/value.ts';
import { StartError } from '../src/platform/process/start-error.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const parent = mkdtempSync(join(tmpdir(), 'larder-settings-'));
const folder = (): string => mkdtempSync(join(parent, 'case-'));
afterAll(() => rmSync(parent, { recursive: true }));

describe('a good value', () => {
  test('nothing set', () => {
    expect(readSettings({ AUTH_SECRET: SECRET })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      basePath: '',
      dataDir: resolve('.data'),
      databaseUrl: null,
      authSecret: SECRET,
      authAttemptsPerMinute: 10,
      signups: 'open',
      signupsPerHour: 20,
      trustedProxies: [],
      languageModel: null,
      mail: null,
      backups: null,
      metrics: null,
      logLevel: 'info',
    });
  });

  const url = 'postgresql://cook:secret@db.example:5433/larder?sslmode=require';
  const base = 'https://models.example/v1';
  test.each([
    { why: '0 asks for a free port', env: { PORT: '0' }, expected: { port: 0 } },
    {
      why: 'an empty variable is unset',
      env: { PORT: '', HOST: ' ' },
      expected: { port: 3000, host: '127.0.0.1' },
    },
    { why: 'spaces around a value are ignored', env: { PORT: ' 8080 ' }, expected: { port: 8080 } },
    { why: 'a path', env: { BASE_PATH: '/kitchen/larder/' }, expected: { basePath: '/kitchen/larder' } },
    { why: 'the root as a path', env: { BASE_PATH: '/' }, expected: { basePath: '' } },
    { why: 'IPv6', env: { HOST: '::1' }, expected: { host: '::1' } },
    { why: 'a relative folder', env: { DATA_DIR: 'my data' }, expected: { dataDir: resolve('my data') } },
    { why: 'a database elsewhere', env: { DATABASE_URL: url }, expected: { databaseUrl: url } },
    { why: 'attempts', env: { AUTH_ATTEMPTS_PER_MINUTE: '500' }, expected: { authAttemptsPerMinute: 500 } },
    { why: 'closed sign-ups', env: { SIGNUPS: 'closed' }, expected: { signups: 'closed' } },
    { why: 'sign-ups by invitation', env: { SIGNUPS: 'invite' }, expected: { signups: 'invite' } },
    { why: 'more sign-ups', env: { SIGNUPS_PER_HOUR: '300' }, expected: { signupsPerHour: 300 } },
    {
      why: 'proxies',
      env: { TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32,' },
      expected: { trustedProxies: ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'] },
    },
    {
      why: 'a mail server',
      env: {
        SMTP_URL: 'smtp://cook:p%40ss@mail.example:587',
        SMTP_FROM: 'Larder <larder@example.com>',
        PUBLIC_URL: 'https://larder.example/',
      },
      expected: {
        mail: {
          smtpUrl: 'smtp://cook:p%40ss@mail.example:587',
          from: 'Larder <larder@example.com>',
          publicUrl: 'https://larder.example',
        },
      },
    },
    {
      why: 'a model with a key',
      env: { LLM_BASE_URL: base, LLM_API_KEY: 'k', LLM_MODEL: 'm' },
      expected: { languageModel: { baseUrl: base, apiKey: 'k', model: 'm', timeoutMs: 8_000 } },
    },
    {
      why: 'a model on this machine needs no key',
      env: { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'm' },
      expected: { languageModel: { baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'm' } },
    },
    {
      why: 'a shorter time limit for a model',
      env: { LLM_BASE_URL: base, LLM_MODEL: 'm', LLM_TIMEOUT_MS: '2500' },
      expected: { languageModel: { baseUrl: base, apiKey: null, model: 'm', timeoutMs: 2_500 } },
    },
    {
      why: 'backups every six hours',
      env: { BACKUP_EVERY: '6h' },
      expected: { backups: { everyMs: 21_600_000, keep: 7, folder: resolve('.data/backups') } },
    },
    {
      why: 'backups elsewhere',
      env: { BACKUP_EVERY: '7d', BACKUP_KEEP: '4', BACKUP_DIR: '/backups' },
      expected: { backups: { everyMs: 604_800_000, keep: 4, folder: '/backups' } },
    },
    {
      why: 'metrics for this machine',
      env: { METRICS_PORT: '9464' },
      expected: { metrics: { port: 9464, host: '127.0.0.1', token: null } },
    },
    {
      why: 'metrics for others, with a token',
      env: { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'a-token-of-16-characters' },
      expected: { metrics: { port: 9464, host: '0.0.0.0', token: 'a-token-of-16-characters' } },
    },
    { why: 'a log level', env: { LOG_LEVEL: 'warn' }, expected: { logLevel: 'warn' } },
  ])('$why', ({ env, expected }) => {
    expect(readSettings({ AUTH_SECRET: SECRET, ...env })).toMatchObject(expected);
  });
});

describe('an invalid value is reported in one line', () => {
  test.each([
    { variable: 'PORT', env: { PORT: 'abc' } },
    { variable: 'PORT', env: { PORT: '65536' } },
    { variable: 'PORT', env: { PORT: '-1' } },
    { variable: 'PORT', env: { PORT: '80.5' } },
    { variable: 'PORT', env: { PORT: '0x50' } },
    { variable: 'PORT', env: { PORT: '3000\nHOST' } },
    { variable: 'HOST', env: { HOST: 'http://localhost' } },
    { variable: 'HOST', env: { HOST: 'my host' } },
    ...[
      'larder',
      '/my larder',
      '//larder',
      '/larder?x',
      '/../larder',
      '/lärder',
      '/api/larder',
      '/pictures',
      '/Dashboard',
    ].map((BASE_PATH) => ({ variable: 'BASE_PATH', env: { BASE_PATH } })),
    { variable: 'DATABASE_URL', env: { DATABASE_URL: 'mysql://cook:hidden@host/larder' } },
    { variable: 'DATABASE_URL', env: { DATABASE_URL: 'localhost:5432' } },
    { variable: 'DATABASE_URL', env: { DATABASE_URL: 'postgres://cook:hidden@host' } },
    { variable: 'AUTH_SECRET', env: { AUTH_SECRET: 'hidden-but-too-short' } },
    { variable: 'AUTH_SECRET', env: { AUTH_SECRET: '', DATABASE_URL: 'postgres://cook:hidden@host/larder' } },
    { variable: 'AUTH_ATTEMPTS_PER_MINUTE', env: { AUTH_ATTEMPTS_PER_MINUTE: '0' } },
    { variable: 'AUTH_ATTEMPTS_PER_MINUTE', env: { AUTH_ATTEMPTS_PER_MINUTE: 'many' } },
    { variable: 'SIGNUPS', env: { SIGNUPS: 'friends' } },
    { variable: 'SIGNUPS_PER_HOUR', env: { SIGNUPS_PER_HOUR: '0' } },
    ...[
      'true',
      '*',
      'proxy.example',
      '10.0.0.0/33',
      '2001:db8::/129',
      '10.0.0.0/8/8',
      '10.0.0.0/',
      '0.0.0.0/0',
      '::/0',
    ].map((TRUSTED_PROXIES) => ({ variable: 'TRUSTED_PROXIES', env: { TRUSTED_PROXIES } })),
    ...[
      { SMTP_URL: 'mail.example' },
      { SMTP_URL: 'http://cook:hidden@mail.example' },
      { SMTP_URL: 'smtp://' },
    ].map((env) => ({ variable: 'SMTP_URL', env })),
    { variable: 'SMTP_FROM', env: { SMTP_URL: 'smtp://mail.example' } },
    { variable: 'SMTP_FROM', env: { SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Larder' } },
    { variable: 'SMTP_FROM', env: { SMTP_FROM: 'larder@example.com' } },
    ...[null, 'larder.example', 'https://larder.example/kitchen', 'ftp://larder.example'].map((url) => ({
      variable: 'PUBLIC_URL',
      env: {
        SMTP_URL: 'smtp://mail.example',
        SMTP_FROM: 'larder@example.com',
        ...(url !== null && { PUBLIC_URL: url }),
      },
    })),
    { variable: 'LLM_BASE_URL', env: { LLM_BASE_URL: 'models.example', LLM_MODEL: 'm' } },
    { variable: 'LLM_BASE_URL', env: { LLM_BASE_URL: 'ftp://models.example', LLM_MODEL: 'm' } },
    { variable: 'LLM_MODEL', env: { LLM_BASE_URL: 'https://models.example' } },
    { variable: 'LLM_MODEL', env: { LLM_MODEL: 'm' } },
    { variable: 'LLM_API_KEY', env: { LLM_API_KEY: 'hidden' } },
    { variable: 'LLM_TIMEOUT_MS', env: { LLM_TIMEOUT_MS: '500' } },
    ...['99', '8001', '2.5', '8s'].map((LLM_TIMEOUT_MS) => ({
      variable: 'LLM_TIMEOUT_MS',
      env: { LLM_BASE_URL: 'https://models.example', LLM_MODEL: 'm', LLM_TIMEOUT_MS },
    })),
    ...['hidden key', 'hidden\nkey', 'hidden–key'].map((LLM_API_KEY) => ({
      variable: 'LLM_API_KEY',
      env: { LLM_BASE_URL: 'https://models.example', LLM_MODEL: 'm', LLM_API_KEY },
    })),
    ...[
      'hidden',
      'ftp://hidden@models.example',
      'https://hidden@models.example/v1',
      'https://models.example/v1?key=hidden',
    ].map((LLM_BASE_URL) => ({ variable: 'LLM_BASE_URL', env: { LLM_BASE_URL, LLM_MODEL: 'm' } })),
    ...['0h', '6', '1.5h', '8d', '1w', 'daily'].map((BACKUP_EVERY) => ({
      variable: 'BACKUP_EVERY',
      env: { BACKUP_EVERY },
    })),
    { variable: 'BACKUP_KEEP', env: { BACKUP_KEEP: '3' } },
    { variable: 'BACKUP_KEEP', env: { BACKUP_EVERY: '1d', BACKUP_KEEP: '0' } },
    { variable: 'METRICS_PORT', env: { METRICS_PORT: 'on' } },
    { variable: 'METRICS_PORT', env: { METRICS_PORT: '3000' } },
    { variable: 'METRICS_HOST', env: { METRICS_HOST: '127.0.0.1' } },
    { variable: 'METRICS_HOST', env: { METRICS_PORT: '9464', METRICS_HOST: 'http://localhost' } },
    { variable: 'METRICS_TOKEN', env: { METRICS_PORT: '9464', METRICS_TOKEN: 'hidden' } },
    { variable: 'METRICS_TOKEN', env: { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' } },
    { variable: 'LOG_LEVEL', env: { LOG_LEVEL: 'loud' } },
  ])('$variable: $env [RECOVERY-18]', ({ variable, env }) => {
    const error = failure({ AUTH_SECRET: SECRET, ...env });
    expect(error).toBeInstanceOf(SettingsError);
    expect(error.message).toMatch(new RegExp(`^${variable} .+\\.$`));
    expect(error.message).not.toContain('hidden');
  });

  test('what Larder is under is said where it belongs', () => {
    expect(failure({ BASE_PATH: '/photos/larder' }).message).toBe(
      'BASE_PATH must not begin with /photos, which Larder uses itself, but is "/photos/larder".',
    );
    expect(failure({ PUBLIC_URL: 'https://example.com/larder' }).message).toBe(
      'PUBLIC_URL must be an origin such as https://larder.example.com, without a path (BASE_PATH is for that), but is "https://example.com/larder".',
    );
  });

  test('and nothing is created on disk', () => {
    const dataDir = folder();
    failure({ DATA_DIR: dataDir, LOG_LEVEL: 'loud' });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('the secret in DATA_DIR', () => {
  test('is created once, long, readable only by its owner, and kept', () => {
    const dataDir = join(folder(), 'new', 'data');
    const { authSecret } = readSettings({ DATA_DIR: dataDir });
    expect(authSecret).toMatch(/^[\w-]{64}$/);
    expect(readSettings({ DATA_DIR: dataDir }).authSecret).toBe(authSecret);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
    expect(readSettings({ DATA_DIR: folder() }).authSecret).not.toBe(authSecret);
  });

  test('is not replaced if damaged', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'auth-secret'), 'short');
    expect(failure({ DATA_DIR: dataDir }).message).toContain(join(dataDir, 'auth-secret'));
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe('short');
  });

  test('cannot be stored if DATA_DIR is a file', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o600);
    const error = failure({ DATA_DIR: file });
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toMatch(/^DATA_DIR /);
  });
});

function failure(env: Record<string, string>): Error {
  try {
    readSettings(env);
  } catch (error) {
    return error as Error;
  }
  throw new Error('The settings were accepted');
}
