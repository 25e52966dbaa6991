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

/** Points with other weights are not comparable. */
const WEIGHING = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);
const FILE = new URL('best-known.json', import.meta.url);
const LONG = { starts: 12, steps: 60_000 };
/** How many recipes HiGHS gets per household, and for how long. */
const SEEN = 50;
const SECONDS = 20;

interface Kept {
  readonly catalogue: string;
  readonly weights: string;
  /** Points by household, and whether HiGHS proved that no week of its recipes is worth more. */
  readonly weeks: Readonly<Record<string, { readonly points: number; readonly isProven: boolean }>>;
}

/** The best known weeks for exactly this catalogue and these weights; null if the file is for others. */
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

/** A long search: many starts over all recipes, then HiGHS over the most promising. */
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

/** A shorter search, for a catalogue without best known weeks. */
export function lookAround(problem: Problem): number {
  return searchLocally(problem, 7, LONG).points;
}
