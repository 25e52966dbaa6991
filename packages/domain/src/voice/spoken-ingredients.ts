import { LIMITS } from '../limits.ts';
import { changes, isPreparation, LOOKS } from '../names/preparation.ts';
import { isUnitWord, TIN_WORDS } from '../names/unit-words.ts';
import { distinctNames, spokenParts, spokenWords, withoutBeginning, type SpokenWord } from './transcript.ts';
import { DENIALS, FILLERS, isQuantity, NUMBERED_NAMES, RESTARTS } from './words.ts';

/** How many names one transcript gives at most. */
export const SPOKEN_NAMES = 50;

/** The longest name that is looked for, in words. */
const NAME_WORDS = 5;
/** Words in a row that nobody knows are one name, up to this many. */
const UNKNOWN_WORDS = 4;
/** The name of the ingredient that these words stand for together, when it is known. */
export type FindIngredient = (words: readonly string[]) => string | undefined;

/**
 * The ingredients that a cook has named, in the order said and each once. The longest known name wins at every word:
 * 'chopped tomatoes' is no tomato. Quantities, units and what is said around them go, and so does what is said not to be
 * there; words that nobody knows stay as names, so that nothing is lost that a cook can correct.
 */
export function spokenIngredients(transcript: string, find: FindIngredient): string[] {
  const names = spokenParts(transcript).flatMap((part) =>
    new PartReader(withoutBeginning(spokenWords(part)), find).read(),
  );
  return distinctNames(names, SPOKEN_NAMES);
}

/** What was said of the name that comes next: nothing, a quantity, or the unit that it is counted in. */
type Counted = { unit: string | null } | null;

/** Reads the names in one part of a transcript, word by word. */
class PartReader {
  readonly #words: readonly SpokenWord[];
  readonly #find: FindIngredient;
  readonly #names: string[] = [];
  /** The words so far of a name that nobody knows. */
  #unknown: string[] = [];
  #counted: Counted = null;
  /** The last word ended a known name with a quantity: its unit may follow, as in 'three garlic cloves'. */
  #wasCounted = false;
  #isDenied = false;

  constructor(words: readonly SpokenWord[], find: FindIngredient) {
    this.#words = words;
    this.#find = find;
  }

  read(): readonly string[] {
    for (let at = 0; at < this.#words.length;) at += this.#readAt(at);
    this.#endUnknown();
    return this.#names;
  }

  /** Reads what is said at a word, and returns how many words that were. */
  #readAt(at: number): number {
    const known = this.#knownAt(at);
    const numbered = this.#numberedAt(at);
    if (known > 1 || (known === 1 && this.#isName(at))) {
      this.#addKnown(this.#saidFrom(at, known));
      return known;
    }
    if (numbered > 0) {
      this.#unknown.push(...this.#saidFrom(at, numbered));
      return numbered;
    }
    this.#readOther(at);
    return 1;
  }

  /** How many words from here on make a known name; 0 when there is none. */
  #knownAt(at: number): number {
    for (let length = Math.min(NAME_WORDS, this.#words.length - at); length > 0; length -= 1) {
      if (this.#find(this.#saidFrom(at, length)) !== undefined) return length;
    }
    return 0;
  }

  #numberedAt(at: number): number {
    const name = NUMBERED_NAMES.find((text) =>
      text.split(' ').every((word, index) => this.#words[at + index]?.lower === word),
    );
    return name ? name.split(' ').length : 0;
  }

  #saidFrom(at: number, length: number): string[] {
    return this.#words.slice(at, at + length).map(({ said }) => said);
  }

  /** Whether a word that can be a name is one here: 'cloves' is a unit in 'two cloves garlic'. */
  #isName(at: number): boolean {
    const lower = this.#words[at]?.lower ?? '';
    return !isQuantity(lower) && !FILLERS.has(lower) && !this.#isUnit(at);
  }

  #isUnit(at: number): boolean {
    const next = this.#words[at + 1]?.lower;
    return (
      isUnitWord(this.#words[at]?.lower ?? '') &&
      (next === 'of' || (this.#counted !== null && next !== undefined) || this.#wasCounted)
    );
  }

  #addKnown(words: readonly string[]): void {
    // A smoked or a pickled one that nobody lists is another thing.
    if (changes(this.#unknown.at(-1)?.toLowerCase() ?? '')) {
      this.#unknown.push(...words);
      this.#counted = null;
      return;
    }
    this.#endUnknown();
    const unit = this.#counted?.unit;
    const counted = unit
      ? (this.#find([...words, unit]) ?? (TIN_WORDS.has(unit) ? this.#find(['tinned', ...words]) : undefined))
      : undefined;
    const name = counted ?? this.#find(words);
    if (name !== undefined && !this.#isDenied) this.#names.push(name);
    this.#wasCounted = this.#counted !== null;
    this.#counted = null;
  }

  #readOther(at: number): void {
    const { said = '', lower = '' } = this.#words[at] ?? {};
    const isLast = at === this.#words.length - 1;
    if (RESTARTS.has(lower)) this.#isDenied = false;
    if (isQuantity(lower)) {
      this.#endUnknown();
      this.#counted = { unit: null };
    } else if (isUnitWord(lower)) {
      this.#endUnknown();
      this.#counted = this.#isUnit(at) && !this.#wasCounted ? { unit: lower } : null;
    } else if (lower === 'of') {
      if (this.#unknown.length > 0 && !isLast) this.#unknown.push(said);
    } else if (DENIALS.has(lower)) {
      this.#endUnknown();
      this.#isDenied = true;
    } else if (FILLERS.has(lower)) {
      this.#endUnknown();
    } else if (!LOOKS.has(lower) || this.#unknown.length > 0) {
      if (this.#unknown.length >= UNKNOWN_WORDS) this.#endUnknown();
      this.#unknown.push(said);
      this.#counted = null;
    }
    this.#wasCounted = false;
  }

  #endUnknown(): void {
    // How something was prepared is no name by itself; before a known name it is part of that.
    while (isPrepared(this.#unknown.at(-1)?.toLowerCase() ?? '')) this.#unknown.pop();
    const name = this.#unknown.join(' ').slice(0, LIMITS.name.max).trim();
    if (name.length > 1 && !this.#isDenied) this.#names.push(name);
    this.#unknown = [];
  }
}

function isPrepared(word: string): boolean {
  return isPreparation(word) || changes(word);
}
