/** Where a command writes: results to standard output, failures to standard error. */
export const TERMINAL = {
  say: (line: string): void => void process.stdout.write(`${line}\n`),
  complain: (line: string): void => void process.stderr.write(`${line}\n`),
};

// The reader may leave, as `head` does or a lost connection. The work goes on, and PostgreSQL is stopped after it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
