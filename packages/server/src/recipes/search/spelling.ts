/**
 * The edit distance (insertion, deletion, substitution or transposition), or `most + 1` if it exceeds `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, most + 1);
}

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
