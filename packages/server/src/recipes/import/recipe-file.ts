import { basename, dirname } from 'node:path';
import { gramsOf } from '@larder/catalogue';
import { Faults, readRecipeFile } from '@larder/catalogue/recipe-files';
import { findCountry, splitInstructions, UNIT_NAMES, type CountryCode } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { completed, type ReadRecipe } from './recipe.ts';

/**
 * Parses a recipe in the catalogue's format (`packages/catalogue/data`) with the catalogue's own parser. Its
 * country is the one in the file, or the command's, or the folder's name. Errors are sentences with file and
 * line.
 */
export function readOwnRecipe(
  file: string,
  text: string,
  index: IngredientIndex,
  country: CountryCode | null,
): ReadRecipe | readonly string[] {
  const faults = new Faults();
  const from = country ?? findCountry(basename(dirname(file)))?.code ?? null;
  const read = readRecipeFile(file, text, { country: from, slug: '', index, faults });
  if (!read) return faults.sentences;
  const { recipe, lines } = read;
  for (const [at, { ingredient, quantity, unit }] of recipe.ingredients.entries()) {
    const found = index.require(ingredient);
    if (gramsOf(found, quantity, unit) !== null) continue;
    const known = UNIT_NAMES.filter((name) => gramsOf(found, 1, name) !== null);
    faults.add(
      file,
      lines.ingredients[at] ?? 1,
      `the weight of ${found.name} in '${unit}' is unknown. Its units are ${known.join(', ')}.`,
    );
  }
  const numbered = recipe.steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  if (splitInstructions(numbered).length !== recipe.steps.length)
    faults.add(
      file,
      lines.steps[0] ?? 1,
      'a step has a number in it that reads as the next step. Rephrase it.',
    );
  return faults.count > 0 ? faults.sentences : completed(recipe, index);
}
