import { matchPercentage } from '@larder/domain';
import type { IngredientIndex, Preset, RecipeSource } from '@larder/domain/model';

/**
 * The minimum for a cook with only a preset: how many of its country's recipes it covers, and to what extent.
 */
const LEAST = { recipes: 5, percent: 60 };

/** A sentence for each preset that covers too few recipes. Basmati rice counts as rice, as in a search. */
export function checkPresetMatches(
  presets: readonly Preset[],
  recipes: readonly RecipeSource[],
  index: IngredientIndex,
): string[] {
  return presets.flatMap((preset) => {
    const owned = new Set(
      preset.ingredients.flatMap((slug) =>
        [index.get(slug), ...index.ancestors(slug)].flatMap((ingredient) => ingredient?.id ?? []),
      ),
    );
    const found = recipes.filter(({ country, ingredients }) => {
      const needed = ingredients.flatMap(({ ingredient }) => index.get(ingredient)?.id ?? []);
      return country === preset.country && matchPercentage(needed, owned) >= LEAST.percent;
    });
    return found.length < LEAST.recipes
      ? [
          `${preset.country}: its preset covers ${LEAST.percent} % of ${found.length} recipes, but should cover at least ${LEAST.recipes}`,
        ]
      : [];
  });
}
