import { REAL_WORDS } from './real-words.ts';

/** The shortest words that are taken for a slip of one letter, of two swapped across a third, and of two slips. */
const SHORTEST = { one: 5, swapped: 7, two: 8 } as const;

/** Words with their correct spelling, to be found by a wrong one. */
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
   * The words that a misspelled one most likely is: those with the fewest slips, of one letter or, in a long word, two;
   * a slip is a letter too many, too few or wrong, or two swapped, as in 'tomaot' or, across a third, 'vinager'. The first letter is right, or swapped with the
   * second. A word that is known to be another one has none, and neither has a short one.
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
        if (slips > allowed || slips > fewest) continue;
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
/** The rows of the comparison, used again each time: it is made for a hundred words at once. */
const rows = Array.from({ length: 4 }, () => new Uint8Array(LONGEST + 1));

/** How many slips lie between two words, counted no further than one more than allowed. */
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

/** Letters that are taken for one another because they sound alike: 'rise' for 'rice'. */
const ALIKE: ReadonlySet<string> = new Set(['cs', 'sc', 'ck', 'kc', 'sz', 'zs', 'iy', 'yi']);
/** Below this many letters nothing can be told. */
const SHORTEST_ASKED = 3;

/**
 * Whether a word of three or four letters is a slip of another: a letter was left out, doubled, swapped with the next or
 * written as it sounds, and not the first one. Any other letter makes another word: hare is no slip of hake.
 */
export function isSlipOfShort(typed: string, meant: string): boolean {
  if (typed.length < SHORTEST_ASKED || typed[0] !== meant[0] || slipsBetween(typed, meant, 1) !== 1)
    return false;
  if (typed.length < meant.length) return true;
  const at = [...typed].findIndex((letter, place) => letter !== meant[place]);
  if (typed.length > meant.length) return typed[at] === typed[at - 1];
  return typed[at] === meant[at + 1] || ALIKE.has(`${typed[at]}${meant[at]}`);
}
