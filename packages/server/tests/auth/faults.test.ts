import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import {
  accountServices,
  HOME,
  newCook,
  NEXT,
  outcome,
  PASSWORD,
  tokenIn,
  type AccountServices,
} from '../support/account-services.ts';
import { createTestDatabase } from '../support/database.ts';

const NOW = new Date('2030-05-06T12:00:00Z');
const AWAY = new Error('timeout exceeded when trying to connect');

let database: Database;
let isAway: boolean;
/** Those that allow one failure, and whose transactions fail while the database is away. */
let services: AccountServices;
/** Those that prepare, and are never away. */
let others: AccountServices;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from auth_attempts');
  isAway = true;
  const db = new Proxy(database.db, {
    get: (target, name, receiver) =>
      isAway && name === 'transaction'
        ? () => Promise.reject(AWAY)
        : (Reflect.get(target, name, receiver) as unknown),
  });
  others = accountServices(database, () => NOW);
  services = accountServices({ db }, () => NOW, { attemptsPerMinute: 1, signUpsPerHour: 1 });
});
afterAll(() => database.close());

type Cook = Awaited<ReturnType<typeof newCook>>;
const mailed = async ({ caller }: Cook) => {
  await others.mail.setEmail(caller, 'cook@example.com', PASSWORD);
  return tokenIn((await others.mails())[0]!);
};
const mailedToRecover = async (cook: Cook) => {
  await others.mail.confirm(HOME, await mailed(cook));
  await others.mail.mailLink(HOME, cook.username);
  return tokenIn((await others.mails())[0]!);
};

const ASKED: { what: string; ask: (cook: Cook) => Promise<() => Promise<unknown>> }[] = [
  {
    what: 'a login',
    ask:
      async ({ username }) =>
      () =>
        services.accounts.logIn(HOME, { username, password: PASSWORD }),
  },
  {
    what: 'a sign-up',
    ask:
      async ({ username }) =>
      () =>
        services.accounts.signUp(HOME, { username: `${username}_too`, password: PASSWORD }),
  },
  {
    what: 'a recovery by code',
    ask:
      async ({ username, code }) =>
      () =>
        services.recovery.recover(HOME, { username, code, password: NEXT }),
  },
  {
    what: 'a recovery by mail',
    async ask(cook) {
      const token = await mailedToRecover(cook);
      return () => services.mail.recover(HOME, token, NEXT);
    },
  },
  {
    what: 'a confirmation',
    async ask(cook) {
      const token = await mailed(cook);
      return () => services.mail.confirm(HOME, token);
    },
  },
  {
    what: 'a mail to confirm',
    ask:
      async ({ caller }) =>
      () =>
        services.mail.setEmail(caller, 'cook@example.com', PASSWORD),
  },
];

test.each(ASKED)('$what that ends because the database is away is not a failed attempt', async ({ ask }) => {
  const again = await ask(await newCook(others));
  await database.pool.query('delete from auth_attempts');
  for (let nth = 0; nth < 2; nth += 1) await expect(again()).rejects.toBe(AWAY);
  isAway = false;
  expect(await outcome(again())).toBe('done');
});
