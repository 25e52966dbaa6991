import { fixedOn, isBarred, openChoices, openEvenings } from './chosen.ts';
import { GivenUp, type IsGivenUp } from './given-up.ts';
import type { Problem } from './problem.ts';
import { randomNumbers } from './random.ts';
import { byWorth } from './shortlist.ts';
import { NEARLY_NOTHING, Scale } from './weigh.ts';

/** The starting and final temperature, in worth: larger losses are rarely accepted. */
const [HOTTEST, COLDEST] = [36, 2.4];
/**
 * The share of its full cost that a broken rule has at the start, and the share of the steps after which it has all of it:
 * the way from one good week to another often leads through one that breaks a rule.
 */
const [LENIENT, STRICT_FROM] = [0.08, 0.7];
/**
 * The share of steps that swap two evenings, and that replace a meal and move the meals between: if two dishes may not be
 * next to each other, neither a swap nor a replacement alone may lead to the week in which they are not. The rest replace one meal.
 */
const [SWAPS, MOVES] = [0.2, 0.15];

/** A week and its value. */
export interface Found {
  readonly week: readonly number[];
  readonly worth: number;
}

/** How long to search: the number of starts, and steps per start. */
export interface Effort {
  readonly starts: number;
  readonly steps: number;
}

/** A greedy week: for each evening in turn, the best choice given the evenings before. */
export function greedyWeek(problem: Problem, scale: Scale = new Scale(problem)): number[] {
  const choices = openChoices(problem);
  const week: number[] = [];
  for (let evening = 0; evening < problem.days.length; evening += 1) {
    week.push(fixedOn(problem, evening) ?? bestNext(week, choices, scale));
  }
  return week;
}

/** The best choice for the next evening. */
function bestNext(week: readonly number[], choices: readonly number[], scale: Scale): number {
  let best = -1;
  let most = -Infinity;
  for (const choice of choices) {
    if (week.includes(choice)) continue;
    const worth = scale.weigh([...week, choice]);
    if (worth > most + NEARLY_NOTHING) [best, most] = [choice, worth];
  }
  return best;
}

/**
 * Improves a greedy week by simulated annealing. The random seed is fixed and the effort counted in steps, so
 * the same problem gives the same week on any machine. Throws {@link GivenUp} between two starts. It starts from
 * the week `from`, if given.
 */
export function searchLocally(
  problem: Problem,
  seed: number,
  { starts, steps }: Effort,
  isGivenUp: IsGivenUp = () => false,
  from?: readonly number[],
): Found {
  const scale = new Scale(problem);
  const start = from ?? greedyWeek(problem, scale);
  const inOrder = byWorth(problem);
  const likely = problem.days.map((_day, evening) =>
    inOrder.filter((choice) => !isBarred(problem, choice, evening)),
  );
  const open = openEvenings(problem);
  let best: Found = { week: start, worth: scale.weigh(start) };
  if (open.length === 0) return best;
  for (let time = 0; time < starts; time += 1) {
    if (isGivenUp()) throw new GivenUp();
    const found = anneal(scale, start, { likely, open }, randomNumbers(seed + time), steps);
    if (found.worth > best.worth + NEARLY_NOTHING) best = found;
  }
  return inBestOrder(best, scale, open);
}

/** Swaps two evenings as long as that is worth more: a search may leave its best week before it has tried its other orders. */
function inBestOrder(found: Found, scale: Scale, open: readonly number[]): Found {
  let best = found;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [a, b] of open.flatMap((one, at) =>
      open.slice(at + 1).map((other) => [one, other] as const),
    )) {
      const week = best.week.with(a, best.week[b]!).with(b, best.week[a]!);
      const worth = scale.weigh(week);
      if (worth <= best.worth + NEARLY_NOTHING) continue;
      best = { week, worth };
      isBetter = true;
    }
  }
  return best;
}

/** What a step may change: the open evenings, and the choices of each evening, the most valuable first. */
interface Moves {
  readonly likely: readonly (readonly number[])[];
  readonly open: readonly number[];
}

function anneal(
  scale: Scale,
  start: readonly number[],
  moves: Moves,
  random: () => number,
  steps: number,
): Found {
  const week = [...start];
  let worth = scale.weigh(week);
  let { broken } = scale;
  let best: Found = { week: [...week], worth };
  for (let step = 0; step < steps; step += 1) {
    const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / steps);
    const forgiven = (1 - LENIENT) * Math.max(0, 1 - step / steps / STRICT_FROM);
    const undo = stepOf(random())(week, moves, random);
    if (!undo) continue;
    const now = scale.weigh(week);
    const gain = now - worth - forgiven * (scale.broken - broken);
    if (gain < 0 && random() >= Math.exp(gain / heat)) {
      undo();
      continue;
    }
    worth = now;
    ({ broken } = scale);
    if (worth > best.worth + NEARLY_NOTHING) best = { week: [...week], worth };
  }
  return best;
}

/** Changes a week; returns the inverse, or null if nothing changed. */
type Step = (week: number[], moves: Moves, random: () => number) => (() => void) | null;

const stepOf = (part: number): Step => (part < SWAPS ? swap : part < SWAPS + MOVES ? move : replace);

/** Swaps two random evenings; returns the inverse move, or null if nothing changed. */
function swap(week: number[], { open }: Moves, random: () => number): (() => void) | null {
  const a = open[Math.floor(random() * open.length)]!;
  const b = open[Math.floor(random() * open.length)]!;
  if (a === b) return null;
  const turn = () => {
    [week[a], week[b]] = [week[b]!, week[a]!];
  };
  turn();
  return turn;
}

/** Replaces the meal of a random evening. */
function replace(week: number[], moves: Moves, random: () => number): (() => void) | null {
  const evening = moves.open[Math.floor(random() * moves.open.length)]!;
  const choice = likelyOn(evening, moves, random);
  if (choice === undefined || week.includes(choice)) return null;
  const was = week[evening]!;
  week[evening] = choice;
  return () => {
    week[evening] = was;
  };
}

/** Takes a random meal out, moves those up to another evening by one, and puts a new one there. */
function move(week: number[], moves: Moves, random: () => number): (() => void) | null {
  const { open } = moves;
  const from = Math.floor(random() * open.length);
  const to = Math.floor(random() * open.length);
  const choice = likelyOn(open[to]!, moves, random);
  if (choice === undefined || week.includes(choice)) return null;
  const was = open.map((evening) => week[evening]!);
  const others = was.toSpliced(from, 1).toSpliced(to, 0, choice);
  const put = (choices: readonly number[]) => {
    for (const [at, evening] of open.entries()) week[evening] = choices[at]!;
  };
  put(others);
  return () => put(was);
}

/** A random choice for an evening, favouring meals that are valuable on their own. */
function likelyOn(evening: number, { likely }: Moves, random: () => number): number | undefined {
  const some = likely[evening]!;
  return some[Math.floor(random() ** 2 * some.length)];
}
