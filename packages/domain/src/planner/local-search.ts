import type { Problem } from './problem.ts';
import { randomNumbers } from './random.ts';
import { byWorth } from './shortlist.ts';
import { Scale } from './weigh.ts';

const NEARLY_NOTHING = 1e-9;
/** Points that a step may lose at the beginning and at the end; large losses are taken seldom. */
const [HOTTEST, COLDEST] = [80, 3];
/** The share of steps that swap two evenings; the others put another meal in an evening. */
const SWAPS = 0.2;

/** A week and what it is worth. */
export interface Found {
  readonly week: readonly number[];
  readonly points: number;
}

/** How long to search: so many times from the beginning, so many steps each. */
export interface Effort {
  readonly starts: number;
  readonly steps: number;
}

/** The week that takes for each evening in turn what is worth most after the evenings before. */
export function greedyWeek(problem: Problem, scale: Scale = new Scale(problem)): number[] {
  const week: number[] = [];
  for (let evening = 0; evening < problem.days.length; evening += 1) {
    let best = -1;
    let most = -Infinity;
    for (let choice = 0; choice < problem.choices.length; choice += 1) {
      if (week.includes(choice)) continue;
      const points = scale.weigh([...week, choice]);
      if (points > most + NEARLY_NOTHING) [best, most] = [choice, points];
    }
    week.push(best);
  }
  return week;
}

/**
 * Improves a greedy week by simulated annealing: small changes by chance, worse ones taken less and less. Chance is the
 * same for the same seed, and the effort is counted in steps, so the same problem gives the same week everywhere.
 */
export function searchLocally(problem: Problem, seed: number, { starts, steps }: Effort): Found {
  const scale = new Scale(problem);
  const start = greedyWeek(problem, scale);
  const likely = byWorth(problem);
  let best: Found = { week: start, points: scale.weigh(start) };
  for (let time = 0; time < starts; time += 1) {
    const found = anneal(scale, start, likely, randomNumbers(seed + time), steps);
    if (found.points > best.points + NEARLY_NOTHING) best = found;
  }
  return best;
}

function anneal(
  scale: Scale,
  start: readonly number[],
  likely: readonly number[],
  random: () => number,
  steps: number,
): Found {
  const week = [...start];
  let points = scale.weigh(week);
  let best: Found = { week: [...week], points };
  for (let step = 0; step < steps; step += 1) {
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const undo = random() < SWAPS ? swap(week, random) : replace(week, likely, random);
    if (!undo) continue;
    const now = scale.weigh(week);
    if (now < points && random() >= Math.exp((now - points) / heat)) {
      undo();
      continue;
    }
    points = now;
    if (points > best.points + NEARLY_NOTHING) best = { week: [...week], points };
  }
  return best;
}

/** Swaps two evenings by chance; answers how to take it back, or null when nothing changed. */
function swap(week: number[], random: () => number): (() => void) | null {
  const a = Math.floor(random() * week.length);
  const b = Math.floor(random() * week.length);
  if (a === b) return null;
  const turn = () => {
    [week[a], week[b]] = [week[b]!, week[a]!];
  };
  turn();
  return turn;
}

/** Puts another meal in an evening by chance, rather one that is worth much by itself. */
function replace(week: number[], likely: readonly number[], random: () => number): (() => void) | null {
  const choice = likely[Math.floor(random() ** 2 * likely.length)]!;
  const evening = Math.floor(random() * week.length);
  if (week.includes(choice)) return null;
  const was = week[evening]!;
  week[evening] = choice;
  return () => {
    week[evening] = was;
  };
}
