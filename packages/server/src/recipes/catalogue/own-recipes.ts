import type { OwnChanges } from '../own/own-recipe.store.ts';
import type { RecipeFacts } from './catalogue.store.ts';
import { makeSegment, type KnownIngredients, type Segment } from './segment.ts';
import { inTitleOrder } from './title-order.ts';

/** Recipes per segment: few enough to rebuild whenever one of them changes. */
const TOGETHER = 16;

/**
 * A cook's own recipes at a version, in small immutable segments. A change creates a new version that shares
 * all unaffected segments.
 */
export interface OwnRecipes {
  readonly version: number;
  readonly segments: readonly Segment[];
}

/** Before anything is loaded. */
export const NO_OWN_RECIPES: OwnRecipes = { version: 0, segments: [] };

/** The recipes after a change. Each added, changed or removed recipe rebuilds one segment. */
export async function changedOwn(
  { segments }: OwnRecipes,
  { version, ids, written }: OwnChanges,
  known: KnownIngredients,
): Promise<OwnRecipes> {
  const rewritten = new Set(written.map(({ id }) => id));
  const groups = segments.map((segment): { facts: readonly RecipeFacts[]; segment: Segment | null } => {
    const facts = segment.facts.filter(({ id }) => ids.has(id) && !rewritten.has(id));
    return facts.length === segment.facts.length ? { facts, segment } : { facts, segment: null };
  });
  for (const recipe of written) {
    const withRoom = groups.filter(({ facts }) => facts.length < TOGETHER);
    // Prefer one that has to be rebuilt anyway.
    const group = withRoom.find(({ segment }) => segment === null) ?? withRoom[0];
    if (!group) groups.push({ facts: [recipe], segment: null });
    else {
      group.facts = [...group.facts, recipe];
      group.segment = null;
    }
  }
  const made: Segment[] = [];
  for (const { facts, segment } of groups) {
    if (facts.length === 0) continue;
    made.push(segment ?? (await makeSegment(facts.toSorted(inTitleOrder), known)));
  }
  return { version, segments: made };
}
