import { templateOf } from '@larder/catalogue/flexible';
import { JointIndex } from './joint/joint-index.ts';
import { JointTexts } from './joint/joint-texts.ts';
import { JointVocabulary } from './joint/joint-vocabulary.ts';
import { Parts } from './joint/parts.ts';
import type { OwnRecipes } from './own-recipes.ts';
import type { Segment } from './segment.ts';
import type { Shelf } from './shelf.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import { inTitleOrder, placeAmong } from './title-order.ts';

/**
 * The shared recipes followed by a cook's own: positions are concatenated and results merged by title. Shared
 * data is not copied.
 */
export function makeShelf(snapshot: CatalogueSnapshot, ownerId: string, own: OwnRecipes): Shelf {
  const segments = [snapshot.shared, ...own.segments];
  const ownFacts = () => own.segments.flatMap(({ facts }) => facts);
  const parts = new Parts(segments.map(({ facts }) => facts.length));
  const matches = segments.map((segment) => segment.matches);
  const recipes = new JointIndex(matches, parts, titleOrders(snapshot, own));
  const texts = new JointTexts(
    segments.map((segment) => segment.texts),
    parts,
  );
  const vocabulary = new JointVocabulary(segments.map((segment) => segment.vocabulary));
  const { names, family } = snapshot;
  return {
    ownerId,
    // Only plans ask, and every search that follows a change makes a shelf.
    get written() {
      const written = ownFacts().filter(({ slug }) => templateOf(slug) === null);
      return {
        ids: written.map(({ id }) => id),
        version: written.reduce((last, { ownerVersion }) => Math.max(last, ownerVersion), 0),
      };
    },
    names,
    recipes,
    texts,
    vocabulary,
    // Created per search: it holds a list of all dishes, too large to cache per cook.
    get dishes() {
      return snapshot.dishes.beside(ownFacts(), { matches: recipes, texts, names, family, vocabulary });
    },
  };
}

/**
 * How many shared recipes come before each of a segment's; computed once per snapshot, and reused by many
 * shelves.
 */
const placesAmongShared = new WeakMap<Segment, readonly number[]>();

/**
 * The own recipes' ranks in the overall title order: fractions between those of the neighbouring shared
 * recipes.
 */
function titleOrders({ shared }: CatalogueSnapshot, { segments }: OwnRecipes): Float64Array {
  const own = segments.flatMap(({ facts }) => facts);
  const before = segments.flatMap((segment) => {
    const known = placesAmongShared.get(segment) ?? segment.facts.map((one) => placeAmong(shared.facts, one));
    placesAmongShared.set(segment, known);
    return known;
  });
  // Sorted as numbers, and by title only where the same shared recipes come before.
  const order = Float64Array.from(before, (place, at) => place * own.length + at).toSorted();
  const placeOf = (key: number) => key % own.length;
  const orders = new Float64Array(own.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    const shareds = before[placeOf(order[from]!)]!;
    while (to < order.length && before[placeOf(order[to]!)] === shareds) to += 1;
    const between = Array.from(order.subarray(from, to), placeOf);
    if (between.length > 1) between.sort((a, b) => inTitleOrder(own[a]!, own[b]!));
    for (const [rank, place] of between.entries())
      orders[place] = shareds - 1 + (rank + 1) / (between.length + 1);
  }
  return orders;
}
