/** Where a command writes: results to standard output, failures to standard error. */
export const TERMINAL = {
  say: (line: string): void => void process.stdout.write(`${line}\n`),
  complain: (line: string): void => void process.stderr.write(`${line}\n`),
};
