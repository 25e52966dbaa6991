import { SUGGESTIONS } from '../suggestions.ts';
import type { Unit } from '../units.ts';
import { withoutAccents } from './accents.ts';
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
  /** Its rank among common staples, 1 first; null or missing if it is not one. */
  readonly common?: number | null | undefined;
  /** Its rank among what this cook adds most, likewise. */
  readonly usual?: number | null | undefined;
}

/** An entry with its names normalised for comparison. */
interface Listed<Entry> {
  readonly entry: Entry;
  /** Its name and plural without case and accents. */
  readonly own: readonly string[];
  /** Its other names: as written, and without case and accents. */
  readonly others: readonly { readonly name: string; readonly folded: string }[];
  readonly familiarity: number;
  /** All of its names in one text, to skip the many entries that cannot match. */
  readonly all: string;
}

/** An entry that a typed text may mean. */
export interface Suggestion<Entry> {
  readonly entry: Entry;
  /** The other name that was typed, if its main name was not: 'zucchini' for courgette. */
  readonly matched: string | null;
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
      own: [entry.name, entry.plural].map(fold),
      others: entry.aliases.map((name) => ({ name, folded: fold(name) })),
      familiarity: familiarityOf(entry),
      all: [entry.name, entry.plural, ...entry.aliases].map(fold).join('\n'),
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
   * Up to five suggestions for a text of at least two letters, by any name and without accents: exact names first,
   * then names that begin with it or have a word that does, and what is used more often before the rest. Only if
   * there are none, names with it inside a word, then names that it may misspell.
   */
  suggest(typed: string): Suggestion<Entry>[] {
    const needle = fold(typed).trim().replaceAll(/\s+/g, ' ');
    if (needle.length < SUGGESTIONS.ingredientMinLength) return [];
    const [first = ''] = needle.split(' ');
    const found = this.#listed.flatMap((listed) => {
      const match = listed.all.includes(first) ? matchOf(listed, needle) : null;
      return match ? [{ entry: listed.entry, ...match, score: match.rank - listed.familiarity }] : [];
    });
    const isInside = found.every(({ rank }) => rank === INSIDE_WORD);
    const best = found
      .filter(({ rank }) => isInside || rank < INSIDE_WORD)
      .toSorted((a, b) => a.score - b.score || a.entry.name.length - b.entry.name.length)
      .slice(0, SUGGESTIONS.most);
    if (best.length > 0) return best.map(({ entry, matched }) => ({ entry, matched }));
    return this.#misspelt(needle, (name) => name.slice(0, needle.length))
      .slice(0, SUGGESTIONS.most)
      .map((entry) => ({ entry, matched: null }));
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
    return this.#listed.find(({ own }) => own.some((name) => isSlipOfShort(typed, name)))?.entry;
  }

  #misspelt(needle: string, partOf: (name: string) => string): Entry[] {
    if (needle.length < SHORTEST_MENDED) return [];
    const allowed = needle.length >= 8 ? 2 : 1;
    return this.#listed
      .map(({ entry, own, others }) => ({
        entry,
        slips: Math.min(
          ...[...own, ...others.map(({ folded }) => folded)].map((name) =>
            slipsBetween(needle, partOf(name), allowed),
          ),
        ),
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
  return withoutAccents(text).replaceAll(/['’]/g, '').toLowerCase();
}

/** How well a name matches a text, best first. The steps leave room for familiarity between them. */
const [EXACT, BEGINS, HAS_WORD] = [0, 2, 3] as const;
/** What a name may end in beyond the text and still be the same: 'olives'. */
const PLURAL_ENDS: ReadonlySet<string> = new Set(['', 's', 'es']);
/** The rank of a name that only has a text inside a word: 'oo' in 'moon'. */
export const INSIDE_WORD = 9;
const OTHER_NAME = 1;
const LATER_NAME = 0.03;

/** How well one name matches a text, both folded; null if it does not. */
export function rankOfName(name: string, needle: string): number | null {
  if (name.startsWith(needle)) return PLURAL_ENDS.has(name.slice(needle.length)) ? EXACT : BEGINS;
  const asked = needle.split(' ');
  if (!name.includes(asked[0] ?? '')) return null;
  const words = name.split(/[\s-]/);
  let from = 0;
  for (const word of asked) {
    const at = words.findIndex((one, place) => place >= from && one.startsWith(word));
    if (at < 0) return name.includes(needle) ? INSIDE_WORD : null;
    from = at + 1;
  }
  return HAS_WORD;
}

/** The best of an entry's names for a text. */
function matchOf(
  { own, others }: Listed<unknown>,
  needle: string,
): { rank: number; matched: string | null } | null {
  const ranked = [
    ...own.map((name) => ({ rank: rankOfName(name, needle), matched: null })),
    ...others.map(({ name, folded }, place) => ({
      rank: behind(rankOfName(folded, needle), place),
      matched: name,
    })),
  ].flatMap(({ rank, matched }) => (rank === null ? [] : [{ rank, matched }]));
  return ranked.toSorted((a, b) => a.rank - b.rank)[0] ?? null;
}

/** A name other than the main one counts a little less, the more so the later it is listed. */
function behind(rank: number | null, place: number): number | null {
  return rank === null ? null : Math.min(INSIDE_WORD, rank + OTHER_NAME + place * LATER_NAME);
}

/** What a cook often adds comes before staples, and those before what only matches a little better. */
function familiarityOf({ common, usual }: BookEntry): number {
  if (usual) return 1.9 - usual / 100;
  return common ? 1.6 - common / 200 : 0;
}
