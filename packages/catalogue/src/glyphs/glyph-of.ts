import { INGREDIENT_INDEX } from '../catalogue.ts';
import { groupOf } from '../ingredients/index.ts';
import type { Ingredient } from '@larder/domain/model';
import { KIN, SHELVES } from './kin.ts';
import { PICKED } from './picked.ts';

/** The drawing for what the catalogue does not know: a cook's own ingredients. */
export const UNKNOWN_GLYPH = 'jar';

const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries(PICKED).flatMap(([glyph, slugs]) => slugs.map((slug) => [slug, glyph] as const)),
);

const OF_KIN: ReadonlyMap<string, string> = new Map(
  KIN.flatMap(([group, glyph]) => groupOf(group).map(({ slug }) => [slug, glyph] as const)),
);

/**
 * The drawing that stands for an ingredient: its own, else that of the nearest thing it is a kind of, else that of its
 * group, else that of its shelf in the shop.
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
