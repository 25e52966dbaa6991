import type { IngredientIndex } from '@larder/domain/model';
import { searchWords, type SearchWord } from '../search-words.ts';
import type { Holdings } from './holdings.ts';
import type { Kind } from './kinds/kind.ts';
import { AVOIDED, type Avoided, type WishedDish } from './wishes.ts';

interface Indexes {
  readonly names: IngredientIndex;
  readonly holdings: Holdings;
  /** By typed words, in the singular. */
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Whether the dish at a position is excluded. */
export type IsRefused = (place: number) => boolean;

/** Words that exclude something. */
export interface Refused {
  readonly words: readonly SearchWord[];
  /** What is excluded, in the singular and without the excluding word. */
  readonly thing: string;
  readonly isRefused: IsRefused;
}

/** Maximum number of words that name an exclusion. */
const LONGEST = 3;

/** Prefixes of an exclusion: 'without any pork', 'free from eggs'. */
const BEFORE = ['without any', 'without', 'no', 'free from', 'free'];
/** Suffix of an exclusion: 'nut free'. */
const AFTER = 'free';
/** Excluding one food with any of these excludes all of them: allergies rarely concern a single one. */
const STRICT = new Set<string>(['nuts', 'shellfish', 'sesame']);

/** Parses exclusions. Immutable. */
export class Refusals {
  readonly #dishes: readonly WishedDish[];
  readonly #indexes: Indexes;
  readonly #avoided = new Map<string, Avoided>();

  /** Takes the dishes by position. */
  constructor(dishes: readonly WishedDish[], indexes: Indexes) {
    this.#dishes = dishes;
    this.#indexes = indexes;
    for (const avoided of AVOIDED)
      for (const name of avoided.say.split(',')) this.#avoided.set(keyOf(name), avoided);
  }

  /** Every word that excludes something or names what many avoid. */
  get words(): string[] {
    return [...BEFORE, ...this.#avoided.keys()].flatMap((key) => key.split(' '));
  }

  /** What these words exclude, if all of them are understood; null if they exclude nothing. */
  of(words: readonly SearchWord[]): Refused | null {
    const key = keyIn(words);
    const before = BEFORE.find((said) => key.startsWith(`${said} `));
    // 'Nuts, free from eggs' is not 'nut free'.
    const isAfter = key.endsWith(` ${AFTER}`) && words.at(-1)?.before === undefined;
    if (!before && !isAfter) return null;
    const thing = before ? key.slice(before.length + 1) : key.slice(0, -AFTER.length - 1);
    const isRefused = before ? this.#holding(thing) : this.#free(thing);
    return isRefused && { words, thing, isRefused };
  }

  /** Whether an excluded list may continue after these words: 'without nuts', but not 'nut free'. */
  beginsList(words: readonly SearchWord[]): boolean {
    const key = keyIn(words);
    return words.length > 1 && BEFORE.some((said) => key.startsWith(`${said} `));
  }

  /**
   * What continues an excluded list: 'or dairy', ', eggs or fish'. After 'and' or a comma something wanted may
   * follow: 'no dairy, pasta'. Before a dish it is ambiguous: 'no dairy and eggs pancakes' excludes eggs, as it
   * would any allergen, because omitting a dish does less harm than showing it; 'no onion and chicken curry' wants
   * chicken, because dishes are named after their ingredients.
   */
  next(words: readonly SearchWord[]): Refused | null {
    const join = words[0]?.before;
    if (join === undefined || join === 'other') return null;
    const from = words[0]?.written === 'any' ? 1 : 0;
    const found = this.#named(words.slice(from));
    if (!found) return null;
    const after = words[from + found.words.length];
    const isBeforeDish = after && after.before === undefined && !BEFORE.includes(after.singular);
    const goesOn = words.slice(1).some(({ before }) => before === 'or' || before === 'and');
    const mayBeWanted = join !== 'or' && (isBeforeDish || (join === 'comma' && !goesOn));
    if (mayBeWanted && (!this.#isAvoided(found.thing) || this.#beginsKind(words.slice(from)))) return null;
    return { ...found, words: words.slice(0, from + found.words.length) };
  }

  /** A list with a suffix: 'nut and dairy free'. Null if it is not such a list. */
  allFree(words: readonly SearchWord[]): readonly Refused[] {
    const all: Refused[] = [];
    let at = 0;
    for (let found = this.#named(words); found; found = this.#named(words.slice(at))) {
      if (!this.#isAvoided(found.thing)) return [];
      at += found.words.length;
      if (words[at]?.singular === AFTER && words[at]?.before === undefined)
        return all.length === 0 ? [] : [...all, { ...found, words: [...found.words, words[at]!] }];
      all.push(found);
      if (words[at]?.before === undefined || words[at]?.before === 'other') return [];
    }
    return [];
  }

  /** The longest of these words that name an exclusion. */
  #named(words: readonly SearchWord[]): Refused | null {
    for (const some of beginningsOf(words)) {
      const thing = keyIn(some);
      const isRefused = this.#holding(thing);
      if (isRefused) return { words: some, thing, isRefused };
    }
    return null;
  }

  /** Whether these words begin with a kind of dish named after its contents: 'fish pie'. */
  #beginsKind(words: readonly SearchWord[]): boolean {
    return beginningsOf(words).some((some) => some.length > 1 && this.#indexes.kinds.has(keyIn(some)));
  }

  /** 'Rice free of nuts' does not exclude rice: only foods that people avoid can come first. */
  #free(key: string): IsRefused | null {
    return this.#isAvoided(key) ? this.#holding(key) : null;
  }

  #isAvoided(key: string): boolean {
    return this.#avoided.get(key)?.isAlsoWanted === false || this.#strictOf(this.#slugsOf(key)).length > 0;
  }

  #holding(key: string): IsRefused | null {
    const avoided = this.#avoided.get(key);
    if (avoided) return (place) => !avoided.grants(this.#dishes[place]!);
    const slugs = this.#slugsOf(key);
    if (slugs.length === 0) return null;
    const strict = this.#strictOf(slugs);
    const places = new Set(this.#indexes.holdings.ofAll(slugs));
    return (place) =>
      places.has(place) || strict.some((allergen) => this.#dishes[place]!.allergens.includes(allergen));
  }

  #slugsOf(key: string): readonly string[] {
    const slug = this.#indexes.names.findByKey(key)?.slug;
    return this.#indexes.kinds.get(key)?.holds?.split(' ') ?? (slug ? [slug] : []);
  }

  #strictOf(slugs: readonly string[]): readonly string[] {
    return slugs
      .flatMap((slug): readonly string[] => this.#indexes.names.get(slug)?.allergens ?? [])
      .filter((allergen) => STRICT.has(allergen));
  }
}

/** The words up to the next 'and', 'or' or comma, longest sequence first. */
function beginningsOf(words: readonly SearchWord[]): SearchWord[][] {
  const joined = words.findIndex(({ before }, at) => at > 0 && before !== undefined);
  const most = Math.min(LONGEST, joined < 0 ? words.length : joined);
  return Array.from({ length: most }, (_, less) => words.slice(0, most - less));
}

const keyIn = (words: readonly SearchWord[]) => words.map(({ singular }) => singular).join(' ');
const keyOf = (said: string) => keyIn(searchWords(said));
