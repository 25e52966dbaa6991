import { ApiError, type Problem } from '@larder/client';

type Saved = NonNullable<Problem['conflicts']>[number]['current'];

/** The saved values of fields that were changed on another device too, by field. */
export type Conflicts = ReadonlyMap<string, Saved>;

/**
 * The fields for which a change was refused because another device has changed them since its base; null for any
 * other error.
 */
export function conflictsOf(error: unknown): Conflicts | null {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.type !== '/problems/changed-elsewhere' || !problem.conflicts) return null;
  return new Map(
    problem.conflicts.map(({ path, current }) => [path.slice(path.lastIndexOf('/') + 1), current]),
  );
}
