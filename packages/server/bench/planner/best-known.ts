import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueVersion } from '@larder/catalogue';
import {
  mostPromising,
  searchLocally,
  weights,
  type Found,
  type Problem,
  type Solver,
} from '@larder/domain/planner';

/** Points of other weights are not to be compared with. */
const WEIGHING = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);
const FILE = new URL('best-known.json', import.meta.url);
const LONG = { starts: 12, steps: 60_000 };
/** For each household HiGHS sees so many recipes for so long. */
const SEEN = 50;
const SECONDS = 20;

interface Kept {
  readonly catalogue: string;
  readonly weights: string;
  /** Points by household, and whether HiGHS proved that no week of its recipes is worth more. */
  readonly weeks: Readonly<Record<string, { readonly points: number; readonly isProven: boolean }>>;
}

/** The best weeks that are known of this very catalogue and these weights; null when the file is of others. */
export function readBestKnown(): Kept['weeks'] | null {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  return kept.catalogue === catalogueVersion && kept.weights === WEIGHING ? kept.weeks : null;
}

export function writeBestKnown(weeks: Kept['weeks']): void {
  writeFileSync(
    FILE,
    `${JSON.stringify({ catalogue: catalogueVersion, weights: WEIGHING, weeks }, null, 2)}\n`,
  );
}

/** Looks long: many starts over all recipes, then HiGHS over the most promising. */
export function lookLong(problem: Problem, solve: Solver): { points: number; isProven: boolean } {
  const found = searchLocally(problem, 7, LONG);
  const { points, end } = solvePart(problem, found, solve);
  return { points: Math.max(points, found.points), isProven: end === 'best' };
}

function solvePart(problem: Problem, found: Found, solve: Solver) {
  const chosen = mostPromising(problem, SEEN, found.week);
  const part = { ...problem, choices: chosen.map((choice) => problem.choices[choice]!) };
  const start = { week: found.week.map((choice) => chosen.indexOf(choice)), points: found.points };
  return solve(part, start, { nodes: 1_000_000, seconds: () => SECONDS });
}

/** A shorter look, for a catalogue whose best weeks are not known yet. */
export function lookAround(problem: Problem): number {
  return searchLocally(problem, 7, LONG).points;
}
