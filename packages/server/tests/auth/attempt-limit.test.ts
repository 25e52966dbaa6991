import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import { makeAccountLimit } from '../../src/platform/attempts/account-limit.ts';
import { makeAttemptLimit, type AttemptLimit } from '../../src/platform/attempts/attempt-limit.ts';
import {
  ofAddress,
  ofDevice,
  ofName,
  ofUser,
  signUpsFrom,
  type Bucket,
} from '../../src/platform/attempts/buckets.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { createTestDatabase } from '../support/database.ts';
import { keptLog } from '../support/logs.ts';

const START = Date.parse('2030-05-06T12:00:00Z');
const MOST = 3;
const SIGN_UPS = 5;
/** More than the database has connections; few enough for none of them to wait too long for one. */
const AT_ONCE = 40;
const kept = keptLog();

let database: Database;
let time: number;
let limit: AttemptLimit;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from auth_attempts');
  time = START;
  const limits = { failuresPerMinute: MOST, signUpsPerHour: SIGN_UPS };
  limit = makeAttemptLimit(database.db, limits, () => new Date(time), kept.log);
});
afterAll(() => database.close());

const bucketsOf = (address: string, name: string | null): Bucket[] => [
  ofAddress(address),
  ...(name === null ? [] : [ofName(name)]),
];

async function fail(address: string, name: string | null = null): Promise<void> {
  (await limit.begin(address, bucketsOf(address, name))).failed('wrong password');
}

/** The answer to the next attempt: null if allowed. */
async function refusal(address: string, name: string | null = null) {
  const refused: unknown = await limit.begin(address, bucketsOf(address, name)).then(
    (attempt) => attempt.succeeded().then(() => null),
    (error: unknown) => error,
  );
  return refused;
}

const tooMany = (seconds: number) => ({
  status: 429,
  message: 'Too many attempts. Please wait a minute.',
  headers: { 'retry-after': String(seconds) },
});

describe('by address', () => {
  test('allows a number of failures, and then waits', async () => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(60));
  });

  test.each([
    { passed: 1, seconds: 60 },
    { passed: 1_000, seconds: 59 },
    { passed: 10_001, seconds: 50 },
    { passed: 59_999, seconds: 1 },
  ])('after $passed ms the wait is $seconds s', async ({ passed, seconds }) => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    time += passed;
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(seconds));
  });

  test('starts again after sixty seconds', async () => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    time += 60_000;
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(60));
  });

  test('does not count successes', async () => {
    for (let attempt = 0; attempt < MOST + 1; attempt += 1) {
      await (await limit.begin('192.0.2.1', [ofAddress('192.0.2.1')])).succeeded();
    }
    expect(await refusal('192.0.2.1')).toBeNull();
  });

  test('lets no more simultaneous attempts through than may fail, and does not count rejected ones', async () => {
    const begun = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, nth) =>
        limit.begin('192.0.2.1', bucketsOf('192.0.2.1', `cook ${nth}`)),
      ),
    );
    const attempts = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(attempts).toHaveLength(MOST);
    await Promise.all(attempts.map((attempt) => attempt.succeeded()));
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(60));
  });

  test('a success after its minute is not credited to the next one', async () => {
    const slow = await limit.begin('192.0.2.1', [ofAddress('192.0.2.1')]);
    time += 60_000;
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
    await slow.succeeded();
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(60));
  });
});

describe('by username', () => {
  test('allows a number of attempts, wherever they come from', async () => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail(`192.0.2.${attempt}`, 'ada');
    expect(await refusal('192.0.2.9', 'ada')).toMatchObject(tooMany(60));
    expect(await refusal('192.0.2.9', 'ben')).toBeNull();
  });

  test('success credits its own attempt only', async () => {
    await fail('192.0.2.1', 'ada');
    for (let attempt = 0; attempt < MOST + 1; attempt += 1) {
      await (await limit.begin('192.0.2.2', bucketsOf('192.0.2.2', 'ada'))).succeeded();
    }
    await fail('192.0.2.3', 'ada');
    await fail('192.0.2.4', 'ada');
    expect(await refusal('192.0.2.5', 'ada')).toMatchObject(tooMany(60));
  });

  test('does not store the username', async () => {
    await fail('192.0.2.1', 'a password in the wrong field');
    const { rows } = await database.pool.query('select key from auth_attempts order by key');
    expect(rows).toEqual([{ key: 'address 192.0.2.1' }, { key: expect.stringMatching(/^name [\w-]{43}$/) }]);
  });
});

test('a rejection by username does not count against the address', async () => {
  for (let attempt = 0; attempt < MOST; attempt += 1) await fail(`192.0.2.${attempt}`, 'ada');
  for (let attempt = 0; attempt < MOST + 1; attempt += 1) {
    expect(await refusal('192.0.2.9', 'ada')).toMatchObject(tooMany(60));
  }
  expect(await refusal('192.0.2.9', 'ben')).toBeNull();
});

