import type { Shelf } from './catalogue/shelf.ts';
import type { TextHits } from './search/text-index/text-index.ts';

/** Without search words, all recipes are equally relevant. */
export const EVERY_HIT: TextHits = {
  places: new Uint32Array(),
  relevance: (places) => Promise.resolve(new Float64Array(places.length)),
};

/** Those of these positions, or of all, whose recipes the cook wrote. */
export function amongWritten(
  { recipes, written }: Pick<Shelf, 'recipes' | 'written'>,
  places: Uint32Array | null,
): Uint32Array {
  const own = recipes.placesOf(written.ids);
  if (places === null) return own;
  const there = new Set(own);
  return places.filter((place) => there.has(place));
}
