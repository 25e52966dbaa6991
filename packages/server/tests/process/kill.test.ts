import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usedDataFolder } from '../support/folders.ts';
import { call } from '../support/people.ts';
import { isRunning, postgresPid, startServer } from '../support/server-process.ts';

const isLong = process.env.LARDER_TESTS === 'long';
/** How often the server is killed; `npm run test:long` does it fifty times. */
const KILLS = isLong ? 50 : 3;
/** Milliseconds until it is ready again, where no other tests share the processors. */
const READY_WITHIN = 5_000;
const WRITERS = 8;
const COOK = { username: 'matilda', password: 'a long pass phrase' };

/** The names of the lists that somebody has. */
async function namesOf(address: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}/api/v1/lists`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`The lists are answered with ${response.status}`);
  const { lists } = (await response.json()) as { lists: { name: string }[] };
  return lists.map(({ name }) => name);
}

test(
  `of what was acknowledged nothing is lost in ${KILLS} kills, of the server alone and of PostgreSQL too`,
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const dataDir = await usedDataFolder();
    const settings = { DATA_DIR: dataDir, AUTH_ATTEMPTS_PER_MINUTE: '1000000' };
    const acknowledged = new Set<string>();
    const asked = new Set<string>();
    const startTimes: number[] = [];
    let server = startServer(settings);
    expect((await call(await server.ready(), 'POST', '/auth/signup', COOK)).status).toBe(201);

    for (let kill = 0; kill < KILLS; kill += 1) {
      const address = await server.ready();
      const token = (await call(address, 'POST', '/auth/login', COOK)).data['access_token'] ?? '';
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
      while (inRound.size < WRITERS + kill * 3) await wait(2);
      const postgres = postgresPid(dataDir);
      // Every other time PostgreSQL goes with it, as when the power fails.
      if (kill % 2 === 1) process.kill(postgres, 'SIGKILL');
      server.send('SIGKILL');
      await server.exit();
      await Promise.all(writers);
      for (const name of inRound) acknowledged.add(name);
      expect(isRunning(postgres)).toBe(kill % 2 === 0);

      const startedAt = performance.now();
      server = startServer(settings);
      const again = await server.ready();
      startTimes.push(performance.now() - startedAt);
      const next = (await call(again, 'POST', '/auth/login', COOK)).data['access_token'] ?? '';
      const names = await namesOf(again, next);
      expect(new Set(names).size, 'no list twice').toBe(names.length);
      expect(Array.from(acknowledged).filter((name) => !names.includes(name))).toEqual([]);
      expect(names.filter((name) => name !== 'Favorites' && !asked.has(name))).toEqual([]);
    }
    const slowest = Math.round(Math.max(...startTimes));
    console.info(
      `${acknowledged.size} writes in ${KILLS} kills, none lost; ready again in ${slowest} ms at most`,
    );
    if (!isLong) return;
    expect(slowest).toBeLessThan(READY_WITHIN);
  },
);
