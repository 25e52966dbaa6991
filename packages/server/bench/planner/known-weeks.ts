import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, type Effort } from '@larder/domain/planner';
import { LONG, lookLong, LOOKS } from './bounds.ts';

/** By evening, the ids of a week's recipes. */
export type KnownWeek = readonly number[];

const FOLDER = fileURLToPath(new URL('../../../../.cache/known-weeks/', import.meta.url));

/**
 * The weeks that long searches find for a household, one for each bound. They are kept in `.cache` under what they were
 * found for: whatever the planner's sum becomes, a known week of the same recipes and pantry stays one.
 */
export function knownWeeks(given: Parameters<typeof compile>, effort: Effort = LONG): readonly KnownWeek[] {
  const { own: _own, ...looks } = LOOKS;
  const key = createHash('sha256')
    .update(JSON.stringify([given, looks, effort]))
    .digest('hex');
  const file = `${FOLDER}${key}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as KnownWeek[];
  const weeks = Object.values(LOOKS).map((weights) => {
    const { found, problem } = lookLong(given, weights, effort);
    return found.week.map((choice) => problem.choices[choice]!.recipe.id);
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(weeks));
  return weeks;
}
