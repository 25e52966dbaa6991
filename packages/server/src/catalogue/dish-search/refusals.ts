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
    const key = words.map(({ singular }) => singular).join(' ');
    const before = BEFORE.find((said) => key.startsWith(`${said} `));
    if (before) return this.#holding(key.slice(before.length + 1));
    return key.endsWith(` ${AFTER}`) ? this.#free(key.slice(0, -AFTER.length - 1)) : null;
  }

  /** 'Rice free of nuts' does not refuse rice: only what is avoided as such is named first. */
  #free(key: string): IsRefused | null {
    const isAvoided =
      this.#avoided.get(key)?.isAlsoWanted === false || this.#strictOf(this.#slugsOf(key)).length > 0;
    return isAvoided ? this.#holding(key) : null;
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

const keyOf = (said: string) =>
  searchWords(said)
    .map(({ singular }) => singular)
    .join(' ');
