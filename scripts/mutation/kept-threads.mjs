import { fileURLToPath } from 'node:url';
import { ThreadsPoolWorker } from 'vitest/node';

const NAME = 'kept-threads';
const SWITCH_OFF = fileURLToPath(new URL('switch-off.mjs', import.meta.url));

/**
 * A thread of Vitest's that outlives a run. Stryker begins one run for each mutation; to start a thread and to read the code, its
 * libraries and the tools again took several times as long as the tests. Vitest reads the test files anew for every run, and Stryker
 * switches a mutation on after the code has been read, so only what the code itself keeps in a module is still there in the next.
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

  /** The end of a run is only answered: the thread would stop listening. */
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

/** Has each project of the run use one thread, again and again. */
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
