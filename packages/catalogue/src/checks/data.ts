import type { RecipePlace } from '../data/read-data.ts';
import { INGREDIENTS } from '../ingredients/index.ts';
import { IngredientIndex, type RecipeSource } from '@larder/domain/model';
import { PRESETS } from '../presets.ts';
import { RECIPES } from '../recipes/index.ts';
import { SUBSTITUTIONS } from '../substitutes.ts';
import { checkIngredients } from './ingredients.ts';
import { checkPresetMatches } from './preset-matches.ts';
import { checkPresets } from './presets.ts';
import { checkRecipe, checkRecipesTogether } from './recipes.ts';
import { checkSecondFoods, checkSecondOpinion, FOODS } from './second-opinion.ts';
import { checkSubstitutions } from './substitutes.ts';

/** Problems in the catalogue's own data, one sentence each, with the file and, for recipes, the line. */
export function checkData(places: ReadonlyMap<string, RecipePlace>): string[] {
  const index = new IngredientIndex(INGREDIENTS);
  const within = (folder: string, problems: readonly string[]) =>
    problems.map((problem) => `data/${folder}: ${problem}`);
  return [
    ...RECIPES.flatMap((recipe) =>
      checkRecipe(recipe, index).map((problem) => placed(problem, recipe, places)),
    ),
    ...within('recipes', checkRecipesTogether(RECIPES, INGREDIENTS)),
    ...checkSecondFoods(FOODS),
    ...within('ingredients', [...checkIngredients(INGREDIENTS), ...checkSecondOpinion(INGREDIENTS)]),
    ...within('presets', [
      ...checkPresets(PRESETS, INGREDIENTS),
      ...checkPresetMatches(PRESETS, RECIPES, index),
    ]),
    ...within('substitutes.yaml', checkSubstitutions(SUBSTITUTIONS, index)),
  ];
}

/**
 * The file and line that a sentence about a recipe refers to: its ingredient, its step, or else the first
 * line.
 */
export function placed(
  problem: string,
  { slug, ingredients, steps }: RecipeSource,
  places: ReadonlyMap<string, RecipePlace>,
): string {
  const says = problem.startsWith(`${slug}: `) ? problem.slice(slug.length + 2) : problem;
  const place = places.get(slug);
  if (!place) return problem;
  const words = new Set(says.match(/[a-z\d]+(?:-[a-z\d]+)*/g));
  const quoted = /'([^']+)'/.exec(says)?.[1];
  const line = says.startsWith('a note ')
    ? ingredients.findIndex(({ notes = '' }) => quoted !== undefined && notes.includes(quoted))
    : ingredients.findIndex(({ ingredient }) => words.has(ingredient));
  const step = quoted === undefined ? -1 : steps.findIndex((text) => text.includes(quoted));
  const atLine = place.ingredients[line];
  const atStep = place.steps[step];
  const at = (says.startsWith('a step ') ? (atStep ?? atLine) : (atLine ?? atStep)) ?? 1;
  return `${place.file}:${at}: ${says}`;
}
