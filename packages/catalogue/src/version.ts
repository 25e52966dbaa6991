import { createHash } from 'node:crypto';

/** A short hash of everything in a catalogue: it changes if, and only if, the data does. */
export function versionOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
