import { isMainThread } from 'node:worker_threads';

/** Preloaded into a server with --expose-gc: answers how much memory is in use. Its threads load it too. */
if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ heap: heapUsed, resident: rss });
  });
  // Does not keep the server alive when it is told to stop.
  process.channel.unref();
}
