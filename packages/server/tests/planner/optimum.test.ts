import { CATALOGUE } from '@larder/catalogue';
import {
  compile,
  faultsOf,
  greedyWeek,
  isAllowed,
  limitsOf,
  plan,
  Scale,
  searchLocally,
  type Problem,
  type Solver,
} from '@larder/domain/planner';
import loadHighs, { type Highs } from 'highs';
import { beforeAll, expect, test } from 'vitest';
import { candidatesOf } from '../../bench/planner/candidates.ts';
import { households } from '../../bench/planner/households.ts';
import { writeMilp } from '../../src/plan/solver/milp.ts';
import { loadSolver } from '../../src/plan/solver/solver.ts';

const EVENINGS = ['Monday', 'Wednesday', 'Saturday'] as const;
const RECIPES = 14;
const CANDIDATES = candidatesOf(CATALOGUE);
const FAR = { nodes: 10_000, seconds: () => 60 };

let highs: Highs;
let solve: Solver;
beforeAll(async () => {
  highs = await loadHighs();
  solve = await loadSolver();
});

/** Small enough to enumerate: 14 recipes of the catalogue on three evenings. */
const SMALL = households(14).map(({ name, pantry, wishes }, index) => {
  const limits = limitsOf(wishes);
  const possible = CANDIDATES.filter((recipe) => isAllowed(recipe, limits));
  const some = possible.filter((_recipe, place) => place % 7 === index % 7).slice(0, RECIPES);
  return { name, problem: compile(some, pantry, EVENINGS, wishes) };
});

function best(problem: Problem): number {
  const scale = new Scale(problem);
  let most = -Infinity;
  for (const a of problem.choices.keys())
    for (const b of problem.choices.keys())
      for (const c of problem.choices.keys())
        if (a !== b && b !== c && a !== c) most = Math.max(most, scale.weigh([a, b, c]));
  return most;
}

/** The model's upper bound: it may divide stock more cleverly than the shelf. */
function promised(problem: Problem): number {
  const { data } = writeMilp(problem);
  const model = highs.createModel({ ...data, sense: highs.constants.objectiveSense.maximize });
  try {
    model.options.set({ output_flag: false, mip_rel_gap: 1e-4 });
    model.run();
    return model.getObjectiveValue();
  } finally {
    model.dispose();
  }
}

test.each(SMALL)('household $name: the search finds the best of all weeks', ({ problem }) => {
  expect(searchLocally(problem, 1, { starts: 60, steps: 2_000 }).points).toBeCloseTo(best(problem), 6);
});

test.each(SMALL)(
  "household $name: the model's bound is no less than the best week's value",
  ({ problem }) => {
    expect(promised(problem)).toBeGreaterThan(best(problem) - 1.01);
  },
);

test('HiGHS alone finds the best of all weeks if stock cannot be divided more cleverly', () => {
  // If the model's bound exceeds every week by even a point, it has divided stock more cleverly than the
  // shelf.
  const plain = SMALL.filter(({ problem }) => promised(problem) < best(problem) + 0.5);
  expect(plain.length).toBeGreaterThanOrEqual(10);
  for (const { problem } of plain) {
    const week = greedyWeek(problem);
    const start = { week, points: new Scale(problem).weigh(week) };
    expect(solve(problem, start, FAR).points).toBeGreaterThan(best(problem) - 1.01);
  }
});

test('HiGHS never returns less than it was given, and reports a timeout', () => {
  const { problem } = SMALL[4]!;
  const start = searchLocally(problem, 1, { starts: 3, steps: 2_000 });
  expect(solve(problem, start, FAR)).toEqual({ ...start, end: 'best' });
  expect(solve(problem, start, { ...FAR, seconds: () => 0 })).toEqual({ ...start, end: 'clock' });
});

test("a result cut short is discarded: the plan is the search's", () => {
  const [, , household] = households(3);
  const { pantry, wishes } = household!;
  const effort = { starts: 1, steps: 500 };
  const alone = plan(CANDIDATES, pantry, wishes, { effort });
  const late: Solver = (problem, start) => ({
    week: problem.days.map((_day, evening) => evening),
    points: start.points + 1_000,
    end: 'clock',
  });
  expect(plan(CANDIDATES, pantry, wishes, { effort, finish: { solve: late, ...FAR } })).toEqual(alone);
});

test('an improvement by HiGHS is used, verified, and deterministic', () => {
  const [, , household] = households(3);
  const { pantry, wishes: wish } = household!;
  const wishes = { ...wish, preferences: { ...wish.preferences, meal_prep_frequency: 'weekly' as const } };
  const some = CANDIDATES.filter((_recipe, place) => place % 10 === 0);
  // From the worst week, so that there is something to improve.
  const worst: Solver = (problem, _start, limits) => {
    const week = problem.days.map((_day, evening) => problem.choices.length - 1 - evening);
    return solve(problem, { week, points: new Scale(problem).weigh(week) }, limits);
  };
  const effort = { starts: 0, steps: 0 };
  const greedy = plan(some, pantry, wishes, { effort });
  const better = plan(some, pantry, wishes, { effort, finish: { solve: worst, ...FAR } });
  expect(better.worth).toBeGreaterThanOrEqual(greedy.worth);
  expect(faultsOf(better, { candidates: some, pantry, wishes })).toEqual([]);
  expect(plan(some, pantry, wishes, { effort, finish: { solve: worst, ...FAR } })).toEqual(better);
});
