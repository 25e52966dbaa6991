import { stemSet } from './words.ts';

const GRINDS = stemSet('blend blitz grind pound process pulse whizz crush liquidise liquidize puree');
const INTO = stemSet('to into until');
const MADE = stemSet('paste powder puree');

/**
 * Where the sentence begins that grinds something to what the word at a place says, or null if none does: 'blend with a
 * little water to a fine paste'.
 */
export function grindingFrom(stems: readonly string[], at: number): number | null {
  if (!MADE.has(stems[at] ?? '')) return null;
  const start = Math.max(stems.lastIndexOf('.', at), stems.lastIndexOf(':', at)) + 1;
  const grinds = stems.findIndex((word, place) => place >= start && place < at && GRINDS.has(word));
  if (grinds === -1) return null;
  return stems.slice(Math.max(grinds + 1, at - 4), at).some((word) => INTO.has(word)) ? start : null;
}
