import { editDistance } from '@larder/domain/names';

/** Allowed typos for a word of this length. */
function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}

/** A bit set of a word's letters, some sharing a bit. An edit changes at most two bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Known {
  readonly word: string;
  readonly letters: number;
}

function byLength(words: Iterable<string>): ReadonlyMap<number, readonly Known[]> {
  const groups = new Map<number, Known[]>();
  for (const word of words) {
    const known = { word, letters: lettersOf(word) };
    const same = groups.get(word.length);
    if (same) same.push(known);
    else groups.set(word.length, [known]);
  }
  return groups;
}

/** All words that recipes use, for detecting typos. */
export class Vocabulary {
  readonly #words: ReadonlySet<string>;
  /** Grouped for the first typo, which most of a cook's small vocabularies never see. */
  #byLength: ReadonlyMap<number, readonly Known[]> | null = null;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The known words closest to an unknown one; none if all are too far. */
  nearest(word: string): string[] {
    const letters = lettersOf(word);
    let best = tolerance(word.length);
    let found: string[] = [];
    this.#byLength ??= byLength(this.#words);
    for (let length = word.length - best; length <= word.length + best; length += 1) {
      for (const known of this.#byLength.get(length) ?? []) {
        // Most words have different letters, which is cheaper to check than the distance.
        if (bitsOf(letters ^ known.letters) > 2 * best) continue;
        const edits = editDistance(word, known.word, best);
        if (edits > best) continue;
        if (edits < best) {
          best = edits;
          found = [];
        }
        found.push(known.word);
      }
    }
    return found;
  }
}
