/**
 * Measures how long a cook waits for a plan, alone and next to another who keeps requesting three hundred
 * swaps at once: `tsx bench/fairness.ts`. Runs against the built server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startBenchServer } from './bench-server.ts';
import { holdTo } from './goals.ts';

const SWAPS = 300;
/** How much slower than alone the slowest of twenty plans may be. */
const MOST_TIMES = 2;
const COUNTRIES = ['india', 'mexico', 'italy', 'spain', 'korea', 'belgium'];
/** A different week each, so that none is answered from the last one. */
const WISHES = COUNTRIES.flatMap((one, nth) => [
  one,
  ...COUNTRIES.slice(nth + 1).map((other) => `${one},${other}`),
]).slice(0, 20);

interface Meal {
  readonly day: string;
}

interface Plan {
  readonly id: string;
  readonly meal_plan: readonly Meal[];
}

const server = await startBenchServer({ LOG_LEVEL: 'fatal' });
try {
  const { origin } = server;
  const patient = await signUp(origin, 'patient');
  const greedy = await signUp(origin, 'greedy');
  await patient.plan('india,italy');
  const week = await greedy.plan('mexico,spain');
  if (!week) throw new Error('No plan was made');
  const alone = await planAll(patient);
  const over = new AbortController();
  const answers = new Map<number, number>();
  const asking = askGreedily(greedy, week, answers, over.signal);
  const beside = await planAll(patient);
  over.abort();
  await asking;
  console.log(`a plan alone: median ${at(0.5, alone)} ms, p95 ${at(0.95, alone)} ms`);
  console.log(`beside ${SWAPS} swaps at once: median ${at(0.5, beside)} ms, p95 ${at(0.95, beside)} ms`);
  console.log(`the swaps were answered ${[...answers].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
  holdTo({
    [`p95 at most ${MOST_TIMES} times as long`]: at(0.95, beside) <= MOST_TIMES * at(0.95, alone),
  });
} finally {
  await server.stop();
}

async function signUp(origin: string, username: string) {
  const signedUp = await fetch(`${origin}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'correct horse' }),
  });
  const { data } = (await signedUp.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  return {
    async plan(countries: string): Promise<Plan | null> {
      const answer = await fetch(`${origin}/api/v1/meal-plans/generate?countries=${countries}`, {
        method: 'POST',
        headers,
      });
      const { data: plan } = (await answer.json()) as { data?: Plan };
      return plan ?? null;
    },
    swap: (plan: Plan, { day }: Meal) =>
      fetch(`${origin}/api/v1/meal-plans/current/meals/${day}/swap?plan_id=${plan.id}`, { headers }),
  };
}

type Cook = Awaited<ReturnType<typeof signUp>>;

async function planAll(cook: Cook): Promise<number[]> {
  const times: number[] = [];
  for (const wish of WISHES) {
    const start = performance.now();
    // A rejected client waits as long as it is told to.
    times.push((await cook.plan(wish)) ? performance.now() - start : Infinity);
  }
  return times;
}

/** Requests all swaps at once, and again as soon as allowed. */
async function askGreedily(
  cook: Cook,
  plan: Plan,
  answers: Map<number, number>,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const asked = Array.from({ length: SWAPS }, async (_, nth) => {
      const answer = await cook.swap(plan, plan.meal_plan[nth % plan.meal_plan.length]!);
      await answer.arrayBuffer();
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      return Number(answer.headers.get('retry-after') ?? 0);
    });
    const seconds = Math.max(...(await Promise.all(asked)));
    await wait(1000 * seconds);
  }
}

/** A percentile. */
function at(share: number, figures: readonly number[]): number {
  return Math.round(figures.toSorted((a, b) => a - b)[Math.ceil(share * figures.length) - 1]!);
}
