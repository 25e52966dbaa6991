/**
 * Counts what became of the mutants in a report of Stryker's. One that no longer ended counts as seen, and is counted apart: a
 * busy machine may take long for what would have ended. One that is only run while the code is read (static) is left out: each
 * would have to be seen by all tests.
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
