import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import { isUnit } from '@larder/domain';
import type { Recipe } from '@larder/domain/model';
import { recipesIn } from '../../src/recipes/import/schema/json-ld.ts';
import { readRecipe, type ReadRecipe } from '../../src/recipes/import/recipe.ts';

/** A good file, as text and parsed. */
export const RICE_TEXT = readFileSync(fileURLToPath(new URL('fixtures/rice.json', import.meta.url)), 'utf8');
export const RICE = JSON.parse(RICE_TEXT) as Readonly<Record<string, unknown>>;

/** Reads every recipe of a text like the command; none if it is rejected as invalid JSON. */
export function readAll(source: string, isPage = false): ReadRecipe[] {
  try {
    return recipesIn(source, isPage).map((node) => readRecipe(node, INGREDIENT_INDEX, 'spain'));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Whether a recipe was read without any objection. */
export function isTaken({ recipe, problems }: ReadRecipe): boolean {
  return recipe !== null && problems.length === 0;
}

/**
 * Problems with a result: a recipe must be rejected with a reason, or be everything the database and the app
 * rely on.
 */
export function faultsOf({ recipe, problems }: ReadRecipe): string[] {
  if (!recipe || problems.length > 0)
    return problems.join('').trim() === '' ? ['refused without a reason'] : [];
  const { title, slug, steps, ingredients, servings, prepTime, cookTime, costTotal } = recipe;
  const shown = [title, ...steps, ...ingredients.map(({ notes = '' }) => notes)];
  const figures = [costTotal, ...Object.values(recipe.nutritionPerServing)];
  const isSound: Readonly<Record<string, boolean>> = {
    title: /^.{1,150}$/u.test(title),
    slug: /^imported-[\da-f]{20}$/.test(slug),
    text: !shown.some((one) => /[\p{Cc}\p{Cs}]|<\/?[a-z!]/iu.test(one)),
    steps: steps.length > 0,
    lines: ingredients.length > 0 && ingredients.every(isLine),
    whole: [servings, prepTime, cookTime].every(Number.isSafeInteger),
    figures: figures.every(Number.isFinite),
    source: recipe.sourceUrl === null || /^https?:\/\//.test(recipe.sourceUrl),
  };
  return Object.keys(isSound).filter((part) => isSound[part] === false);
}

function isLine({ ingredient, quantity, unit }: Recipe['ingredients'][number]): boolean {
  return INGREDIENT_INDEX.get(ingredient) !== undefined && isUnit(unit) && quantity > 0 && quantity < 1e6;
}
