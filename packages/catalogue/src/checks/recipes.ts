import { deriveRecipe } from '../derive.ts';
import { IngredientIndex, type Ingredient, type RecipeSource } from '@larder/domain/model';
import { checkAppliances } from './appliances.ts';
import { checkChoices } from './choices.ts';
import { checkCountries } from './countries.ts';
import { checkDifficulty } from './difficulty.ts';
import { checkEnergy } from './energy.ts';
import { checkHeat } from './heat.ts';
import { checkLines, checkShape } from './recipe-shape.ts';
import { repeats } from './repeats.ts';
import { checkSafety } from './safety.ts';
import { checkSentences } from './sentences.ts';
import { checkServing } from './serving.ts';
import { checkSaltedWater, checkSkimmed, checkWrungOut } from './skimmed.ts';
import { checkServeWith, checkStaples } from './staples.ts';
import { checkSteps } from './steps.ts';
import { checkTypography } from './typography.ts';
import { checkWaits } from './waits.ts';
import { checkWords } from './word-guard.ts';
import { checkWording } from './wording.ts';

/** Problems within one recipe, one sentence each. */
export function checkRecipe(recipe: RecipeSource, index: IngredientIndex): string[] {
  const found = [...checkShape(recipe), ...checkLines(recipe, index), ...checkServeWith(recipe, index)];
  if (found.length === 0) {
    const derived = deriveRecipe(recipe, index);
    found.push(
      ...checkServing(derived, index),
      ...checkEnergy(derived, index),
      ...checkAppliances(recipe),
      ...checkDifficulty(recipe),
      ...checkHeat(recipe),
      ...checkStaples(recipe, index),
      ...checkSteps(recipe, index),
      ...checkWaits(recipe),
      ...checkSafety(recipe),
      ...checkSaltedWater(recipe),
      ...checkSkimmed(recipe),
      ...checkWrungOut(recipe),
      ...checkWording(recipe, index),
      ...checkTypography(recipe),
      ...checkWords(derived, index),
    );
  }
  return found.map((problem) => `${recipe.slug}: ${problem}`);
}

/**
 * Problems across recipes: duplicate names, near-identical texts, countries with too few recipes, and choices
 * without effect.
 */
export function checkRecipesTogether(
  recipes: readonly RecipeSource[],
  ingredients: readonly Ingredient[],
): string[] {
  const index = new IngredientIndex(ingredients);
  const sound = recipes
    .filter((recipe) => [...checkLines(recipe, index)].length === 0)
    .map((recipe) => deriveRecipe(recipe, index));
  return [
    ...(['id', 'slug', 'title'] as const).flatMap((key) =>
      repeats(
        `recipe ${key}`,
        recipes.map((recipe) => String(recipe[key])),
      ),
    ),
    ...checkSentences(recipes, ingredients),
    ...checkCountries(sound),
    ...checkChoices(sound, index),
  ];
}
