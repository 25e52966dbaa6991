import { describe, expect, test } from 'vitest';
import { accountHandlers } from '../../src/accounts/account.handlers.ts';
import { authHandlers } from '../../src/accounts/auth.handlers.ts';
import type { Handlers } from '../../src/platform/http/handlers.ts';
import { ADA } from '../support/bare-routes.ts';

const TOKENS = { access_token: 'access', refresh_token: 'refresh' };
const CALLER = { ...ADA, address: '192.0.2.1' };
const SIGNED_IN = { tokens: TOKENS, deviceCookie: 'device=1' };

/** Services of which each method returns what stands here, and notes what it was given. */
function noting<Service extends object>(answers: Record<string, unknown>, given: unknown[]): Service {
  const methods = Object.entries(answers).map(([name, answer]) => [
    name,
    (...args: unknown[]) => {
      given.push([name, ...args]);
      return answer;
    },
  ]);
  return Object.fromEntries(methods) as Service;
}

type Answer = { status: number; headers?: object; body?: { data: object } | { json: object } };
const asking = async (handler: unknown, call: object): Promise<Answer> =>
  await (handler as (call: object) => Promise<Answer>)({ caller: CALLER, params: {}, headers: {}, ...call });

function handlersOn(given: unknown[]): Partial<Handlers> {
  const auth = authHandlers(
    noting({ logIn: SIGNED_IN, signUp: SIGNED_IN, signups: 'invite' }, given),
    noting({ refresh: TOKENS, end: undefined }, given),
    noting({ recover: SIGNED_IN }, given),
    noting({ canMail: true, mailLink: undefined, recover: SIGNED_IN, confirm: undefined }, given),
  );
  const made = new Date('2030-05-06T12:00:00Z');
  const sessions = [ADA.sessionId, 'other'].map((id) => ({
    id,
    device: 'Firefox',
    createdAt: made,
    lastUsedAt: made,
  }));
  const account = accountHandlers(
    noting(
      { changePassword: SIGNED_IN, remove: undefined, sessions, endSession: undefined, renewCode: 'CODE' },
      given,
    ),
    noting({ means: { code: null } }, given),
    noting({ setEmail: undefined }, given),
    noting({ everything: EXPORTED }, given),
  );
  return { ...auth, ...account } as Partial<Handlers>;
}

const EXPORTED = { json: { data: { exported_at: '2030-05-06T12:00:00.000Z' } } };
const credentials = { username: 'ada', password: 'secret' };
const signedIn = { headers: { 'Set-Cookie': 'device=1' }, body: { data: TOKENS } };
const at = '2030-05-06T12:00:00.000Z';
const told = { device: 'Firefox', logged_in_at: at, last_used_at: at };

describe('each operation on accounts is passed on, and answered', () => {
  test.each<[keyof Handlers, object, unknown[], Answer]>([
    ['login', { body: credentials }, ['logIn', CALLER, credentials], { status: 200, ...signedIn }],
    ['signup', { body: credentials }, ['signUp', CALLER, credentials], { status: 201, ...signedIn }],
    ['getSignups', {}, ['signups'], { status: 200, body: { data: { signups: 'invite' } } }],
    [
      'recoverAccount',
      { body: { username: 'ada', recovery_code: 'CODE', new_password: 'next' } },
      ['recover', CALLER, { username: 'ada', code: 'CODE', password: 'next' }],
      { status: 200, ...signedIn },
    ],
    ['getMailRecovery', {}, ['canMail'], { status: 200, body: { data: { mail: true } } }],
    ['mailRecoveryLink', { body: { username: 'ada' } }, ['mailLink', CALLER, 'ada'], { status: 204 }],
    [
      'recoverByLink',
      { body: { token: 'link', new_password: 'next' } },
      ['recover', CALLER, 'link', 'next'],
      { status: 200, ...signedIn },
    ],
    ['confirmEmail', { body: { token: 'link' } }, ['confirm', CALLER, 'link'], { status: 204 }],
    ['refresh', { body: TOKENS }, ['refresh', 'refresh'], { status: 200, body: { data: TOKENS } }],
    ['logout', { body: TOKENS }, ['end', 'refresh'], { status: 204 }],
    [
      'changePassword',
      { body: { current_password: 'secret', new_password: 'next' } },
      ['changePassword', CALLER, { present: 'secret', next: 'next' }],
      { status: 204, headers: { 'Set-Cookie': 'device=1' } },
    ],
    ['deleteAccount', { body: credentials }, ['remove', CALLER, 'secret'], { status: 204 }],
    [
      'getSessions',
      {},
      ['sessions', CALLER],
      {
        status: 200,
        body: {
          data: {
            sessions: [
              { ...told, id: ADA.sessionId, this_device: true },
              { ...told, id: 'other', this_device: false },
            ],
          },
        },
      },
    ],
    ['endSession', { params: { id: 'other' } }, ['endSession', CALLER, 'other'], { status: 204 }],
    ['getRecovery', {}, ['means', CALLER], { status: 200, body: { data: { code: null } } }],
    [
      'renewRecoveryCode',
      { body: credentials },
      ['renewCode', CALLER, 'secret'],
      { status: 201, body: { data: { recovery_code: 'CODE' } } },
    ],
    [
      'setEmail',
      { body: { email: 'ada@example.com', password: 'secret' } },
      ['setEmail', CALLER, 'ada@example.com', 'secret'],
      { status: 204 },
    ],
    [
      'exportAccount',
      {},
      ['everything', CALLER],
      {
        status: 200,
        headers: { 'Content-Disposition': 'attachment; filename="larder-2030-05-06.json"' },
        body: EXPORTED,
      },
    ],
  ])('%s', async (operation, call, passedOn, answer) => {
    const given: unknown[] = [];
    expect(await asking(handlersOn(given)[operation], call)).toEqual(answer);
    expect(given).toEqual([passedOn]);
  });
});
