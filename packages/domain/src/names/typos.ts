import { REAL_WORDS } from './real-words.ts';

/**
 * The minimum word lengths for a typo of one letter, of two letters swapped across a third, and of two
 * mistakes.
 */
const SHORTEST = { one: 5, swapped: 7, two: 8 } as const;

/** Words with their correct spelling, found by a misspelling. */
export class Spelling {
  readonly #words: ReadonlySet<string>;
  readonly #byBeginning = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      if (word.length < SHORTEST.one - 1) continue;
      const letter = word.charAt(0);
      this.#byBeginning.set(letter, [...(this.#byBeginning.get(letter) ?? []), word]);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * The most likely corrections of a misspelled word: those with the fewest mistakes, one letter or, in a
   * long word, two. A mistake is an extra, missing or wrong letter, or two swapped, as in 'tomaot' or, across
   * a third, 'vinager'. The first letter must be right or swapped with the second. Of five letters, a wrong or
   * extra one is likelier another food: cardoon is cardo in Italian and pork is cerdo in Spanish. Short words and
   * words known to be correct have no corrections.
   */
  candidates(...forms: readonly string[]): readonly string[] {
    if (forms.some((form) => REAL_WORDS.has(form))) return [];
    let found: string[] = [];
    let fewest = Infinity;
    for (const word of new Set(forms)) {
      const allowed = word.length >= SHORTEST.two ? 2 : word.length >= SHORTEST.one ? 1 : 0;
      if (allowed === 0 || /\d/.test(word)) continue;
      for (const other of this.#near(word)) {
        const slips = slipsBetween(word, other, allowed);
        if (slips > allowed || slips > fewest || !isSlip(word, other)) continue;
        found = slips < fewest ? [other] : [...found, other];
        fewest = slips;
      }
    }
    return [...new Set(found)];
  }

  #near(word: string): readonly string[] {
    const [first = '', second = ''] = word;
    const others = first === second ? [] : (this.#byBeginning.get(second) ?? []);
    return [...(this.#byBeginning.get(first) ?? []), ...others.filter((other) => other.charAt(1) === first)];
  }
}

/** The longest words that are compared. */
const LONGEST = 40;
/** The rows of the edit-distance matrix, reused because hundreds of words are compared at a time. */
const rows = Array.from({ length: 4 }, () => new Uint8Array(LONGEST + 1));

/** The edit distance of two words, counted up to one more than allowed. */
export function slipsBetween(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed || Math.max(a.length, b.length) > LONGEST) return allowed + 1;
  let [third, beforeLast, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    now[0] = row;
    let fewest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let least = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      ) {
        least = Math.min(least, beforeLast[column - 2]! + 1);
      }
      if (
        Math.min(row, column) > 2 &&
        a.length >= SHORTEST.swapped &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 3) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 3) === b.charCodeAt(column - 1)
      ) {
        least = Math.min(least, third[column - 3]! + 1);
      }
      now[column] = least;
      fewest = Math.min(fewest, least);
    }
    if (fewest > allowed) return allowed + 1;
    [third, beforeLast, last, now] = [beforeLast, last, now, third];
  }
  return last[b.length] ?? allowed + 1;
}

/** Whether a difference of one letter or two is a typo in words of this length. */
function isSlip(typed: string, meant: string): boolean {
  return typed.length > SHORTEST.one || typed[0] !== meant[0] || isSlipOfShort(typed, meant);
}

/** Letters confused because they sound alike: 'rise' for 'rice'. */
const ALIKE: ReadonlySet<string> = new Set(['cs', 'sc', 'ck', 'kc', 'sz', 'zs', 'iy', 'yi']);
/** Words shorter than this are never corrected. */
const SHORTEST_ASKED = 3;

/**
 * Whether a word of three to five letters is a typo of another: a letter other than the first was left out,
 * doubled, swapped with the next or written as it sounds. Any other difference makes another word: hare is
 * not a typo of hake.
 */
export function isSlipOfShort(typed: string, meant: string): boolean {
  if (typed.length < SHORTEST_ASKED || typed[0] !== meant[0] || slipsBetween(typed, meant, 1) !== 1)
    return false;
  if (typed.length < meant.length) return true;
  const at = [...typed].findIndex((letter, place) => letter !== meant[place]);
  if (typed.length > meant.length) return typed[at] === typed[at - 1];
  return typed[at] === meant[at + 1] || ALIKE.has(`${typed[at]}${meant[at]}`);
}
