import type { IngredientIndex } from '@larder/domain/model';
import type { IngredientFamily } from '../ingredient-family.ts';
import type { MatchIndex } from '../match-index.ts';
import { queryWords, searchWords, type SearchWord } from '../search-words.ts';
import { Vocabulary } from '../spelling.ts';
import type { TextIndex } from '../text-index/text-index.ts';
import { Holdings, type HoldingDish } from './holdings.ts';
import type { Kind } from './kinds/kind.ts';
import { KINDS } from './kinds.ts';
import { Refusals, type IsRefused, type Refused } from './refusals.ts';
import { timeWish, WISHES, type Wish, type WishedDish } from './wishes.ts';

/** Maximum number of words with one meaning: three for a kind or ingredient, after 'without any'. */
const LONGEST = 5;

/**
 * Scores for how well a dish fits: it is of that kind; its title agrees; it contains the ingredient; it is
 * acceptable. A fulfilled wish adds almost nothing.
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
  share: 0.5,
};
/** How much less each subsequent dish of a list scores. */
const LESS_TYPICAL = 1 / 64;
/** If more titles contain a word, its position in them is ignored. */
const MOST_HEADS = 500;
/** Minimum length for correcting a kind's name. */
const MISTYPED = 5;
/** What follows these words in a title is secondary: 'rice with tomato sauce'. */
const BESIDE = /\s(?:with|in|and|from|for|con|en|alla?|allo|ai|e|met|op)\s|[,()]/;

/** A recipe's data for this search. */
interface SearchedDish extends WishedDish, HoldingDish {
  readonly title: string;
  readonly slug: string;
  readonly course: string;
  /** Lines whose ingredient is not known. */
  readonly unknownLines: readonly string[];
}

interface Indexes {
  readonly matches: Pick<MatchIndex, 'placesNeeding'>;
  readonly texts: Pick<TextIndex, 'withTitleWord'>;
  readonly names: IngredientIndex;
  readonly family: IngredientFamily;
  /** The recipes' words. */
  readonly vocabulary: Pick<Vocabulary, 'has'>;
}

/** Typed words, in the singular, for a kind or wish. */
interface KnownWords {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly wishes: ReadonlyMap<string, Wish>;
}

/** Query words with one meaning: a kind of dish, an ingredient, or a plain word. */
export interface Meaning {
  readonly words: readonly SearchWord[];
  /** Each recipe's score by position, 0 for no match; null for a plain word. */
  readonly scores: Float32Array | null;
  /** Whether it describes a dish ('quick', 'vegan') rather than naming one. */
  readonly isWish: boolean;
  /** Whether that description is a cuisine, which is given up if no dish fits. */
  readonly isCuisine?: boolean;
  /** What is excluded, if anything: 'nut' for 'without nuts'. */
  readonly refuses?: string;
}

/** Finds dishes by kind and ingredient name. Immutable. */
export class DishSearch {
  readonly #dishes: readonly SearchedDish[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #words: KnownWords;
  readonly #kindWords: Vocabulary;
  readonly #holdings: Holdings;
  readonly #refusals: Refusals;
  readonly #indexes: Indexes;

