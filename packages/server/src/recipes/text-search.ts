import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Shelf } from './catalogue/shelf.ts';
import { findByLikeness } from './recipe.store.ts';
import type { Meaning } from './search/dish-search/dish-search.ts';
import { queryWords, type SearchWord } from './search/search-words.ts';
import type { QueryTerm } from './search/text-index/query.ts';
import type { TextHits } from './search/text-index/text-index.ts';

/** What is searched. */
type Searched = Pick<Shelf, 'ownerId' | 'recipes' | 'texts' | 'vocabulary' | 'names' | 'dishes'>;

/**
 * The recipes found by a text. Every word must be in the title, cuisine or ingredients; an unknown word may
 * be a prefix or a typo. If the words match nothing, the text may be an ingredient in other words ('500 g
 * chopped brinjals'); otherwise similar titles are used.
 */
export async function findByText(database: NodePgDatabase, shelf: Searched, text: string): Promise<TextHits> {
  const { ownerId, recipes, texts, vocabulary, names } = shelf;
  const find = (words: readonly SearchWord[]) => texts.find(words.map((word) => queryTerm(word, vocabulary)));
  const words = queryWords(text);
  // '%' and '_' are literal characters, not wildcards.
  if (words.length === 0) return texts.findSigns(text);
  const meant = await findMeant(shelf, words);
  if (meant) return meant;
  const hits = await find(words);
  if (hits.places.length > 0) return hits;
  const ingredient = names.read(text).found;
  const uses = ingredient && (await find(queryWords(ingredient.name)));
  if (uses && uses.places.length > 0) return uses;
  const alike = await findByLikeness(database, ownerId, words.map(({ singular }) => singular).join(' '));
  // Rows newer than the snapshot have no position in it.
  return {
    places: recipes.placesOf(alike.keys()),
    relevance: (places) =>
      Promise.resolve(Float64Array.from(places, (place) => alike.get(recipes.idAt(place)) ?? 0)),
  };
}

/** Penalty for a word that is not in the title. */
const OFF_TITLE = 0.5;
/**
 * Exceeds all query meanings together: a recipe is found by its name first. `apart`: its title has all words somewhere;
 * `known`: they are a known name for it; `whole`: they stand in its title as they are. Each is at most half
 * of the next (`closestAndOthers` takes from two thirds up), so that what a cook has at home does not decide between them.
 */
const BY_NAME = { apart: 100, known: 200, whole: 400 };

/** Not found at all. */
const NONE: TextHits = {
  places: new Uint32Array(),
  relevance: (places) => Promise.resolve(new Float64Array(places.length)),
};

/**
 * The recipes that match the meaning of all words; null if no word has a meaning. A cuisine without such a dish is
 * dropped: 'Korean pizza' finds pizza.
 */
async function findMeant(shelf: Searched, words: readonly SearchWord[]): Promise<TextHits | null> {
  const { dishes, texts, vocabulary } = shelf;
  const meanings = dishes.read(words);
  const found = await findByMeaning(shelf, words, meanings);
  const others = meanings.filter(({ isCuisine }) => !isCuisine);
  if (found !== NONE || others.length === meanings.length) return found;
  const left = others.flatMap((meaning) => meaning.words);
  return (
    (await findByMeaning(shelf, left, others)) ?? texts.find(left.map((word) => queryTerm(word, vocabulary)))
  );
}

/**
 * The recipes that match these meanings; null if no word has one, or no recipe matches most of them. A wish must be
 * fulfilled. If each part is available but not together, the recipes that match most are returned.
 */
async function findByMeaning(
  { recipes, texts, vocabulary, dishes }: Searched,
  words: readonly SearchWord[],
  meanings: readonly Meaning[],
): Promise<TextHits | null> {
  if (meanings.every(({ scores }) => scores === null)) return null;
  const isNamed = meanings.some(({ scores, isWish }) => scores !== null && !isWish);
  const sums = new Float64Array(recipes.size);
  const counts = new Uint8Array(recipes.size);
  const refused = new Uint8Array(recipes.size);
  let things = 0;
  for (const { words: some, scores, isWish } of meanings) {
    if (scores) {
      if (!isWish) things += 1;
      for (let place = 0; place < scores.length; place += 1) {
        if (scores[place] === 0) refused[place] ||= Number(isWish);
        else if (!isWish) counts[place]! += 1;
        sums[place]! += scores[place]!;
      }
      continue;
    }
    const hits = await texts.find(some.map((word) => queryTerm(word, vocabulary)));
    if (hits.places.length === 0) {
      // Words next to an unknown one still count.
      if (isNamed) continue;
      return null;
    }
    things += 1;
    const relevance = await hits.relevance(hits.places);
    for (const [index, place] of hits.places.entries()) {
      sums[place]! += relevance[index]! >= 1 ? 1 + relevance[index]! : relevance[index]! * OFF_TITLE;
      counts[place]! += 1;
    }
  }
  // A single word names a kind or an ingredient, unless it is a wish that is also in a title.
  if (words.length > 1 || things === 0) {
    const titled = new Set(dishes.titled(words));
    const known = new Set(dishes.namedBy(words));
    for (const place of new Set([...titled, ...known])) {
      const otherwise = known.has(place) ? BY_NAME.known : BY_NAME.apart;
      sums[place]! += dishes.isTitledWhole(place, words) ? BY_NAME.whole : otherwise;
      counts[place] = things;
      if (titled.has(place) && dishes.refusesToo(place, meanings)) refused[place] = 0;
    }
  }
  const most = counts.reduce((sofar, count, place) => (refused[place] ? sofar : Math.max(sofar, count)), 0);
  // If a wish rules something out, it is not searched for in other ways: 'vegan' is in the name of a mayonnaise too.
  if (most === 0 && things > 0 && refused.includes(1)) return NONE;
  if (most * 2 < things) return null;
  const places = Uint32Array.from(counts.keys()).filter(
    (place) => counts[place] === most && !refused[place] && sums[place]! > 0,
  );
  if (places.length === 0) return null;
  return { places, relevance: (some) => Promise.resolve(Float64Array.from(some, (place) => sums[place]!)) };
}

/**
 * What a query word may stand for: itself if known, otherwise the closest words and those it is a prefix of.
 */
export function queryTerm({ written, singular }: SearchWord, vocabulary: Shelf['vocabulary']): QueryTerm {
  const forms = [...new Set([written, singular])];
  const known = forms.filter((form) => vocabulary.has(form));
  if (known.length > 0) return { words: known, prefix: null };
  return { words: [...new Set(forms.flatMap((form) => vocabulary.nearest(form)))], prefix: written };
}
