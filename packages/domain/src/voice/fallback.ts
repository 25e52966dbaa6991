import { distinctNames, spokenWords, withoutBeginning } from './transcript.ts';

/** How many names are taken from a transcript without the server. */
export const FALLBACK_NAMES = 20;

const FILLERS: ReadonlySet<string> = new Set(['the', 'some', 'a', 'an', 'and']);

/**
 * Parses a transcript when the server cannot be reached: what follows 'I have' and the like, word by word,
 * without fillers and one-letter words. At most 20.
 */
export function namesWithoutServer(transcript: string): string[] {
  const words = withoutBeginning(spokenWords(transcript.replaceAll(/[,;]/g, ' ')));
  const names = words.filter(({ said, lower }) => said.length > 1 && !FILLERS.has(lower));
  return distinctNames(
    names.map(({ said }) => said),
    FALLBACK_NAMES,
  );
}
