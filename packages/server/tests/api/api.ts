import { setTimeout } from 'node:timers/promises';
import type { Catalogue } from '@larder/catalogue';
import { expect } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import type { PoolPatience } from '../../src/platform/database/pool-watch.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { createLog, type Log } from '../../src/platform/log/log.ts';
import type { Effort } from '@larder/domain/planner';
import type { LanguageModelSettings } from '../../src/platform/settings/language-model.ts';
import { PUBLIC_WEB, type Rules } from '../../src/recipes/import/fetching/addresses.ts';
import type { MailSettings } from '../../src/platform/settings/mail.ts';
import { noteRoutesAsked } from '../support/asked-routes.ts';
import { createTestDatabase } from '../support/database.ts';
import { SEEDED_TEMPLATE, TEMPLATE } from '../support/templates.ts';
import { BASE_PATH, expectAgreement, type Answer } from './agreement.ts';

interface Request {
  /** Sent as JSON, or as a form. */
  body?: unknown;
  /** A body sent unchanged. */
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
  /** Advances the clock of sessions and limits. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

noteRoutesAsked();

/** The secret of the test servers. */
export const AUTH_SECRET = 'a secret for the tests that is long enough';

let accounts = 0;

/**
 * A test's own server over real HTTP, with a seeded database. Every response is checked against the contract.
 */
export async function startApi(
  options: {
    catalogue?: Catalogue;
    authSecret?: string;
    attemptsPerMinute?: number;
    signups?: 'open' | 'invite' | 'closed';
    signupsPerHour?: number;
    trustedProxies?: readonly string[];
    database?: Database;
    languageModel?: LanguageModelSettings;
    mail?: MailSettings;
    log?: Log;
    searchEffort?: Effort;
    narrationDeadlineMs?: number;
    poolPatience?: PoolPatience;
    webRules?: Rules;
  } = {},
): Promise<Api> {
  const template = options.catalogue ? TEMPLATE : SEEDED_TEMPLATE;
  const database = options.database ?? (await createTestDatabase(template));
  if (options.catalogue) await seedCatalogue(database.db, () => undefined, options.catalogue, 'test');
  let skipped = 0;
  const app = await buildApp({
    settings: {
      authSecret: options.authSecret ?? AUTH_SECRET,
      authAttemptsPerMinute: options.attemptsPerMinute ?? 1_000,
      signups: options.signups ?? 'open',
      signupsPerHour: options.signupsPerHour ?? 100_000,
      trustedProxies: options.trustedProxies ?? [],
      languageModel: options.languageModel ?? null,
      mail: options.mail ?? null,
    },
    database,
    log: options.log ?? createLog('silent'),
    now: () => new Date(Date.now() + skipped),
    // Little search effort is enough here; the quality of plans is tested with the planner.
    searchEffort: options.searchEffort ?? { starts: 1, steps: 4_000 },
    narrationDeadlineMs: options.narrationDeadlineMs,
    poolPatience: options.poolPatience,
    // No test reaches the web.
    webRules: options.webRules ?? { ...PUBLIC_WEB, resolve: () => Promise.resolve([]) },
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

let shared: Promise<Api> | undefined;

/**
 * The server with the whole catalogue that this worker's tests share, since starting one and planning the first week on it
 * takes longer than many files of tests do. For tests that look only at cooks of their own, and change neither the
 * catalogue, the clock nor the database. The worker's end ends it.
 */
export const sharedApi = (): Promise<Api> => (shared ??= startApi());

async function send(origin: string, method: string, path: string, request: Request): Promise<Answer> {
  const isForm = request.body instanceof FormData;
  const hasBody = request.body !== undefined || request.raw !== undefined;
  const response = await fetch(`${origin}${BASE_PATH}${path}`, {
    method,
    headers: { ...(hasBody && !isForm && { 'content-type': 'application/json' }), ...request.headers },
    ...(hasBody && {
      body: isForm ? (request.body as FormData) : (request.raw ?? JSON.stringify(request.body)),
    }),
  });
  const text = await response.text();
  const { status, headers } = response;
  const answer = { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  expectAgreement(method, path, answer);
  return answer;
}

/** Polls until a condition holds; fails after half a minute. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('This did not happen within half a minute');
    await setTimeout(20);
  }
}
