import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a server with --expose-gc: answers how many bytes of heap are in use. Its threads load it
 * too.
 */
if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
  // Does not keep the server alive when it is told to stop.
  process.channel.unref();
}
