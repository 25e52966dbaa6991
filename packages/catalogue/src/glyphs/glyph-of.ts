import { INGREDIENT_INDEX } from '../ingredients/ingredient-index.ts';
import { groupOf } from '../ingredients/index.ts';
import type { Ingredient } from '@larder/domain/model';
import { KIN, SHELVES } from './kin.ts';
import { PICKED } from './picked.ts';

/** The drawing for anything unknown to the catalogue: a cook's own ingredients. */
export const UNKNOWN_GLYPH = 'jar';

const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries(PICKED).flatMap(([glyph, slugs]) => slugs.map((slug) => [slug, glyph] as const)),
);

const OF_KIN: ReadonlyMap<string, string> = new Map(
  KIN.flatMap(([group, glyph]) => groupOf(group).map(({ slug }) => [slug, glyph] as const)),
);

/**
 * An ingredient's drawing: its own, else that of its nearest parent, its group, or its section of the shop.
 */
export function glyphOf(ingredient: Ingredient): string {
  return nearest(ingredient) ?? OF_KIN.get(ingredient.slug) ?? SHELVES[ingredient.category];
}

function nearest({ slug, parent }: Ingredient): string | undefined {
  const own = OWN.get(slug);
  if (own !== undefined) return own;
  const kind = parent === null ? undefined : INGREDIENT_INDEX.get(parent);
  return kind && nearest(kind);
}
