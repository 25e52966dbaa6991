import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { StoppedError, unlessStopped, type StopSignals } from './stop-signals.ts';

type Step = (signal: AbortSignal) => Promise<unknown>;

/**
 * How long a graceful stop may take, and any stop at most, in milliseconds. A start gets longer to finish its current
 * step, unless something has failed; then it is aborted, as by a second signal. Whatever hangs after that, the step
 * registered first, which stops PostgreSQL, gets its turn.
 */
const STOP_MS = { polite: 4_000, hurriedStep: 1_200, longest: 9_500, starting: 60_000 } as const;

/** Stops once what was started, last first; after the start, it ends the process within ten seconds, whatever hangs. */
export class Shutdown {
  readonly #log: Log;
  readonly #steps: Step[] = [];
  readonly #stop = new AbortController();
  readonly #hurry = new AbortController();
  #starting: Promise<unknown> = Promise.resolve();
  #exitCode = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Whether a pending start should be abandoned. */
  get begun(): boolean {
    return this.#stop.signal.aborted;
  }

  /** The signals for a start. Both abort with a {@link StoppedError}. */
  get signals(): StopSignals {
    return { stop: this.#stop.signal, hurry: this.#hurry.signal };
  }

  /** Registers a shutdown step. Its signal fires when time has run out. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Lets a start finish its current step before shutdown begins. */
  guard<T>(starting: Promise<T>): Promise<T> {
    this.#starting = starting.catch(() => undefined);
    return starting;
  }

  /** Runs a step of the start that is abandoned once the stop must hurry. */
  orHurry<T>(step: Promise<T>): Promise<T> {
    return unlessStopped(step, this.#hurry.signal);
  }

  /** Starts the shutdown; a second call speeds it up. */
  begin(exitCode: number): void {
    this.#exitCode = Math.max(this.#exitCode, exitCode);
    if (this.begun) {
      this.#hurry.abort(new StoppedError());
      return;
    }
    this.#stop.abort(new StoppedError());
    void this.#run();
  }

  async #run(): Promise<void> {
    const hurry = (): void => this.#hurry.abort(new StoppedError());
    this.#hurry.signal.addEventListener('abort', () => this.#exitAfter(STOP_MS.longest), { once: true });
    const starting = setTimeout(hurry, this.#exitCode === 0 ? STOP_MS.starting : 0).unref();
    await this.#starting;
    clearTimeout(starting);
    // Counted from here: after a slow start, PostgreSQL would be killed although it could still be stopped.
    setTimeout(hurry, STOP_MS.polite).unref();
    this.#exitAfter(STOP_MS.longest);
    for (const [index, step] of [...this.#steps.entries()].toReversed()) {
      try {
        const work = step(this.#hurry.signal);
        await (index === 0 ? work : Promise.race([work, this.#impatience()]));
      } catch (err) {
        this.#log.error({ err }, 'Stopping failed');
        this.#exitCode = 1;
      }
    }
    process.exit(this.#exitCode);
  }

  /** Resolves when a hurried step has used up its time. */
  async #impatience(): Promise<void> {
    const { signal } = this.#hurry;
    if (!signal.aborted) await once(signal, 'abort');
    await wait(STOP_MS.hurriedStep, undefined, { ref: false });
  }

  #exitAfter(milliseconds: number): void {
    setTimeout(() => {
      this.#log.error('Stopping took too long; exiting anyway');
      process.exit(1);
    }, milliseconds).unref();
  }
}
