import type { Ingredient } from '../model/ingredient.ts';
import type { Protein } from '../vocabulary/preferences.ts';

/** Below this share of a recipe's protein, a source does not count. */
const LEAST_SHARE = 0.2;

/**
 * Grams of protein in 100 g of fat cured pork, as far as it makes a dish: as much as in lean meat. Bacon is mostly fat,
 * but spaghetti with bacon is a dish of pork, not of the cheese on it.
 */
const OF_FAT_PORK = 20;
/** Meat and fish: beside them, eggs and dairy are never what a dish is named after. */
const FLESH: ReadonlySet<Protein> = new Set(['chicken', 'beef', 'pork', 'fish', 'seafood']);
const BESIDE: ReadonlySet<Protein> = new Set(['eggs', 'dairy']);

/** Proteins that the animals do not determine: the slugs of tofu, of lentils, peas and beans, and of fat cured pork. */
export interface ProteinSources {
  readonly tofu: ReadonlySet<string>;
  readonly legumes: ReadonlySet<string>;
  readonly fatPork: ReadonlySet<string>;
}

/** A recipe's sources of protein, the largest first, but eggs and dairy after any meat or fish. */
export function proteinsOf(
  lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[],
  sources: ProteinSources,
): Protein[] {
  const grams = new Map<Protein, number>();
  let all = 0;
  for (const line of lines) {
    const { slug, per100g } = line.ingredient;
    const share = sources.fatPork.has(slug) ? Math.max(OF_FAT_PORK, per100g.protein) : per100g.protein;
    const has = ((line.grams ?? 0) * share) / 100;
    const protein = proteinOf(line.ingredient, sources);
    all += has;
    if (protein && has > 0) grams.set(protein, (grams.get(protein) ?? 0) + has);
  }
  const counted = [...grams]
    .filter(([, has]) => has / all >= LEAST_SHARE)
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([protein]) => protein);
  if (!counted.some((protein) => FLESH.has(protein))) return counted;
  return counted.toSorted((a, b) => Number(BESIDE.has(a)) - Number(BESIDE.has(b)));
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
