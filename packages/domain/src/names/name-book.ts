import { SUGGESTIONS } from '../suggestions.ts';
import type { Unit } from '../units.ts';
import { nameKey } from './key.ts';
import { REAL_WORDS } from './real-words.ts';
import { isSlipOfShort, slipsBetween } from './typos.ts';

/** An ingredient's entry in the book. */
export interface BookEntry {
  readonly id: number;
  readonly name: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly default_unit: Unit;
  /** Null for 'some'. */
  readonly default_quantity: number | null;
}

/** An entry with its names normalised for comparison. */
interface Listed<Entry> {
  readonly entry: Entry;
  /** Its name without case and accents. */
  readonly folded: string;
  /** Its other names, likewise. */
  readonly others: readonly string[];
}

/** In words shorter than this, one changed letter makes a different word. */
const SHORTEST_MENDED = 4;

/** Words of this length allow only a few kinds of typo. */
const LONGEST_SHORT = 4;

/** Finds what a cook may have meant by a name, in a book of all ingredients. */
export class NameBook<Entry extends BookEntry> {
  readonly #listed: readonly Listed<Entry>[];
  readonly #byKey = new Map<string, Entry>();
  readonly #byId: ReadonlyMap<number, Entry>;

  constructor(entries: readonly Entry[]) {
    this.#listed = entries.map((entry) => ({
      entry,
      folded: fold(entry.name),
      others: [entry.plural, ...entry.aliases].map(fold),
    }));
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
    for (const names of [namesFirst, namesOther]) {
      for (const entry of entries) {
        for (const name of names(entry)) {
          const key = nameKey(name);
          if (!this.#byKey.has(key)) this.#byKey.set(key, entry);
        }
      }
    }
  }

  /** Finds an ingredient by id. */
  get(id: number): Entry | undefined {
    return this.#byId.get(id);
  }

  /** Finds an ingredient by any of its names, ignoring case, number and accents. */
  find(name: string): Entry | undefined {
    return this.#byKey.get(nameKey(name));
  }

  /**
   * Up to five suggestions for a text of at least two letters: ingredients whose name contains it, then those
   * with another name that does ('scallion' is a spring onion), then those it may misspell.
   */
  suggest(typed: string): Entry[] {
    const needle = fold(typed).trim();
    if (needle.length < SUGGESTIONS.ingredientMinLength) return [];
    const ranked = this.#listed
      .map((listed) => ({ entry: listed.entry, rank: rankOf(listed, needle) }))
      .filter(({ rank }) => rank < MISSES)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, SUGGESTIONS.most)
      .map(({ entry }) => entry);
    if (ranked.length > 0) return ranked;
    return this.#misspelt(needle, (name) => name.slice(0, needle.length)).slice(0, SUGGESTIONS.most);
  }

  /** The one ingredient closest to an unknown name; undefined for a known name or if none is close. */
  nearest(name: string): Entry | undefined {
    const words = fold(name).split(/\s+/);
    if (this.find(name) || words.some((word) => REAL_WORDS.has(word))) return undefined;
    const typed = fold(name).trim();
    return typed.length <= LONGEST_SHORT
      ? this.#meantShort(typed)
      : this.#misspelt(typed, (whole) => whole)[0];
  }

  /** Compared with main names only: among all others a short word is always close to something. */
  #meantShort(typed: string): Entry | undefined {
    return this.#listed.find(({ entry, folded }) =>
      [folded, fold(entry.plural)].some((name) => isSlipOfShort(typed, name)),
    )?.entry;
  }

  #misspelt(needle: string, partOf: (name: string) => string): Entry[] {
    if (needle.length < SHORTEST_MENDED) return [];
    const allowed = needle.length >= 8 ? 2 : 1;
    return this.#listed
      .map(({ entry, folded, others }) => ({
        entry,
        slips: Math.min(...[folded, ...others].map((name) => slipsBetween(needle, partOf(name), allowed))),
      }))
      .filter(({ slips }) => slips <= allowed)
      .toSorted((a, b) => a.slips - b.slips)
      .map(({ entry }) => entry);
  }
}

const namesFirst = ({ name }: BookEntry): readonly string[] => [name];
const namesOther = ({ plural, aliases }: BookEntry): readonly string[] => [plural, ...aliases];

/** Without case, accents and apostrophes, so 'jalapeno' finds jalapeño. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

const MISSES = 6;

/** Where a text matches an entry: at the start, at the start of a word, or inside; main names first. */
function rankOf({ folded, others }: Listed<unknown>, needle: string): number {
  const rank = (name: string) => {
    if (name.startsWith(needle)) return 0;
    if (name.includes(` ${needle}`)) return 1;
    return name.includes(needle) ? 2 : MISSES;
  };
  const own = rank(folded);
  return own < MISSES ? own : 3 + Math.min(...others.map(rank), 3);
}
