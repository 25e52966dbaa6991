import type { IngredientIndex } from '@larder/catalogue';
import type { IngredientFamily } from '../ingredient-family.ts';
import type { MatchIndex } from '../match-index.ts';
import { searchWords, type SearchWord } from '../search-words.ts';
import type { TextIndex } from '../text-index/text-index.ts';
import { KINDS, type Kind } from './kinds.ts';

/** What counts as a quick dish, in minutes with waiting. */
const QUICK = 30;
/** The most words that a kind or an ingredient is named with. */
const LONGEST = 3;

/**
 * How well a dish is what was meant: it is of that kind; its title says it too; it holds the ingredient; it will do. A
 * wish that is granted says next to nothing of that.
 */
const WEIGHT = {
  kind: 4,
  kindByTitle: 3,
  titleToo: 1,
  ingredient: 2,
  inTitle: 2,
  inHead: 1,
  titleAlone: 1.5,
  orElse: 0.5,
  wish: 0.125,
};
/** How much less the next dish of a list counts. */
const LESS_TYPICAL = 1 / 64;
/** Where so many titles have a word it is not asked where in them. */
const MOST_HEADS = 500;
/** What of a dish comes after these words is beside the point: 'rice with tomato sauce'. */
const BESIDE = /\s(?:with|in|and|from|for|con|en|alla?|allo|ai|e|met|op)\s|[,()]/;

/** What is known of a recipe here. */
interface SearchedDish {
  readonly title: string;
  readonly slug: string;
  readonly course: string;
  readonly totalTime: number;
  readonly vegan: boolean;
  readonly vegetarian: boolean;
}

interface Indexes {
  readonly matches: MatchIndex;
  readonly texts: TextIndex;
  readonly names: IngredientIndex;
  readonly family: IngredientFamily;
}

/** Some words of a query that mean one thing: a kind of dish or an ingredient, or a word that is only a word. */
export interface Meaning {
  readonly words: readonly SearchWord[];
  /** How well each recipe fits, by its place; 0 for one that does not. Null for a word that is only a word. */
  readonly scores: Float32Array | null;
  /** Whether it says how a dish should be ('quick', 'vegan') and not what. */
  readonly isWish: boolean;
}

/** Knows what cooks mean by kinds of dishes and by names of ingredients. It never changes. */
export class DishSearch {
  readonly #dishes: readonly SearchedDish[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #kinds = new Map<string, Kind>();
  readonly #indexes: Indexes;

  /** Takes the recipes in title order. */
  constructor(dishes: readonly SearchedDish[], indexes: Indexes) {
    this.#dishes = dishes;
    this.#places = new Map(dishes.map(({ slug }, place) => [slug, place]));
    this.#indexes = indexes;
    for (const kind of KINDS)
      for (const said of kind.say.split(',')) this.#kinds.set(keyOf(searchWords(said)), kind);
  }

  /** Reads a query from left to right, the longest that means something first. */
  read(words: readonly SearchWord[]): Meaning[] {
    const meanings: Meaning[] = [];
    for (let at = 0; at < words.length;) {
      const meaning = this.#longest(words.slice(at, at + LONGEST));
      meanings.push(meaning);
      at += meaning.words.length;
    }
    return meanings;
  }

  /** Where recipes stand whose title has all of these words. */
  titled(words: readonly SearchWord[]): number[] {
    return this.#inTitles([keyOf(words)]);
  }

  #longest(words: readonly SearchWord[]): Meaning {
    for (let length = words.length; length > 0; length -= 1) {
      const some = words.slice(0, length);
      const key = keyOf(some);
      const kind = this.#kinds.get(key);
      const ingredient = this.#indexes.names.findByKey(key);
      if (!kind && !ingredient) continue;
      const scores = new Float32Array(this.#dishes.length);
      if (ingredient && !kind?.holds)
        this.#scoreIngredients(scores, [ingredient.slug], [key, ingredient.name]);
      if (kind) this.#scoreKind(scores, kind, key);
      // Nothing in this catalogue is called so: they are words like any other.
      if (scores.some((score) => score > 0)) return { words: some, scores, isWish: Boolean(kind?.wish) };
    }
    return { words: words.slice(0, 1), scores: null, isWish: false };
  }

