import { fileURLToPath } from 'node:url';
import { ThreadsPoolWorker } from 'vitest/node';

const NAME = 'kept-threads';
const SWITCH_OFF = fileURLToPath(new URL('switch-off.mjs', import.meta.url));

/**
 * A Vitest thread that outlives a run. Stryker starts a run for every mutation; starting a thread and loading the code,
 * its libraries and the tools each time took several times as long as the tests. Vitest reloads the test files for every
 * run, and Stryker switches a mutation on after the code is loaded, so only module state carries over to the next run.
 */
class KeptThread {
  name = NAME;
  #thread;
  #started;
  #listeners = [];

  constructor(options) {
    this.#thread = new ThreadsPoolWorker(options);
  }

  start() {
    return (this.#started ??= this.#thread.start());
  }

  on(event, callback) {
    this.#listeners.push([event, callback]);
    this.#thread.on(event, callback);
  }

  off(event, callback) {
    this.#thread.off(event, callback);
  }

  /** Acknowledges the end of a run without passing it on: the thread would stop listening. */
  send(message) {
    if (message.type !== 'stop') return this.#thread.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, callback] of this.#listeners) if (event === 'message') callback(stopped);
  }

  stop() {
    for (const [event, callback] of this.#listeners.splice(0)) this.#thread.off(event, callback);
  }

  deserialize(message) {
    return message;
  }
}

/** Makes each project of the run reuse one thread. */
export function keptThreads() {
  return {
    name: NAME,
    configureVitest({ project }) {
      let kept;
      project.config.setupFiles = [...project.config.setupFiles, SWITCH_OFF];
      project.config.pool = NAME;
      project.config.poolRunner = {
        name: NAME,
        createPoolWorker: (options) => (kept ??= new KeptThread(options)),
      };
    },
  };
}