test.each([
  { why: 'a known device', one: ofDevice('ada', 'phone'), other: ofDevice('ada', 'laptop') },
  { why: 'a known device of two cooks', one: ofDevice('ada', 'phone'), other: ofDevice('ben', 'phone') },
  { why: 'a cook who is signed in', one: ofUser('ada'), other: ofUser('ben') },
  { why: 'a cook and a name', one: ofUser('ada'), other: ofName('ada') },
])('$why has a limit of its own', async ({ one, other }) => {
  for (let attempt = 0; attempt < MOST; attempt += 1) await limit.begin('192.0.2.1', [one]);
  await expect(limit.begin('192.0.2.1', [one])).rejects.toMatchObject(tooMany(60));
  await (await limit.begin('192.0.2.1', [other])).succeeded();
});

test('sign-ups are limited by the hour, independent of other failures at the address', async () => {
  for (let attempt = 0; attempt < MOST; attempt += 1) await fail('192.0.2.1');
  const signUp = () => limit.begin('192.0.2.1', [signUpsFrom('192.0.2.1')]);
  for (let made = 0; made < SIGN_UPS; made += 1) await signUp();
  time += 20 * 60_000;
  await expect(signUp()).rejects.toMatchObject({
    status: 429,
    message: 'Too many new accounts from your network. Please try again later.',
    headers: { 'retry-after': '2400' },
  });
  time += 40 * 60_000;
  await signUp();
});

test('sign-ups are limited for each address', async () => {
  const signUp = (address: string) => limit.begin(address, [signUpsFrom(address)]);
  for (let made = 0; made < SIGN_UPS; made += 1) await signUp('192.0.2.1');
  await signUp('192.0.2.2');
  await expect(signUp('192.0.2.1')).rejects.toMatchObject({ status: 429 });
});

describe('in the log', () => {
  /** The last line. */
  const line = () => JSON.parse(kept.text().trimEnd().split('\n').at(-1)!);

  test('a failure has its address and reason', async () => {
    await fail('192.0.2.1');
    expect(line()).toMatchObject({
      level: 'warn',
      address: '192.0.2.1',
      reason: 'wrong password',
      message: 'Failed login from 192.0.2.1: wrong password',
    });
  });

  test.each([
    { bucket: ofAddress('192.0.2.1'), most: MOST, reason: 'too many attempts' },
    { bucket: signUpsFrom('192.0.2.1'), most: SIGN_UPS, reason: 'too many sign-ups' },
  ])('a refusal has its reason: $reason', async ({ bucket, most, reason }) => {
    for (let attempt = 0; attempt < most; attempt += 1) await limit.begin('192.0.2.1', [bucket]);
    await expect(limit.begin('192.0.2.1', [bucket])).rejects.toMatchObject({ status: 429 });
    expect(line()).toMatchObject({ address: '192.0.2.1', reason });
  });

  test('a success does not appear', async () => {
    const before = kept.text();
    await (await limit.begin('192.0.2.1', [ofAddress('192.0.2.1')])).succeeded();
    expect(kept.text()).toBe(before);
  });
});

describe('while the database is away', () => {
  let isAway: boolean;
  let cut: AttemptLimit;
  beforeEach(() => {
    isAway = true;
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (isAway && name === 'update') throw new Error('The database is away');
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const limits = { failuresPerMinute: MOST, signUpsPerHour: SIGN_UPS };
    cut = makeAttemptLimit(db, limits, () => new Date(time), kept.log);
  });
  const attempt = () => cut.begin('192.0.2.1', bucketsOf('192.0.2.1', 'ada'));
  const fault = () => Promise.reject(new Error('The database is away'));

  test('a success is one nevertheless, and counts', async () => {
    for (let nth = 0; nth < MOST; nth += 1) await (await attempt()).succeeded();
    expect(kept.text()).toContain('A successful attempt still counts towards the limit');
    expect(await refusal('192.0.2.1')).toMatchObject(tooMany(60));
  });

  test('it counts until the database is there: the next attempt finds it taken back, once', async () => {
    for (let nth = 0; nth < MOST; nth += 1) await (await attempt()).succeeded();
    isAway = false;
    for (let nth = 0; nth < MOST; nth += 1) (await attempt()).failed('wrong password');
    await expect(attempt()).rejects.toMatchObject(tooMany(60));
  });

  test('a fault of ours is no failure', async () => {
    for (let nth = 0; nth < MOST; nth += 1) {
      await expect((await attempt()).during(fault)).rejects.toThrow('The database is away');
    }
    isAway = false;
    expect(await (await attempt()).during(() => Promise.resolve('right'))).toBe('right');
  });

  test('a fault while it begins is none either', async () => {
    isAway = false;
    const insert = vi.spyOn(database.db, 'insert');
    onTestFinished(() => insert.mockRestore());
    for (let nth = 0; nth < MOST; nth += 1) {
      const first = database.db.insert.bind(database.db);
      insert.mockImplementationOnce(first).mockImplementationOnce(() => {
        throw new Error('The database is away');
      });
      await expect(attempt()).rejects.toThrow('The database is away');
    }
    expect(await refusal('192.0.2.1', 'ada')).toBeNull();
  });

  test('what is refused counts', async () => {
    isAway = false;
    const refused = () => Promise.reject(new Problem(401, 'Invalid credentials'));
    for (let nth = 0; nth < MOST; nth += 1) {
      await expect((await attempt()).during(refused)).rejects.toMatchObject({ status: 401 });
    }
    await expect(attempt()).rejects.toMatchObject(tooMany(60));
  });
});