  /** Takes the recipes in title order; with `like`, they extend another instance. */
  constructor(dishes: readonly SearchedDish[], indexes: Indexes, like?: DishSearch) {
    this.#dishes = dishes;
    this.#places = like ? like.#places : new Map(dishes.map(({ slug }, place) => [slug, place]));
    this.#indexes = indexes;
    this.#holdings = new Holdings(dishes, indexes);
    this.#words = like ? like.#words : knownWords();
    this.#refusals = new Refusals(dishes, {
      names: indexes.names,
      holdings: this.#holdings,
      kinds: this.#words.kinds,
    });
    const keys = [...this.#words.kinds.keys(), ...this.#words.wishes.keys()];
    this.#kindWords = like
      ? like.#kindWords
      : new Vocabulary([...keys.flatMap((key) => key.split(' ')), ...this.#refusals.words]);
  }

  /** The same with additional dishes, which no kind lists. The indexes cover both. */
  beside(more: readonly SearchedDish[], indexes: Indexes): DishSearch {
    return new DishSearch(this.#dishes.concat(more), indexes, this);
  }

  /** Parses a query from left to right, preferring the longest meaning. */
  read(typed: readonly SearchWord[]): Meaning[] {
    const meanings = this.#meaningsOf(typed.map((word) => this.#corrected(word)));
    const named = this.#namedInLine(typed, meanings);
    return named ? this.#meaningsOf(searchWords(named)) : meanings;
  }

  #meaningsOf(words: readonly SearchWord[]): Meaning[] {
    const meanings: Meaning[] = [];
    for (let at = 0; at < words.length;) {
      const free = this.#refusals.allFree(words.slice(at)).map((refused) => this.#without(refused));
      const some = free.length > 0 ? free : [this.#longest(words.slice(at, at + LONGEST))];
      meanings.push(...some);
      at += some.reduce((sum, meaning) => sum + meaning.words.length, 0);
      if (free.length > 0 || !this.#refusals.beginsList(some[0]!.words)) continue;
      for (
        let next = this.#refusals.next(words.slice(at));
        next;
        next = this.#refusals.next(words.slice(at))
      ) {
        meanings.push(this.#without(next));
        at += next.words.length;
      }
    }
    return meanings;
  }

  #without({ words, thing, isRefused }: Refused): Meaning {
    return { words, scores: this.#scoresWithout(isRefused), isWish: true, refuses: thing };
  }

  /**
   * The ingredient of a line with amount, size or preparation: '2 large brinjals, diced'. Words found in
   * titles take precedence if there is no amount: 'roasted peppers'.
   */
  #namedInLine(typed: readonly SearchWord[], meanings: readonly Meaning[]): string | undefined {
    const plain = meanings.filter(({ scores }) => scores === null);
    if (plain.length === 0 || meanings.some(({ isWish }) => isWish)) return undefined;
    const { found, quantity } = this.#indexes.names.read(typed.map(({ written }) => written).join(' '));
    const isLine = quantity !== null || plain.every(({ words }) => this.titled(words).length === 0);
    return isLine ? found?.name : undefined;
  }

  /**
   * Whether a recipe's title itself excludes what these words exclude: a nut-free loaf, but not a gluten-free nut
   * loaf.
   */
  refusesToo(place: number, meanings: readonly Meaning[]): boolean {
    const asked = meanings.flatMap(({ refuses }) => refuses ?? []);
    if (asked.length === 0) return true;
    const own = this.#meaningsOf(queryWords(this.#dishes[place]!.title));
    return asked.every((thing) => own.some(({ refuses }) => refuses === thing));
  }

  /** The positions of recipes whose title has all of these words. */
  titled(words: readonly SearchWord[]): number[] {
    return this.#inTitles([keyOf(words)]);
  }

  /** Whether these words stand together in a recipe's title: 'egg fried rice', but not 'rice with a fried egg'. */
  isTitledWhole(place: number, words: readonly SearchWord[]): boolean {
    const isSpaced = words.some(({ before }) => before !== undefined);
    return this.#dishes[place]!.title.split(/[,()]/).some((part) => {
      const said = isSpaced ? queryWords(part) : searchWords(part);
      return ` ${keyOf(said)} `.includes(` ${keyOf(words)} `);
    });
  }

  /** The positions of the dishes that these words are an English name for, most typical first. */
  namedBy(words: readonly SearchWord[]): number[] {
    const listed = this.#words.kinds.get(keyOf(words))?.dishes?.split(' ') ?? [];
    return listed.flatMap((slug) => this.#places.get(slug) ?? []);
  }

  /** A corrected kind name: no recipe contains such names, so the text search cannot correct them. */
  #corrected(word: SearchWord): SearchWord {
    const { written, singular } = word;
    const isKnown = [written, singular].some(
      (form) =>
        this.#kindWords.has(form) ||
        this.#indexes.vocabulary.has(form) ||
        this.#indexes.names.findByKey(form) !== undefined,
    );
    if (isKnown || written.length < MISTYPED) return word;
    // People rarely mistype the first letter, and 'night' is not 'light'.
    const nearest = this.#kindWords.nearest(singular).find(([first]) => first === written[0]);
    return nearest ? { ...word, written: nearest, singular: nearest } : word;
  }

  #longest(words: readonly SearchWord[]): Meaning {
    for (let length = words.length; length > 0; length -= 1) {
      const some = words.slice(0, length);
      const key = keyOf(some);
      const wish = this.#words.wishes.get(key) ?? timeWish(key);
      if (wish) {
        const scores = this.#scoresOf(wish, key);
        return { words: some, scores, isWish: true, isCuisine: wish.isCuisine ?? false };
      }
      const refused = this.#refusals.of(some);
      if (refused) return this.#without(refused);
      const kind = this.#words.kinds.get(key);
      const ingredient = this.#indexes.names.findByKey(key);
      if (!kind && (!ingredient || this.#isMadeForDiet(some, ingredient.slug))) continue;
      const scores = new Float32Array(this.#dishes.length);
      if (ingredient && !kind?.holds)
        this.#scoreIngredients(scores, [ingredient.slug], [key, ingredient.name]);
      if (kind) this.#scoreKind(scores, kind, key);
      // Nothing in this catalogue matches: treat them as plain words.
      if (scores.some((score) => score > 0)) return { words: some, scores, isWish: false };
    }
    return { words: words.slice(0, 1), scores: null, isWish: false };
  }

  /**
   * Whether these words name something made for a diet that no dish here has. A vegan burger from a packet is not what a
   * cook hopes to cook: the words ask for a burger that is vegan.
   */
  #isMadeForDiet(words: readonly SearchWord[], slug: string): boolean {
    const wish = words.length > 1 ? this.#words.wishes.get(keyOf(words.slice(0, 1))) : undefined;
    return wish !== undefined && !wish.isCuisine && this.#holdings.of([slug]).length === 0;
  }

  #scoreKind(scores: Float32Array, kind: Kind, key: string): void {
    if (kind.holds) this.#scoreIngredients(scores, kind.holds.split(' '), [key, kind.titles ?? '']);
    else this.#scoreTitles(scores, kind, key);
    for (const [index, slug] of (kind.dishes?.split(' ') ?? []).entries()) {
      const place = this.#places.get(slug);
      if (place !== undefined) this.#raiseOne(scores, place, WEIGHT.kind + 1 - index * LESS_TYPICAL);
    }
    if (kind.orElse) this.#raise(scores, this.#holdings.of([kind.orElse]), WEIGHT.orElse);
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

  #scoresOf({ grants, isCuisine }: Wish, key: string): Float32Array {
    const scores = Float32Array.from(this.#dishes, (dish) => grants(dish) * WEIGHT.wish);
    if (isCuisine) this.#raise(scores, this.#inTitles([key]), WEIGHT.wish / 2);
    return scores;
  }

  #scoresWithout(isRefused: IsRefused): Float32Array {
    return Float32Array.from(this.#dishes, (_dish, place) => (isRefused(place) ? 0 : WEIGHT.wish));
  }

  /** A title that names an ingredient the dish lacks means something else: rice cakes, butter beans. */
  #scoreIngredients(scores: Float32Array, slugs: readonly string[], names: readonly string[]): void {
    const said = names.flatMap((name) => [keyOf(searchWords(name)), ...name.split(' ')]);
    const inTitle = new Set(this.#inTitles(said));
    const asksHeads = inTitle.size <= MOST_HEADS;
    const holding = this.#holdings.of(slugs);
    const share = holding.length <= MOST_HEADS ? this.#holdings.shareOf(slugs) : () => 0;
    for (const place of holding) {
      scores[place] = WEIGHT.ingredient + WEIGHT.share * share(place);
      if (!inTitle.has(place)) continue;
      scores[place]! += WEIGHT.inTitle + (asksHeads && this.#isInHead(place, said) ? WEIGHT.inHead : 0);
    }
    for (const place of inTitle) {
      // Unless it may be in a line that is not known: then the cook's title says what is in it.
      const isKnown = this.#dishes[place]!.unknownLines.length === 0;
      this.#raiseOne(scores, place, isKnown ? WEIGHT.titleAlone : WEIGHT.ingredient + WEIGHT.inTitle);
    }
  }

  /** Whether one of these names starts a title or its parenthesised part. */
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

  /** The positions of recipes whose title contains all words of one of these names. */
  #inTitles(names: readonly string[]): number[] {
    return names.filter(Boolean).flatMap((name) => {
      const [first = [], ...others] = name.split(' ').map((word) => this.#indexes.texts.withTitleWord(word));
      const sets = others.map((places) => new Set(places));
      return Array.from(first).filter((place) => sets.every((places) => places.has(place)));
    });
  }
}

function knownWords(): KnownWords {
  return {
    kinds: new Map(KINDS.flatMap((kind) => keysOf(kind).map((key) => [key, kind] as const))),
    wishes: new Map(WISHES.flatMap((wish) => keysOf(wish).map((key) => [key, wish] as const))),
  };
}

const keyOf = (words: readonly SearchWord[]) => words.map(({ singular }) => singular).join(' ');
const keysOf = ({ say }: Pick<Kind, 'say'>) => say.split(',').map((said) => keyOf(searchWords(said)));
