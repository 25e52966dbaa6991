import type { Ingredient } from '../model/ingredient.ts';
import type { Protein } from '../vocabulary/preferences.ts';

/** Below this share of a recipe's protein, a source does not count. */
const LEAST_SHARE = 0.2;

/** Proteins that the animals do not determine: the slugs of tofu, and of lentils, peas and beans. */
export interface ProteinSources {
  readonly tofu: ReadonlySet<string>;
  readonly legumes: ReadonlySet<string>;
}

/** A recipe's sources of protein, the largest first. */
export function proteinsOf(
  lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[],
  sources: ProteinSources,
): Protein[] {
  const grams = new Map<Protein, number>();
  let all = 0;
  for (const line of lines) {
    const has = ((line.grams ?? 0) * line.ingredient.per100g.protein) / 100;
    const protein = proteinOf(line.ingredient, sources);
    all += has;
    if (protein && has > 0) grams.set(protein, (grams.get(protein) ?? 0) + has);
  }
  return [...grams]
    .filter(([, has]) => has / all >= LEAST_SHARE)
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([protein]) => protein);
}

/** The kind of protein an ingredient is; null if none, as for rice. */
function proteinOf(
  { slug, parent, animals, allergens }: Ingredient,
  { tofu, legumes }: ProteinSources,
): Protein | null {
  if (animals.includes('poultry')) return 'chicken';
  if (animals.includes('red-meat')) return 'beef';
  if (animals.includes('pork')) return 'pork';
  if (animals.includes('fish')) return allergens.includes('shellfish') ? 'seafood' : 'fish';
  if (animals.includes('egg')) return 'eggs';
  if (animals.includes('dairy')) return 'dairy';
  if (tofu.has(slug)) return 'tofu';
  return legumes.has(slug) || (parent !== null && legumes.has(parent)) ? 'legumes' : null;
}
