/**
 * Holds the planner against simpler ways to fill a week, over made-up households: `tsx bench/planner.ts`. The best
 * weeks that are known stand in planner/best-known.json; `--write-best` looks for them anew, which takes minutes.
 */
import { CATALOGUE } from '@larder/catalogue';
import type { CatalogueSnapshot } from '../src/catalogue/snapshot.ts';
import { mealsWanted, spreadOverWeek } from '../src/planner/days.ts';
import { isAllowed, limitsOf } from '../src/planner/limits.ts';
import { greedyWeek } from '../src/planner/local-search.ts';
import type { Candidate } from '../src/planner/model.ts';
import { place } from '../src/planner/plan.ts';
import { compile, type Problem } from '../src/planner/problem.ts';
import { loadSolver } from '../src/planner/solver.ts';
import { usableItems } from '../src/planner/shelf.ts';
import { Scale } from '../src/planner/weigh.ts';
import { makePlannerThread } from '../src/services/planner-thread.ts';
import { randomWeek, topByMatch } from './planner/baselines.ts';
import { lookAround, lookLong, readBestKnown, writeBestKnown } from './planner/best-known.ts';
import { candidatesOf } from './planner/candidates.ts';
import { add, figuresOf, NOTHING, type Figures } from './planner/figures.ts';
import { households, type Household } from './planner/households.ts';
import { syntheticCatalogue } from './synthetic.ts';

const HOUSEHOLDS = 24;
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
  await compare();
  const { times } = await planAll(candidatesOf(syntheticCatalogue(MANY)), households(HOUSEHOLDS_OF_MANY));
  console.log(
    `${MANY} recipes: a plan takes ${spread(times.slice(1))}; the first, with its recipes, ${ms(times[0]!)}`,
  );
}

async function compare(): Promise<void> {
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
    const percent = (100 * gap) / Math.abs(best);
    const ofTheWay = (100 * gap) / (best - results.get('random')!.points);
    worst = Math.max(worst, percent);
    if (gap < 0.05) atBest += 1;
    for (const [way, { points, figures }] of results) {
      const sum = totals.get(way) ?? { points: 0, figures: NOTHING };
      totals.set(way, { points: sum.points + points, figures: add(sum.figures, figures) });
    }
    const items = (way: Way) => results.get(way)!.figures.items.toFixed(0).padStart(7);
    console.log(
      `${household.name.padEnd(16)} ${String(problem.choices.length).padStart(7)} ${String(problem.days.length).padStart(5)} ${best.toFixed(1).padStart(7)} ${plans[index]!.worth.toFixed(1).padStart(7)} ${gap.toFixed(1).padStart(6)} ${percent.toFixed(2).padStart(7)} ${ofTheWay.toFixed(2).padStart(10)}  |   ${items('top by match')} ${items('top dinners by match')} ${items('greedy')} ${items('planner')}`,
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
  const fewer = (way: Way) => `${(100 * (1 - items('planner') / items(way))).toFixed(0)} %`;
  console.log(
    `\nItems to buy: ${fewer('top dinners by match')} fewer than the top dinners by match, ${fewer('top by match')} fewer than the top of all courses.`,
  );
  console.log(
    `${CATALOGUE.recipes.length} recipes: a plan takes ${spread(times.slice(1))}; the first, with its recipes, ${ms(times[0]!)}`,
  );
}

/** Every way but the planner's. */
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

/** The plans of the server's own thread, one after the other, and how long each took. */
async function planAll(recipes: readonly Candidate[], homes: readonly Household[]) {
  const planner = makePlannerThread(async function* () {
    for (let from = 0; from < recipes.length; from += 500) yield recipes.slice(from, from + 500);
  });
  const plans = [];
  const times: number[] = [];
  // Of a catalogue the thread only looks at the version.
  const snapshot = { version: `${recipes.length}` } as CatalogueSnapshot;
  for (const { pantry, wishes } of homes) {
    const start = performance.now();
    plans.push(await planner.plan(snapshot, { pantry, wishes }));
    times.push(performance.now() - start);
  }
  await planner.close();
  return { plans, times };
}

function problemOf(recipes: readonly Candidate[], { pantry, wishes }: Household): Problem {
  const limits = limitsOf(wishes);
  const possible = recipes.filter((recipe) => isAllowed(recipe, limits));
  const meals = Math.min(mealsWanted(wishes.preferences.meal_prep_frequency), possible.length);
  return compile(possible, pantry, spreadOverWeek(meals), wishes);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => ms(sorted[Math.ceil(share * sorted.length) - 1]!);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
