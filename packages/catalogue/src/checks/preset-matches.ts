import { matchPercentage } from '@larder/domain';
import type { IngredientIndex, Preset, RecipeSource } from '@larder/domain/model';

/** What a cook who has nothing but a preset finds in its country: so many recipes, covered by so much. */
const LEAST = { recipes: 5, percent: 60 };

/** A sentence for each preset that leaves its cook with too few recipes. Who has basmati rice has rice, as in a search. */
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
          `${preset.country}: its preset covers ${LEAST.percent} % of ${found.length} recipes, at least ${LEAST.recipes}`,
        ]
      : [];
  });
}
