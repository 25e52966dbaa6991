import { setTimeout } from 'node:timers/promises';
import type { Catalogue } from '@larder/catalogue';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { seedCatalogue } from '../../src/catalogue/seed.ts';
import type { Database } from '../../src/database/open.ts';
import { readContract, type Operation } from '../../src/http/contract.ts';
import { createLog, type Log } from '../../src/log.ts';
import type { LanguageModelSettings } from '../../src/settings.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE, TEMPLATE } from '../support/templates.ts';

export interface Answer {
  status: number;
  // The tests look into answers as any client would; their shape is checked against the contract before.
  body: any; // oxlint-disable-line typescript/no-explicit-any -- see above
  headers: Headers;
}

interface Request {
  body?: unknown;
  /** A body sent as it is. */
  raw?: string;
  headers?: Record<string, string>;
}

export type Call = (method: string, path: string, request?: Request) => Promise<Answer>;

export interface User {
  username: string;
  accessToken: string;
  refreshToken: string;
  call: Call;
}

export interface Api {
  origin: string;
  database: Database;
  /** Calls without a token. */
  call: Call;
  /** Calls with this bearer token. */
  as(token: string): Call;
  signUp(username?: string, password?: string): Promise<User>;
  /** Moves the clock of sessions and limits on. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

const contract = readContract();
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const validators = new Map<string, ValidateFunction>();
let accounts = 0;

/** A server of the test's own over real HTTP, with a seeded database. Every answer is held against the contract. */
export async function startApi(
  options: {
    catalogue?: Catalogue;
    attemptsPerMinute?: number;
    database?: Database;
    languageModel?: LanguageModelSettings;
    log?: Log;
  } = {},
): Promise<Api> {
  const template = options.catalogue ? TEMPLATE : SEEDED_TEMPLATE;
  const database = options.database ?? (await createTestDatabase(template));
  if (options.catalogue) await seedCatalogue(database.db, () => undefined, options.catalogue, 'test');
  let skipped = 0;
  const app = await buildApp({
    settings: {
      authSecret: 'a secret for the tests that is long enough',
      authAttemptsPerMinute: options.attemptsPerMinute ?? 1_000,
      languageModel: options.languageModel ?? null,
    },
    database,
    log: options.log ?? createLog('silent'),
    now: () => new Date(Date.now() + skipped),
    // A short look is enough here; how good plans are is tested beside the planner.
    planPains: { starts: 1, seconds: 0.05 },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const caller =
    (token: string | null): Call =>
    (method, path, request = {}) =>
      send(origin, method, path, {
        ...request,
        headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...request.headers },
      });

  const api: Api = {
    origin,
    database,
    call: caller(null),
    as: caller,
    pass: (milliseconds) => {
      skipped += milliseconds;
    },
    async signUp(username = `cook_${(accounts += 1)}`, password = 'correct horse') {
      const { status, body } = await api.call('POST', '/auth/signup', { body: { username, password } });
      expect(status).toBe(201);
      const { access_token: accessToken, refresh_token: refreshToken } = body.data;
      return { username, accessToken, refreshToken, call: caller(accessToken) };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
  return api;
}

async function send(origin: string, method: string, path: string, request: Request): Promise<Answer> {
  const hasBody = request.body !== undefined || request.raw !== undefined;
  const response = await fetch(`${origin}${contract.basePath}${path}`, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...request.headers },
    ...(hasBody && { body: request.raw ?? JSON.stringify(request.body) }),
  });
  const text = await response.text();
  const { status, headers } = response;
  const answer = { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  expectAgreement(method, path, answer);
  return answer;
}

/** Fails unless the answer is one that the contract describes. */
function expectAgreement(method: string, path: string, { status, headers, body }: Answer): void {
  expect(headers.get('cache-control'), 'API answers are not stored').toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/\S/);
  const operation = findOperation(method, path.split('?', 1)[0] ?? '');
  if (!operation) {
    expect(status).toBe(404);
    return;
  }
  const described = operation.responses[String(status)];
  if (!described)
    throw new Error(`${operation.operationId} answers an undescribed ${status}: ${JSON.stringify(body)}`);
  const [[type, { schema }] = ['', {}]] = Object.entries(described.content ?? {}) as [
    string,
    { schema: object },
  ][];
  expect(headers.get('content-type')?.split(';', 1)[0] ?? '').toBe(type);
  if (!schema) {
    expect(body).toBeUndefined();
    return;
  }
  const key = `${operation.operationId} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  if (!validate(body)) throw new Error(`${key} is not as described: ${ajv.errorsText(validate.errors)}`);
}

function findOperation(method: string, path: string): Operation | undefined {
  const segments = path.split('/');
  const fits = (template: string) => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('{') || part === segments[at])
    );
  };
  const found = contract.operations.filter(
    (operation) => operation.method === method && fits(operation.path),
  );
  // '/pantry/bulk' fits '/pantry/{id}' too: the one with fewer placeholders is meant.
  return found.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** Waits until something is so, looking often; fails after five seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('This did not happen within five seconds');
    await setTimeout(20);
  }
}
