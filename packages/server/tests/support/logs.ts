import { createLog } from '../../src/platform/log/log.ts';
import type { Log } from '../../src/platform/log/log.ts';

/** A log that keeps its lines. */
export function keptLog(): { log: Log; text(): string } {
  const lines: string[] = [];
  return { log: createLog('trace', { write: (line) => lines.push(line) }), text: () => lines.join('') };
}
