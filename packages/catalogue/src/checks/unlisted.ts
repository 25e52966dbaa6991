import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import { readSteps } from './steps-reader.ts';

/** What a food is made without is no food of that kind: 'vegan cheese', unless that is an ingredient of its own. */
const MADE_WITHOUT =
  /(?<!\p{L})(?:(?:vegan|plant-based|[\p{L}]+[- ]free|non-?dairy|egg-?less|meatless|mock)[ -]+(\p{L}+))(?!\p{L})/giu;

/** Of fish as often as of beef; where a list has neither, the guard reads the word itself. */
const NO_NAME: ReadonlySet<string> = new Set(['steak']);

/**
 * The ingredients that texts of a recipe name although none of its lines has them: a cook who writes 'serve with
 * Wensleydale' must not be told that the dish is free of what it contains.
 */
export function unlistedFoods(
  listed: readonly Ingredient[],
  texts: readonly string[],
  index: IngredientIndex,
): Ingredient[] {
  const ingredients = listed.map(({ slug }) => ({ ingredient: slug }));
  const steps = texts.map((text) =>
    text.replaceAll(MADE_WITHOUT, (whole) => (index.find(whole) ? whole : ' . ')),
  );
  const { strangers } = readSteps({ title: '', ingredients, steps }, index);
  const named = strangers.filter(({ words }) => !NO_NAME.has(words));
  return [...new Set(named.flatMap(({ slug }) => (slug === null ? [] : (index.get(slug) ?? []))))];
}
