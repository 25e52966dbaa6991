import type { IngredientIndex } from '@larder/catalogue';
import { searchWords, type SearchWord } from '../search-words.ts';
import type { Holdings } from './holdings.ts';
import type { Kind } from './kinds.ts';
import { AVOIDED, type Avoided, type WishedDish } from './wishes.ts';

interface Indexes {
  readonly names: IngredientIndex;
  readonly holdings: Holdings;
  /** By what is typed, in the singular. */
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Where a dish stands, and whether it is refused there. */
export type IsRefused = (place: number) => boolean;

/** Words that refuse something. */
export interface Refused {
  readonly words: readonly SearchWord[];
  readonly isRefused: IsRefused;
}

/** The most words that something refused is named with. */
const LONGEST = 3;

/** What comes before something that a dish is not to hold: 'without any pork', 'free from eggs'. */
const BEFORE = ['without any', 'without', 'no', 'free from', 'free'];
/** What comes after it: 'nut free'. */
const AFTER = 'free';
/** Who does without one food that carries these does without all that do: an allergy names hardly ever a single one. */
const STRICT = new Set<string>(['nuts', 'shellfish', 'sesame']);

/** Knows what a dish is not to hold. It never changes. */
export class Refusals {
  readonly #dishes: readonly WishedDish[];
  readonly #indexes: Indexes;
  readonly #avoided = new Map<string, Avoided>();

  /** Takes the dishes at their places. */
  constructor(dishes: readonly WishedDish[], indexes: Indexes) {
    this.#dishes = dishes;
    this.#indexes = indexes;
    for (const avoided of AVOIDED)
      for (const name of avoided.say.split(',')) this.#avoided.set(keyOf(name), avoided);
  }

  /** Every word that refuses something or names what many avoid. */
  get words(): string[] {
    return [...BEFORE, ...this.#avoided.keys()].flatMap((key) => key.split(' '));
  }

  /** Which dishes these words refuse, all of them read; null where they refuse nothing. */
  of(words: readonly SearchWord[]): IsRefused | null {
    const key = keyIn(words);
    const before = BEFORE.find((said) => key.startsWith(`${said} `));
    if (before) return this.#holding(key.slice(before.length + 1));
    return key.endsWith(` ${AFTER}`) ? this.#free(key.slice(0, -AFTER.length - 1)) : null;
  }

  /** Whether what follows these words may be refused with them: 'without nuts', and not 'nut free'. */
  beginsList(words: readonly SearchWord[]): boolean {
    const key = keyIn(words);
    return words.length > 1 && BEFORE.some((said) => key.startsWith(`${said} `));
  }

  /**
   * What goes on with a list that is refused: 'or dairy', ', eggs or fish'. After 'and' or a comma something wanted may
   * follow: 'no pork and chicken curry', 'no dairy, pasta'.
   */
  next(words: readonly SearchWord[]): Refused | null {
    const join = words[0]?.before;
    if (join === undefined || join === 'other') return null;
    const from = words[0]?.written === 'any' ? 1 : 0;
    const found = this.#named(words.slice(from));
    if (!found) return null;
    const after = words[from + found.words.length];
    if (join !== 'or' && after && after.before === undefined && !BEFORE.includes(after.singular)) return null;
    const goesOn = words.slice(1).some(({ before }) => before === 'or' || before === 'and');
    if (join === 'comma' && !goesOn && !this.#isAvoided(keyIn(found.words))) return null;
    return { words: words.slice(0, from + found.words.length), isRefused: found.isRefused };
  }

  /** A list that is refused by what comes after it: 'nut and dairy free'. Nothing where it is no such list. */
  allFree(words: readonly SearchWord[]): readonly Refused[] {
    const all: Refused[] = [];
    let at = 0;
    for (let found = this.#named(words); found; found = this.#named(words.slice(at))) {
      if (!this.#isAvoided(keyIn(found.words))) return [];
      at += found.words.length;
      if (words[at]?.singular === AFTER && words[at]?.before === undefined)
        return all.length === 0 ? [] : [...all, { ...found, words: [...found.words, words[at]!] }];
      all.push(found);
      if (words[at]?.before === undefined || words[at]?.before === 'other') return [];
    }
    return [];
  }

  /** The most of these words that name one thing to refuse. */
  #named(words: readonly SearchWord[]): Refused | null {
    const joined = words.findIndex(({ before }, at) => at > 0 && before !== undefined);
    const most = Math.min(LONGEST, joined < 0 ? words.length : joined);
    for (let length = most; length > 0; length -= 1) {
      const some = words.slice(0, length);
      const isRefused = this.#holding(keyIn(some));
      if (isRefused) return { words: some, isRefused };
    }
    return null;
  }

  /** 'Rice free of nuts' does not refuse rice: only what is avoided as such is named first. */
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

const keyIn = (words: readonly SearchWord[]) => words.map(({ singular }) => singular).join(' ');
const keyOf = (said: string) => keyIn(searchWords(said));
