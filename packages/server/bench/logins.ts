/**
 * Times failed logins over HTTP: `tsx bench/logins.ts`. Existing and unknown usernames alternate, so that
 * other load affects both alike. Timing must not reveal which usernames exist.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { hashPassword, isPasswordRight } from '../src/accounts/auth/passwords.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { seedCatalogue } from '../src/recipes/catalogue/seed.ts';
import { createLog } from '../src/platform/log/log.ts';
import { holdTo } from './goals.ts';

const ROUNDS = 300;
const WARM_UP = 30;
/** The allowed difference between the two medians. */
const GOAL = 0.05;

const folder = await mkdtemp(join(tmpdir(), 'larder logins '));
await chmod(folder, 0o755);
const log = createLog('error');
const database = await openDatabase({ dataDir: folder, databaseUrl: null }, log);
try {
  await seedCatalogue(database.db, () => undefined);
  const settings = {
    authSecret: 'a secret for measuring alone',
    authAttemptsPerMinute: 1_000_000,
    signups: 'open' as const,
    signupsPerHour: 1_000_000,
    trustedProxies: [],
    languageModel: null,
    mail: null,
  };
  const app = await buildApp({ settings, database, log });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, username: string, password: string): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    await answer.text();
    return performance.now() - start;
  };
  await ask('signup', 'somebody', 'correct horse');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const known = await ask('login', 'somebody', 'wrong horse');
    const unknown = await ask('login', 'nobody_here', 'wrong horse');
    if (round < 0) continue;
    times.known.push(known);
    times.unknown.push(unknown);
  }
  await app.close();

  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(known / unknown - 1);
  console.log(`refused logins, ${ROUNDS} of each in turns, median in milliseconds over HTTP:`);
  console.log(
    `  a known name ${known.toFixed(2)}   an unknown one ${unknown.toFixed(2)}   apart ${percent(apart)}`,
  );
  console.log(`  one hash ${(await timeHash()).toFixed(1)}`);
  holdTo({ [`at most ${percent(GOAL)} apart`]: apart <= GOAL });
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function timeHash(): Promise<number> {
  const hash = await hashPassword('correct horse');
  const times: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const start = performance.now();
    await isPasswordRight(hash, 'wrong horse');
    times.push(performance.now() - start);
  }
  return median(times);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
