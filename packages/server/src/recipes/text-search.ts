import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Shelf } from './catalogue/shelf.ts';
import { findByLikeness } from './recipe.store.ts';
import { queryWords, type SearchWord } from './search/search-words.ts';
import type { QueryTerm } from './search/text-index/query.ts';
import type { TextHits } from './search/text-index/text-index.ts';

/** What is searched. */
type Searched = Pick<Shelf, 'ownerId' | 'recipes' | 'texts' | 'vocabulary' | 'names' | 'dishes'>;

/**
 * The recipes that a text finds. Every word must be in title, cuisine or ingredients; a word that no recipe has may be
 * the beginning of one, or a typo. When the words find nothing, the text may be an ingredient in other words ('500 g
 * chopped brinjals'); else titles that look alike are taken.
 */
export async function findByText(database: NodePgDatabase, shelf: Searched, text: string): Promise<TextHits> {
  const { ownerId, recipes, texts, vocabulary, names } = shelf;
  const find = (words: readonly SearchWord[]) => texts.find(words.map((word) => queryTerm(word, vocabulary)));
  const words = queryWords(text);
  // '%' and '_' are plain characters: they are looked for, not matched with everything.
  if (words.length === 0) return texts.findSigns(text);
  const meant = await findMeant(shelf, words);
  if (meant) return meant;
  const hits = await find(words);
  if (hits.places.length > 0) return hits;
  const ingredient = names.read(text).found;
  const uses = ingredient && (await find(queryWords(ingredient.name)));
  if (uses && uses.places.length > 0) return uses;
  const alike = await findByLikeness(database, ownerId, words.map(({ singular }) => singular).join(' '));
  // What the database has got since the snapshot was read has no place in it.
  return {
    places: recipes.placesOf(alike.keys()),
    relevance: (places) =>
      Promise.resolve(Float64Array.from(places, (place) => alike.get(recipes.idAt(place)) ?? 0)),
  };
}

/** How much less a word counts that is not in the title. */
const OFF_TITLE = 0.5;
/** More than all that the words of a query may mean: a recipe is found by its name first. */
const BY_NAME = 100;

/**
 * The recipes that are all of what the words mean; null when no word means more than itself, or no recipe is all of it.
 * A wish is always granted. Where every single thing is to be had but not together, those that are most of it are meant.
 */
async function findMeant(
  { recipes, texts, vocabulary, dishes }: Searched,
  words: readonly SearchWord[],
): Promise<TextHits | null> {
  const meanings = dishes.read(words);
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
      // What is named beside a word that no recipe has is still wanted.
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
  // One word alone names a kind or an ingredient, unless it is a wish that somebody's title has.
  if (words.length > 1 || things === 0) {
    for (const place of dishes.titled(words)) {
      sums[place]! += BY_NAME;
      counts[place] = things;
      refused[place] = 0;
    }
  }
  const most = counts.reduce((sofar, count, place) => (refused[place] ? sofar : Math.max(sofar, count)), 0);
  if (most * 2 < things) return null;
  const places = Uint32Array.from(counts.keys()).filter(
    (place) => counts[place] === most && !refused[place] && sums[place]! > 0,
  );
  if (places.length === 0) return null;
  return { places, relevance: (some) => Promise.resolve(Float64Array.from(some, (place) => sums[place]!)) };
}

/** What a word of a query may stand for: itself where a recipe has it, else the words nearest to it and those it begins. */
export function queryTerm({ written, singular }: SearchWord, vocabulary: Shelf['vocabulary']): QueryTerm {
  const forms = [...new Set([written, singular])];
  const known = forms.filter((form) => vocabulary.has(form));
  if (known.length > 0) return { words: known, prefix: null };
  return { words: [...new Set(forms.flatMap((form) => vocabulary.nearest(form)))], prefix: written };
}
