/** Put before a server with --expose-gc: answers how many bytes of its heap are in use. */
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
// A server that is told to stop must be able to end.
process.channel.unref();
