import { createHash } from 'node:crypto';
import { checkImported, deriveRecipe, estimateSpice } from '@larder/catalogue';
import { RECIPE_LIMITS } from '@larder/catalogue/recipe-files';
import { splitInstructions, type CountryCode, type WaitingTimes } from '@larder/domain';
import type { IngredientIndex, Recipe, RecipeLine, RecipeSource } from '@larder/domain/model';
import type { Node } from '@larder/domain/schema-org';
import { countryOf } from './draft/country.ts';
import { stepTexts } from './draft/tidy-steps.ts';
import { timesOf } from './draft/times.ts';
import { readLines } from './lines.ts';
import { plainText } from './plain-text.ts';
import type { FoundRecipe } from './schema/found-recipe.ts';
import { fromSchema, minutesOf } from './schema/from-schema.ts';
import { readYield } from './schema/yields.ts';
import { appliancesOf, courseOf, difficultyOf } from './traits.ts';

/** A parsed recipe without an id, or all its errors. */
export interface ReadRecipe {
  readonly title: string;
  readonly recipe: Omit<Recipe, 'id'> | null;
  readonly problems: readonly string[];
}

/** Parses a schema.org recipe. `country` is the fallback if the recipe has none of our cuisines. */
export function readRecipe(node: Node, index: IngredientIndex, country: CountryCode | null): ReadRecipe {
  const problems: string[] = [];
  const found = fromSchema(node);
  const { title } = found;
  if (title === '') problems.push('it has no name');
  if (title.length > RECIPE_LIMITS.title)
    problems.push(`its name is longer than ${RECIPE_LIMITS.title} characters`);

  const from = countryOf(found.cuisines) ?? country;
  if (from === null) problems.push('its cuisine is not one of ours: choose one with --country');
  const servings = readYield(found.yieldText ?? '')?.count ?? null;
  if (servings === null) problems.push('it does not say how many it serves (recipeYield)');
  else if (servings < 1 || servings > RECIPE_LIMITS.servings)
    problems.push(`it serves ${servings}, not 1 to ${RECIPE_LIMITS.servings}`);
  const times = readTimes(node, problems);
  const steps = readSteps(found, problems);
  const lines = readIngredients(found, index, problems);
  if (problems.length > 0 || from === null || servings === null || !times)
    return { title, recipe: null, problems };

  return completed(
    {
      title,
      country: from,
      ...times,
      servings,
      difficulty: difficultyOf(lines.length, times.prepTime + times.cookTime),
      spice: estimateSpice({ ingredients: lines, servings }, index),
      course: courseOf(found.categories.join(' ')),
      appliances: appliancesOf(steps),
      ingredients: lines,
      steps,
      sourceUrl: found.source,
    },
    index,
  );
}

/** A parsed recipe with derived values, and the catalogue's own validation errors. */
export function completed(source: Omit<RecipeSource, 'id' | 'slug'>, index: IngredientIndex): ReadRecipe {
  const { title, country, sourceUrl } = source;
  const slug = slugOf(sourceUrl, title, country);
  const { id: _id, ...recipe } = deriveRecipe({ ...source, id: 0, slug }, index);
  // Text in parentheses may not be an English name: '(gluten free)'.
  const imported = { ...recipe, englishTitle: null };
  return { title, recipe: imported, problems: checkImported({ ...imported, id: 0 }, index) };
}

/** A recipe has the same slug in every import: from its URL, or else its title and country. */
function slugOf(address: string | null, title: string, country: CountryCode | null): string {
  const identity = address ?? `${country} ${title.toLowerCase()}`;
  return `imported-${createHash('sha256').update(identity).digest('hex').slice(0, 20)}`;
}

function readTimes(
  node: Node,
  problems: string[],
): (Pick<Recipe, 'prepTime' | 'cookTime'> & { waiting: WaitingTimes }) | null {
  const times = (['prepTime', 'cookTime', 'totalTime'] as const).map((name) => {
    const minutes = minutesOf(node[name]);
    if (minutes === undefined) {
      problems.push(`its ${name} '${plainText(node[name]).slice(0, 40)}' is not a duration such as PT1H30M`);
    }
    return minutes ?? null;
  });
  const [prep = null, cook = null, total = null] = times;
  const { prepTime, cookTime, waiting } = timesOf(prep, cook, total);
  const all = prepTime + cookTime + waiting;
  if (all <= 0 || all > RECIPE_LIMITS.minutes) {
    problems.push('it does not say how long it takes (prepTime, cookTime or totalTime)');
    return null;
  }
  return { prepTime, cookTime, waiting: waiting > 0 ? { waiting } : {} };
}

function readSteps(found: FoundRecipe, problems: string[]): string[] {
  // A number inside a step must not be mistaken for the next step's.
  const steps = stepTexts(found.steps).map((step) => step.replaceAll(/(\s\d+[.)])(?=\s)/g, '$1\u{2060}'));
  const text = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  if (steps.length === 0) problems.push('it has no instructions');
  else if (steps.length > RECIPE_LIMITS.steps)
    problems.push(`it has ${steps.length} steps, more than ${RECIPE_LIMITS.steps}`);
  else if (steps.some((step) => step.length > RECIPE_LIMITS.step))
    problems.push(`a step is longer than ${RECIPE_LIMITS.step} characters`);
  else if (splitInstructions(text).length !== steps.length) problems.push('its steps cannot be numbered');
  return steps;
}

function readIngredients(
  { ingredients }: FoundRecipe,
  index: IngredientIndex,
  problems: string[],
): RecipeLine[] {
  const lines = ingredients.map(({ text }) => text);
  if (lines.length > RECIPE_LIMITS.lines)
    problems.push(`it has ${lines.length} ingredients, more than ${RECIPE_LIMITS.lines}`);
  const long = lines.find((line) => line.length > RECIPE_LIMITS.line);
  if (long)
    problems.push(`an ingredient is longer than ${RECIPE_LIMITS.line} characters: '${long.slice(0, 40)}…'`);
  if (lines.length > RECIPE_LIMITS.lines || long) return [];
  const read = readLines(lines, index);
  problems.push(...read.flatMap((one) => ('problem' in one ? [one.problem] : [])));
  const found = read.flatMap((one) => ('line' in one ? [one.line] : []));
  if (found.length === 0 && problems.length === 0) problems.push('it has no ingredients');
  return found;
}
