/**
 * Compares the planner with simpler ways to fill a week, over generated households: `tsx bench/planner.ts`.
 * The best known weeks are in planner/best-known.json; `--write-best` searches for them again, which takes
 * minutes.
 */
import { CATALOGUE } from '@larder/catalogue';
import { usableItems } from '@larder/domain';
import { greedyWeek, place, Scale, type Candidate, type Problem } from '@larder/domain/planner';
import type { CatalogueSnapshot } from '../src/recipes/catalogue/snapshot.ts';
import { loadSolver } from '../src/plan/solver/solver.ts';
import { makePlannerThread } from '../src/plan/planner-thread.ts';
import { holdTo } from './goals.ts';
import { randomWeek, topByMatch } from './planner/baselines.ts';
import { lookAround, lookLong, readBestKnown, writeBestKnown } from './planner/best-known.ts';
import { candidatesOf } from './planner/candidates.ts';
import { add, figuresOf, NOTHING, type Figures } from './planner/figures.ts';
import { problemOf } from './planner/household-problem.ts';
import { households, type Household } from './planner/households.ts';
import { fewerToBuy } from './planner/shopping-lists.ts';
import { syntheticCatalogue } from './synthetic.ts';

const HOUSEHOLDS = 24;
/** The weights were tuned on the first households, and are evaluated on as many others. */
const CHOSEN_ON = 48;
const MANY = 10_000;
const HOUSEHOLDS_OF_MANY = 14;
const RANDOM_WEEKS = 30;

const WAYS = ['random', 'top by match', 'top dinners by match', 'greedy', 'planner'] as const;
type Way = (typeof WAYS)[number];
interface Result {
  readonly points: number;
  readonly figures: Figures;
}

const everybody = households(HOUSEHOLDS);
const candidates = candidatesOf(CATALOGUE);
if (process.argv.includes('--write-best')) {
  const solve = await loadSolver();
  const weeks = Object.fromEntries(
    everybody.map((household) => {
      const best = lookLong(problemOf(candidates, household), solve);
      console.log(`${household.name}: ${best.points.toFixed(1)}${best.isProven ? ', proven' : ''}`);
      return [household.name, best];
    }),
  );
  writeBestKnown(weeks);
} else {
  const { worst, times } = await compare();
  const seen = fewerToBuy(candidates, households(CHOSEN_ON));
  const unseen = fewerToBuy(candidates, households(2 * CHOSEN_ON).slice(CHOSEN_ON));
  console.log(
    `By local search alone, against the top dinners: ${percent(seen)} fewer items on the ${CHOSEN_ON} households that the weights were chosen on, ${percent(unseen)} on ${CHOSEN_ON} others.`,
  );
  const many = await planAll(candidatesOf(syntheticCatalogue(MANY)), households(HOUSEHOLDS_OF_MANY));
  sayTimes(CATALOGUE.recipes.length, times);
  sayTimes(MANY, many.times);
  holdTo({
    'within 1 % of the best known': worst <= 1,
    '30 % fewer items than the top dinners': unseen >= 0.3,
    [`p95 under 3.5 s with ${CATALOGUE.recipes.length} recipes`]: at(0.95, times.slice(1)) < 3500,
    [`p95 under 5 s with ${MANY} recipes`]: at(0.95, many.times.slice(1)) < 5000,
  });
}