  #scoreKind(scores: Float32Array, kind: Kind, key: string): void {
    if (kind.wish) return this.#scoreWish(scores, kind.wish);
    if (kind.holds) this.#scoreIngredients(scores, kind.holds.split(' '), [key, kind.titles ?? '']);
    else this.#scoreTitles(scores, kind, key);
    for (const [index, slug] of (kind.dishes?.split(' ') ?? []).entries()) {
      const place = this.#places.get(slug);
      if (place !== undefined) this.#raiseOne(scores, place, WEIGHT.kind + 1 - index * LESS_TYPICAL);
    }
    if (kind.orElse) this.#raise(scores, this.#holding([kind.orElse]), WEIGHT.orElse);
  }

  #scoreTitles(scores: Float32Array, kind: Kind, key: string): void {
    const inTitle = new Set(this.#inTitles([key, ...(kind.titles?.split(' ') ?? [])]));
    this.#raise(scores, inTitle, kind.titles ? WEIGHT.kindByTitle : WEIGHT.titleAlone);
    for (const course of kind.course ?? []) {
      for (const [place, dish] of this.#dishes.entries()) {
        if (dish.course !== course) continue;
        this.#raiseOne(scores, place, WEIGHT.kind + (inTitle.has(place) ? WEIGHT.titleToo : 0));
      }
    }
  }

  #scoreWish(scores: Float32Array, wish: NonNullable<Kind['wish']>): void {
    for (const [place, dish] of this.#dishes.entries()) {
      const isGranted = wish === 'quick' ? dish.totalTime <= QUICK : dish[wish];
      if (isGranted) scores[place] = WEIGHT.wish;
    }
  }

  /** A title that names what is not in the dish names something else: rice cakes, butter beans. */
  #scoreIngredients(scores: Float32Array, slugs: readonly string[], names: readonly string[]): void {
    const said = names.flatMap((name) => [keyOf(searchWords(name)), ...name.split(' ')]);
    const inTitle = new Set(this.#inTitles(said));
    const asksHeads = inTitle.size <= MOST_HEADS;
    for (const place of this.#holding(slugs)) {
      scores[place] = WEIGHT.ingredient;
      if (!inTitle.has(place)) continue;
      scores[place]! += WEIGHT.inTitle + (asksHeads && this.#isInHead(place, said) ? WEIGHT.inHead : 0);
    }
    this.#raise(scores, inTitle, WEIGHT.titleAlone);
  }

  /** Whether one of these names begins a title or what stands in its brackets. */
  #isInHead(place: number, names: readonly string[]): boolean {
    const { title } = this.#dishes[place]!;
    return title.split('(').some((part) => {
      const [head = ''] = part.trim().split(BESIDE);
      const words = new Set(searchWords(head).map(({ singular }) => singular));
      return names.some((name) => name !== '' && name.split(' ').every((word) => words.has(word)));
    });
  }

  #raise(scores: Float32Array, places: Iterable<number>, least: number): void {
    for (const place of places) this.#raiseOne(scores, place, least);
  }

  #raiseOne(scores: Float32Array, place: number, least: number): void {
    scores[place] = Math.max(scores[place]!, least);
  }

  /** Where recipes stand that hold one of these ingredients or a kind of it. */
  #holding(slugs: readonly string[]): Uint32Array {
    const { matches, names, family } = this.#indexes;
    const ids = slugs.flatMap((slug) => {
      const ingredient = names.get(slug);
      return ingredient ? [...family.kindsOf(ingredient.id)] : [];
    });
    return matches.placesNeeding(ids);
  }

  /** Where recipes stand whose title has all words of one of these names. */
  #inTitles(names: readonly string[]): number[] {
    return names.filter(Boolean).flatMap((name) => {
      const [first = [], ...others] = name.split(' ').map((word) => this.#indexes.texts.withTitleWord(word));
      const sets = others.map((places) => new Set(places));
      return Array.from(first).filter((place) => sets.every((places) => places.has(place)));
    });
  }
}

const keyOf = (words: readonly SearchWord[]) => words.map(({ singular }) => singular).join(' ');
