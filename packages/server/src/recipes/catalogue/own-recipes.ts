import type { OwnChanges } from '../own/own-recipe.store.ts';
import type { RecipeFacts } from './catalogue.store.ts';
import { makeSegment, type KnownIngredients, type Segment } from './segment.ts';
import { inTitleOrder } from './title-order.ts';

/** Recipes per segment: few enough to rebuild whenever one of them changes. */
const TOGETHER = 16;
/** Recipes per segment while a cook adds them one by one: so few that adding one hardly rebuilds any other. */
const FEW = 4;

/**
 * A cook's own recipes at a version, in small immutable segments. A change creates a new version that shares
 * all unaffected segments.
 */
export interface OwnRecipes {
  readonly version: number;
  /** How many there are. */
  readonly size: number;
  readonly segments: readonly Segment[];
}

/** Before anything is loaded. */
export const NO_OWN_RECIPES: OwnRecipes = { version: 0, size: 0, segments: [] };

/** The recipes of a segment, and the segment if it need not be rebuilt. */
interface Group {
  readonly facts: readonly RecipeFacts[];
  readonly segment: Segment | null;
}

/**
 * The recipes after a change. Each changed or removed recipe rebuilds one segment. An added one joins a segment that is
 * rebuilt anyway or has very few; once there are enough of those, they become one.
 */
export async function changedOwn(
  { segments }: OwnRecipes,
  { version, ids, written }: OwnChanges,
  known: KnownIngredients,
): Promise<OwnRecipes> {
  const rewritten = new Set(written.map(({ id }) => id));
  const groups = segments.map((segment): Group => {
    const facts = segment.facts.filter(({ id }) => ids.has(id) && !rewritten.has(id));
    return facts.length === segment.facts.length ? { facts, segment } : { facts, segment: null };
  });
  for (const recipe of written) {
    const rebuilt = groups.findIndex(({ facts, segment }) => !segment && facts.length < TOGETHER);
    const at = rebuilt >= 0 ? rebuilt : groups.findIndex(({ facts }) => facts.length < FEW);
    const facts = [...(groups[at]?.facts ?? []), recipe];
    groups.splice(at >= 0 ? at : groups.length, 1, { facts, segment: null });
  }
  const made: Segment[] = [];
  for (const { facts, segment } of filled(joined(groups))) {
    if (facts.length === 0) continue;
    made.push(segment ?? (await makeSegment(facts.toSorted(inTitleOrder), known)));
  }
  return { version, size: made.reduce((sum, { facts }) => sum + facts.length, 0), segments: made };
}

/** Groups that are rebuilt anyway, each with another that fits: what deletions leave half empty does not stay so. */
function filled(groups: readonly Group[]): readonly Group[] {
  const all = [...groups];
  for (let at = 0; at < all.length; at += 1) {
    const { facts, segment } = all[at]!;
    if (segment || facts.length <= FEW) continue;
    const fits = all.findIndex(
      (one, place) => place > at && one.facts.length > 0 && one.facts.length + facts.length <= TOGETHER,
    );
    if (fits === -1) continue;
    const [other] = all.splice(fits, 1);
    all[at] = { facts: [...facts, ...other!.facts], segment: null };
    at -= 1;
  }
  return all;
}

/** The groups, with small ones in one as soon as there are enough to fill it. */
function joined(groups: readonly Group[]): readonly Group[] {
  const small = groups.filter(({ facts }) => facts.length > 0 && facts.length <= FEW);
  const together = small.slice(0, TOGETHER / FEW);
  if (together.length < TOGETHER / FEW) return groups;
  const facts = together.flatMap((group) => group.facts);
  return [...groups.filter((group) => !together.includes(group)), { facts, segment: null }];
}