/** How far the worst plan is below the best known, in percent, and how long each took, in milliseconds. */
async function compare(): Promise<{ worst: number; times: number[] }> {
  const known = readBestKnown();
  if (!known)
    console.log(
      'The best known weeks are of another catalogue or other weights: a shorter look takes their place.',
    );
  const { plans, times } = await planAll(candidates, everybody);
  const totals = new Map<Way, { points: number; figures: Figures }>();
  let worst = 0;
  let atBest = 0;
  console.log(
    'household        recipes meals   best  planner   gap   gap %  of the way |  items: top  dinners greedy planner',
  );
  for (const [index, household] of everybody.entries()) {
    const problem = problemOf(candidates, household);
    const results = resultsOf(problem, household);
    results.set('planner', {
      points: plans[index]!.worth,
      figures: figuresOf(plans[index]!.meals, household),
    });
    const best = Math.max(known?.[household.name]?.points ?? lookAround(problem), plans[index]!.worth);
    const gap = best - plans[index]!.worth;
    const below = (100 * gap) / Math.abs(best);
    const ofTheWay = (100 * gap) / (best - results.get('random')!.points);
    worst = Math.max(worst, below);
    if (gap < 0.05) atBest += 1;
    for (const [way, { points, figures }] of results) {
      const sum = totals.get(way) ?? { points: 0, figures: NOTHING };
      totals.set(way, { points: sum.points + points, figures: add(sum.figures, figures) });
    }
    const items = (way: Way) => results.get(way)!.figures.items.toFixed(0).padStart(7);
    console.log(
      `${household.name.padEnd(16)} ${String(problem.choices.length).padStart(7)} ${String(problem.days.length).padStart(5)} ${best.toFixed(1).padStart(7)} ${plans[index]!.worth.toFixed(1).padStart(7)} ${gap.toFixed(1).padStart(6)} ${below.toFixed(2).padStart(7)} ${ofTheWay.toFixed(2).padStart(10)}  |   ${items('top by match')} ${items('top dinners by match')} ${items('greedy')} ${items('planner')}`,
    );
  }
  console.log(
    `\nThe planner is at the best known in ${atBest} of ${everybody.length}; at worst it is ${worst.toFixed(2)} % below.\n`,
  );
  console.log('way                    points   pantry used  expiring saved  items  to buy');
  for (const [way, { points, figures }] of totals) {
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;
    console.log(
      `${way.padEnd(21)} ${(points / everybody.length).toFixed(1).padStart(7)} ${share(figures.used, figures.usable).padStart(12)} ${share(figures.saved, figures.expiring).padStart(15)} ${figures.items.toFixed(0).padStart(6)} ${`$${figures.dollars.toFixed(0)}`.padStart(7)}`,
    );
  }
  const items = (way: Way) => totals.get(way)!.figures.items;
  const fewer = (way: Way) => percent(1 - items('planner') / items(way));
  console.log(
    `\nItems to buy: ${fewer('top dinners by match')} fewer than the top dinners by match, ${fewer('top by match')} fewer than the top of all courses.`,
  );
  return { worst, times };
}

/** Every method except the planner. */
function resultsOf(problem: Problem, household: Household): Map<Way, Result> {
  const scale = new Scale(problem);
  const { pantry, wishes } = household;
  const resultOf = (week: readonly number[]): Result => {
    const points = scale.weigh(week);
    const stock = usableItems(pantry, wishes.today);
    return { points, figures: figuresOf(place(problem, { week, points }, stock, wishes.today), household) };
  };
  const random = Array.from({ length: RANDOM_WEEKS }, (_, seed) => resultOf(randomWeek(problem, seed)));
  return new Map<Way, Result>([
    [
      'random',
      {
        points: random.reduce((sum, { points }) => sum + points / RANDOM_WEEKS, 0),
        figures: random.reduce((sum, { figures }) => add(sum, figures, 1 / RANDOM_WEEKS), NOTHING),
      },
    ],
    ['top by match', resultOf(topByMatch(problem, false))],
    ['top dinners by match', resultOf(topByMatch(problem, true))],
    ['greedy', resultOf(greedyWeek(problem))],
  ]);
}

/** Plans made by the server's own worker in sequence, and how long each took. */
async function planAll(recipes: readonly Candidate[], homes: readonly Household[]) {
  const planner = makePlannerThread(async function* () {
    for (let from = 0; from < recipes.length; from += 500) yield recipes.slice(from, from + 500);
  });
  const plans = [];
  const times: number[] = [];
  // The worker only looks at a catalogue's version.
  const snapshot = { version: `${recipes.length}` } as CatalogueSnapshot;
  for (const { pantry, wishes } of homes) {
    const start = performance.now();
    plans.push(await planner.plan({ userId: 'bench' }, snapshot, { pantry, wishes }));
    times.push(performance.now() - start);
  }
  await planner.close();
  return { plans, times };
}

function sayTimes(recipes: number, times: readonly number[]): void {
  const rest = times.slice(1);
  console.log(
    `${recipes} recipes: a plan takes median ${ms(at(0.5, rest))}, p95 ${ms(at(0.95, rest))}, most ${ms(at(1, rest))}; the first, with its recipes, ${ms(times[0]!)}`,
  );
}

/** A percentile. */
function at(share: number, figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(share * figures.length) - 1]!;
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
