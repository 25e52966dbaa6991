import { isMainThread } from 'node:worker_threads';

/** Put before a server with --expose-gc: answers how many bytes of its heap are in use. Its threads load this too. */
if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
  // A server that is told to stop must be able to end.
  process.channel.unref();
}
