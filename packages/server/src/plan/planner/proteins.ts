import { LEGUMES, type Ingredient } from '@larder/catalogue';
import type { Protein } from './model.ts';

/** What gives less than this share of a recipe's protein does not count as one of its proteins. */
const LEAST_SHARE = 0.2;
const SOY = new Set(['tofu', 'silken-tofu', 'tempeh']);

/** Where a recipe's protein comes from, the largest share first. */
export function proteinsOf(
  lines: readonly { readonly ingredient: Ingredient; readonly grams: number | null }[],
): Protein[] {
  const grams = new Map<Protein, number>();
  let all = 0;
  for (const line of lines) {
    const has = ((line.grams ?? 0) * line.ingredient.per100g.protein) / 100;
    const protein = proteinOf(line.ingredient);
    all += has;
    if (protein && has > 0) grams.set(protein, (grams.get(protein) ?? 0) + has);
  }
  return [...grams]
    .filter(([, has]) => has / all >= LEAST_SHARE)
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([protein]) => protein);
}

/** The kind of protein that an ingredient is; null for what is none, such as rice. */
function proteinOf({ slug, parent, animals, allergens }: Ingredient): Protein | null {
  if (animals.includes('poultry')) return 'chicken';
  if (animals.includes('red-meat')) return 'beef';
  if (animals.includes('pork')) return 'pork';
  if (animals.includes('fish')) return allergens.includes('shellfish') ? 'seafood' : 'fish';
  if (animals.includes('egg')) return 'eggs';
  if (animals.includes('dairy')) return 'dairy';
  if (SOY.has(slug)) return 'tofu';
  return LEGUMES.has(slug) || (parent !== null && LEGUMES.has(parent)) ? 'legumes' : null;
}
