/**
 * A Vitest reporter that ends a run of which a test file has stopped reporting. Vitest's own limits are timers in the
 * file's process, and a loop that never yields lets none of them fire: the run would never end, nor say where it is.
 */

/** Longer than any test or hook may take. */
const SILENT_MS = Number(process.env.LARDER_SILENT_MS ?? 15 * 60_000);
const LOOKS = 10;

export default class EndStuckRun {
  #vitest;
  #watch;
  /** For each running file, when it last reported, and what. A file that blocks reports its latest steps too late. */
  #heard = new Map();
  /** The end of a file may be told before the ends of its last tests. */
  #ended = new Set();

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart() {
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#look(), SILENT_MS / LOOKS).unref();
  }

  onTestModuleQueued(module) {
    this.#hear(module, 'its start');
  }

  onTestCaseReady(test) {
    this.#hear(test.module, `the start of '${test.fullName}'`);
  }

  onTestCaseResult(test) {
    this.#hear(test.module, `the end of '${test.fullName}'`);
  }

  onTestModuleEnd(module) {
    this.#ended.add(module.moduleId);
    this.#heard.delete(module.moduleId);
  }

  onTestRunEnd() {
    clearInterval(this.#watch);
  }

  #hear(module, what) {
    if (this.#ended.has(module.moduleId)) return;
    this.#heard.set(module.moduleId, { at: Date.now(), what });
  }

  #look() {
    const silent = [...this.#heard].filter(([, { at }]) => Date.now() - at > SILENT_MS);
    if (silent.length === 0) return;
    clearInterval(this.#watch);
    for (const [file, { what }] of silent) {
      console.error(
        `\n${file} has not reported for ${SILENT_MS / 1000} s, since ${what}: the run ends here.`,
      );
    }
    process.exitCode = 1;
    // The first asks the workers to stop, the second kills those that do not hear it.
    for (let times = 0; times < 2; times += 1) void this.#vitest.cancelCurrentRun('test-failure');
  }
}
