import loadHighs, { type Highs, type InterruptCallbackEvent } from 'highs';
import {
  Scale,
  type Found,
  type Problem,
  type Solved,
  type Solver,
  type SolverLimits,
} from '@larder/domain/planner';
import { writeMilp } from './milp.ts';

/** Loads HiGHS, which takes a tenth of a second. */
export async function loadSolver(): Promise<Solver> {
  const highs = await loadHighs();
  return (problem, start, limits) => solve(highs, problem, start, limits);
}

function solve(highs: Highs, problem: Problem, start: Found, limits: SolverLimits): Solved {
  const { nodes, seconds, isGivenUp } = limits;
  const { data, evenings } = writeMilp(problem);
  const model = highs.createModel({ ...data, sense: highs.constants.objectiveSense.maximize });
  try {
    model.options.set({
      output_flag: false,
      mip_max_nodes: nodes,
      time_limit: Math.max(0.01, seconds()),
      mip_rel_gap: 1e-4,
      random_seed: 1,
    });
    const meals = problem.choices.flatMap((_choice, r) =>
      problem.days.map((_day, k) => (start.week[k] === r ? 1 : 0)),
    );
    model.setSolution({ indices: meals.map((_meal, column) => column), values: meals });
    const { callbackType, modelStatus } = highs.constants;
    model.run({
      [callbackType.mipInterrupt]: (event: InterruptCallbackEvent) => {
        if (isGivenUp?.()) event.interrupt();
      },
    });
    const status = model.getModelStatus();
    if (status === modelStatus.interrupted) return { ...start, end: 'given up' };
    const end =
      status === modelStatus.optimal ? 'best' : status === modelStatus.timeLimit ? 'clock' : 'nodes';
    const { colValue } = model.getSolution();
    const week = problem.days.map((_day, k) =>
      problem.choices.findIndex((_choice, r) => colValue[r * evenings + k]! > 0.5),
    );
    if (week.includes(-1)) return { ...start, end };
    const points = new Scale(problem).weigh(week);
    return points > start.points ? { week, points, end } : { ...start, end };
  } finally {
    model.dispose();
  }
}
