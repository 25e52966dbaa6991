/**
 * Counts the mutants in a Stryker report by outcome. A mutant that timed out counts as detected but is listed
 * separately: on a busy machine it might just have been slow. Static mutants, which run only while a module loads,
 * are left out: each would need a run of all tests.
 * @returns {{ killed: number, timedOut: number, survived: number, uncovered: number, static: number, score: number }}
 */
export function scoreOf({ files }) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed');
  const timedOut = count('Timeout');
  const survived = count('Survived');
  const uncovered = count('NoCoverage');
  const seen = killed + timedOut;
  const all = seen + survived + uncovered;
  return {
    killed,
    timedOut,
    survived,
    uncovered,
    static: count('Ignored'),
    score: all === 0 ? 100 : (100 * seen) / all,
  };
}

/** A score as a line. */
export function describeScore({ score, killed, timedOut, survived, uncovered, static: left }) {
  const counts = [
    `${killed} killed`,
    `${timedOut} timed out`,
    `${survived} survived`,
    `${uncovered} not covered`,
    `${left} static left out`,
  ];
  return `${score.toFixed(1)} % (${counts.join(', ')})`;
}
