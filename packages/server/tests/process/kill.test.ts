import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usedDataFolder } from '../support/folders.ts';
import { isLong, repetitions } from '../support/forms.ts';
import { call } from '../support/people.ts';
import { isRunning, postgresPid, startServer } from '../support/server-process.ts';

/** How often the server is killed. */
const KILLS = repetitions(3);
/** The time limit for a restart in milliseconds, when no other tests share the CPU. */
const READY_WITHIN = 5_000;
const WRITERS = 8;
/** A cook can have 200 lists: each round has its own cook, who writes until this many are acknowledged. */
const cookOf = (round: number) => ({ username: `matilda_${round}`, password: 'a long pass phrase' });
const writesIn = (round: number) => Math.min(WRITERS + round * 3, 120);

/** The names of a cook's lists. */
async function namesOf(address: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}/api/v1/lists`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`The lists are answered with ${response.status}`);
  const { lists } = (await response.json()) as { lists: { name: string }[] };
  return lists.map(({ name }) => name);
}

test(
  `${KILLS} kills lose no acknowledged write, whether of the server alone or of PostgreSQL too`,
  { timeout: 240_000 + KILLS * 60_000 },
  async () => {
    const dataDir = await usedDataFolder();
    const settings = { DATA_DIR: dataDir, AUTH_ATTEMPTS_PER_MINUTE: '1000000', SIGNUPS_PER_HOUR: '1000000' };
    const acknowledged: ReadonlySet<string>[] = [];
    const asked = new Set<string>();
    const expectKept = async (address: string, round: number): Promise<void> => {
      const token = (await call(address, 'POST', '/auth/login', cookOf(round))).data['access_token'] ?? '';
      const names = await namesOf(address, token);
      expect(new Set(names).size, 'no duplicate list').toBe(names.length);
      expect(Array.from(acknowledged[round] ?? []).filter((name) => !names.includes(name))).toEqual([]);
      expect(names.filter((name) => name !== 'Favorites' && !asked.has(name))).toEqual([]);
    };
    const startTimes: number[] = [];
    let server = startServer(settings);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const address = await server.ready();
      const cook = await call(address, 'POST', '/auth/signup', cookOf(kill));
      expect(cook.status).toBe(201);
      const token = cook.data['access_token'] ?? '';
      const inRound = new Set<string>();
      const write = async (writer: number): Promise<void> => {
        for (let nth = 0; ; nth += 1) {
          const name = `${kill} ${writer} ${nth}`;
          asked.add(name);
          const answer = await call(address, 'POST', '/lists', { name }, token).catch(() => null);
          if (answer?.status !== 201) return;
          inRound.add(name);
        }
      };
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
      const ended = { all: false };
      const allEnded = Promise.all(writers).then(() => (ended.all = true));
      while (!ended.all && inRound.size < writesIn(kill)) await wait(2);
      expect(inRound.size, 'the server refuses to write').toBeGreaterThanOrEqual(writesIn(kill));
      const postgres = postgresPid(dataDir);
      // Every other time PostgreSQL is killed too, as in a power failure.
      if (kill % 2 === 1) process.kill(postgres, 'SIGKILL');
      server.send('SIGKILL');
      await server.exit();
      await allEnded;
      acknowledged.push(inRound);
      // A killed process is gone once its exit has been noticed.
      await expect.poll(() => isRunning(postgres)).toBe(kill % 2 === 0);

      const startedAt = performance.now();
      server = startServer(settings);
      const again = await server.ready();
      startTimes.push(performance.now() - startedAt);
      await expectKept(again, kill);
    }
    for (const round of acknowledged.keys()) await expectKept(await server.ready(), round);
    const slowest = Math.round(Math.max(...startTimes));
    console.info(
      `${acknowledged.reduce((sum, { size }) => sum + size, 0)} writes in ${KILLS} kills, none lost; ready again in ${slowest} ms at most`,
    );
    if (!isLong) return;
    expect(slowest).toBeLessThan(READY_WITHIN);
  },
);
