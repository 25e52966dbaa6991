import { existsSync, readFileSync, statSync } from 'node:fs';
import { ROOT } from '../paths.mjs';

/** No test and no hook may take longer than this together, so a run in which nothing ends for so long hangs. */
const SILENT_MS = 10 * 60_000;

const LOOK_MS = 5_000;

/**
 * A signal that is aborted once nothing has been appended to a file for ten minutes, and a function that ends watching.
 * @param {string} file
 */
export function whenSilent(file) {
  const controller = new AbortController();
  const began = Date.now();
  const timer = setInterval(() => {
    const last = existsSync(file) ? statSync(file).mtimeMs : began;
    if (Date.now() - last > SILENT_MS) controller.abort();
  }, LOOK_MS);
  return { signal: controller.signal, done: () => clearInterval(timer) };
}

const readEvents = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** What a stopped run was at, and what had failed in it: lines to print. */
export function whereItHung(file) {
  const events = readEvents(file);
  const begun = new Set();
  for (const event of events) {
    if (event.begun) begun.add(event.begun);
    else begun.delete(event.ended);
  }
  const short = (name) => name.replace(ROOT, '');
  const failed = events.filter((event) => event.failed);
  return [
    ...failed.map(({ ended, failed: message }) => `Failed: ${short(ended)}: ${message.split('\n')[0]}`),
    begun.size > 0 ? 'Not ended:' : 'All that had begun has ended: the run itself did not.',
    ...[...begun].map((name) => `  ${short(name)}`),
  ];
}
