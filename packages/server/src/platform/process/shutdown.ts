import type { Log } from '../log/log.ts';

type Step = (signal: AbortSignal) => Promise<unknown>;

/** Stops what was started, the last first, once; and ends the process. */
export class Shutdown {
  readonly #log: Log;
  readonly #steps: Step[] = [];
  readonly #hurry = new AbortController();
  #starting: Promise<unknown> = Promise.resolve();
  #begun = false;
  #exitCode = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether a start that is still under way should go no further. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Adds something to stop. Its signal fires when there is no more time to be polite. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Lets a start finish its present step before anything is stopped. */
  guard<T>(starting: Promise<T>): Promise<T> {
    this.#starting = starting.catch(() => undefined);
    return starting;
  }

  /** Begins to stop; called again, it hurries. */
  begin(exitCode: number): void {
    this.#exitCode = Math.max(this.#exitCode, exitCode);
    if (this.#begun) {
      this.#hurry.abort();
      return;
    }
    this.#begun = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    await this.#starting;
    for (const step of this.#steps.toReversed()) {
      try {
        await step(this.#hurry.signal);
      } catch (err) {
        this.#log.error({ err }, 'Stopping failed');
        this.#exitCode = 1;
      }
    }
    process.exit(this.#exitCode);
  }
}
