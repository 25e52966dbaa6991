import { fileURLToPath } from 'node:url';

/** Stryker's options for a part. They and the results are written to the package's reports/mutation. */
export function optionsOf({ in: where, mutate, tests }, folder) {
  return {
    mutate,
    testFiles: tests,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: fileURLToPath(new URL(`${where}.vitest.mjs`, import.meta.url)), related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist'],
    concurrency: 1,
    // Long enough that only a hang reaches it, however busy the machine.
    timeoutMS: 90_000,
    timeoutFactor: 5,
    incremental: true,
    incrementalFile: `${folder}/incremental.json`,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/report.json` },
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    thresholds: { high: 90, low: 80, break: null },
  };
}