test.each([
  { chance: 0.0099, age: 60 * 60_000 + 1, isKept: false },
  { chance: 0.0099, age: 60 * 60_000, isKept: true },
  { chance: 0.01, age: 60 * 60_000 + 1, isKept: true },
])(
  'in one of a hundred attempts, old windows are deleted: $chance, $age ms',
  async ({ chance, age, isKept }) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => random.mockRestore());
    await fail('192.0.2.1');
    time += age;
    random.mockReturnValue(chance);
    await fail('192.0.2.2');
    const { rows } = await database.pool.query(
      `select key from auth_attempts where key = 'address 192.0.2.1'`,
    );
    expect(rows).toHaveLength(isKept ? 1 : 0);
  },
);

describe('addresses of one customer', () => {
  test.each([
    { why: 'the last four groups differ', one: '2001:db8:1:2::1', other: '2001:db8:1:2:3:4:5:6' },
    { why: 'zeros are left out in the middle', one: '2001:db8::1', other: '2001:db8:0:0:1:2:3:4' },
    { why: 'zeros are left out near the end', one: '2001:db8:1:2:3:4:5::', other: '2001:db8:1:2::' },
    { why: 'zeros are left out in front', one: '::5', other: '0:0:0:0:1:2:3:4' },
    { why: 'one zero is left out', one: '2001::1:2:3:4:5:6', other: '2001:0:1:2::' },
    { why: 'one zero is left out in front', one: '::1:2:3:4:5:6:7', other: '0:1:2:3::' },
  ])('share a limit: $why', async ({ one, other }) => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail(one);
    expect(await refusal(other)).toMatchObject(tooMany(60));
  });

  test.each([
    { why: 'the fourth group differs', one: '2001:db8:1:2::1', other: '2001:db8:1:3::1' },
    { why: 'only the boundaries of groups differ', one: '2001:db8:1:23::1', other: '2001:db8:12:3::1' },
    { why: 'the first group differs', one: '2001:db8:1:2::1', other: '2002:db8:1:2::1' },
    { why: 'zeros end elsewhere', one: '2001:db8::1', other: '2001:db8:0:1::1' },
    { why: 'one zero is left out', one: '2001::1:2:3:4:5:6', other: '2001::1:9:3:4:5:6' },
    { why: 'IPv4', one: '192.0.2.1', other: '192.0.2.2' },
    { why: 'IPv4 in IPv6 notation', one: '::ffff:192.0.2.1', other: '::ffff:192.0.2.2' },
    { why: 'no address', one: '', other: '192.0.2.1' },
  ])('addresses of two do not: $why', async ({ one, other }) => {
    for (let attempt = 0; attempt < MOST; attempt += 1) await fail(one);
    expect(await refusal(other)).toBeNull();
    expect(await refusal(one)).toMatchObject(tooMany(60));
  });
});

describe('what one account does', () => {
  const RULE = { name: 'cakes', most: MOST, windowMs: 600_000, refusal: 'That was a lot of cake.' };
  const ADA = '0193a000-0000-7000-8000-000000000001';
  const BOB = '0193a000-0000-7000-8000-000000000002';
  const bake = (userId: string, rule = RULE) =>
    makeAccountLimit(
      database.db,
      rule,
      () => new Date(time),
    )(userId).then(
      () => null,
      (error: unknown) => error,
    );
  const refused = (seconds: number) => ({
    status: 429,
    message: 'That was a lot of cake.',
    headers: { 'retry-after': String(seconds) },
  });

  test('is limited, for that account and that alone, until the time is over', async () => {
    for (let times = 0; times < MOST; times += 1) expect(await bake(ADA)).toBeNull();
    time += 1_500;
    expect(await bake(ADA)).toBeInstanceOf(Problem);
    expect(await bake(ADA)).toMatchObject(refused(599));
    expect(await bake(BOB)).toBeNull();
    expect(await bake(ADA, { ...RULE, name: 'pies' })).toBeNull();
    time = START + RULE.windowMs - 1;
    expect(await bake(ADA)).toMatchObject(refused(1));
    time += 1;
    expect(await bake(ADA)).toBeNull();
  });

  test('is not done more often than it may be when it is asked for at once', async () => {
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => bake(ADA)));
    expect(all.filter((one) => one === null)).toHaveLength(MOST);
  });

  test('is counted without saying whose it is', async () => {
    await bake(ADA);
    const { rows } = await database.pool.query<{ key: string }>('select key from auth_attempts');
    expect(rows).toEqual([{ key: expect.stringMatching(/^cakes [\w-]{43}$/) as string }]);
    expect(rows[0]?.key).not.toContain(ADA);
  });
});
