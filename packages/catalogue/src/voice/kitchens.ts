import { COUNTRY_CODES } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';

/**
 * For every ingredient, by slug, the share of its recipes from each country. `withKinds`: an ingredient with
 * its parents; a recipe with spaghetti counts for pasta too.
 */
export function kitchensOf(
  recipes: readonly RecipeSource[],
  withKinds: (slug: string) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>();
  for (const { country, ingredients } of recipes) {
    for (const slug of new Set(ingredients.flatMap(({ ingredient }) => withKinds(ingredient)))) {
      const count = counts.get(slug) ?? COUNTRY_CODES.map(() => 0);
      const at = COUNTRY_CODES.findIndex((code) => code === country);
      if (at >= 0) count[at] = (count[at] ?? 0) + 1;
      counts.set(slug, count);
    }
  }
  return new Map(
    Array.from(counts, ([slug, count]) => {
      const all = count.reduce((sum, one) => sum + one, 0);
      return [slug, count.map((one) => one / all)];
    }),
  );
}
