import type { Documents } from './documents.ts';
import { Occurrences } from './occurrences.ts';
import { makePauses } from './pauses.ts';
import type { Asked, CompiledQuery } from './query.ts';
import { pairWeight } from './weights.ts';

/** PostgreSQL's factor for words at the same position. */
const TOGETHER = Math.fround(1e-20);
/** A weight this small relative to the rank is lost in rounding. */
const LOST = 2 ** -26;
/** The clock is checked after this many recipes. */
const RECIPES_AT_ONCE = 256;

/**
 * The relevance of recipes to a query of several terms, in PostgreSQL's `ts_rank` with its single precision:
 * higher if more words are close together and in weightier parts. One number per recipe.
 */
export async function rankAll(
  documents: Documents,
  { asked }: Pick<CompiledQuery, 'asked'>,
  recipes: Uint32Array,
): Promise<Float32Array> {
  const pause = makePauses();
  const occurrences = new Occurrences(documents, asked);
  const ranks = new Float32Array(recipes.length);
  for (let index = 0; index < recipes.length; index += 1) {
    occurrences.read(recipes[index]!);
    ranks[index] = rankOf(occurrences, asked);
    if (index % RECIPES_AT_ONCE === 0) await pause();
  }
  return ranks;
}

/**
 * Pairs each word with those of earlier alternatives. A prefix stands for many words: as in PostgreSQL, it is
 * paired as each of them, but later words only with the last.
 */
function rankOf({ words, positions, parts, count }: Occurrences, asked: readonly Asked[]): number {
  let rank = -1;
  /** The range of words that later ones are paired with. */
  const before: number[] = [];
  let lastFrom = 0;
  let lastAlternative = -1;
  for (let from = 0, to = 0; from < count; from = to) {
    const word = words[from]!;
    while (to < count && words[to] === word) to += 1;
    const { alternative } = asked[word]!;
    if (alternative !== lastAlternative && from > 0) before.push(lastFrom, from);
    lastAlternative = alternative;
    lastFrom = from;
    for (let other = 0; other < before.length; other += 2) {
      for (let a = from; a < to; a += 1) {
        const end = before[other + 1]!;
        for (let b = before[other]!; b < end; b += 1) {
          const distance = Math.abs(positions[a]! - positions[b]!);
          if (distance === 0) continue;
          const weight = pairWeight(parts[a]!, parts[b]!, distance);
          if (weight < rank * LOST) continue;
          rank = rank < 0 ? weight : Math.fround(1 - (1 - rank) * (1 - weight));
        }
      }
      // Nothing can add to it any more.
      if (rank === 1) return rank;
    }
  }
  return rank < 0 ? TOGETHER : rank;
}
