import { waitingOf } from '@larder/domain';
import type { IngredientIndex, RecipeSource } from '@larder/domain/model';
import { readSteps } from './steps-reader.ts';
import { minutesIn } from './waits-reader.ts';

/** A step may take a little longer than the plan of the recipe says, for what goes on beside it. */
const SIDE_BY_SIDE = 1.25;

/** What is wrong with the text of the steps: what they forget, what they bring in, and how long they take. */
export function* checkSteps(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
  const { mentioned, strangers } = readSteps(recipe, index);
  for (const { ingredient } of recipe.ingredients) {
    if (!mentioned.has(ingredient)) yield `no step mentions ${ingredient}`;
  }
  for (const { words, slug } of strangers) {
    yield slug
      ? `a step names '${words}', but ${slug} is not in the list`
      : `a step names '${words}', and nothing in the list is that`;
  }
  if (recipe.steps.some((step) => !/^\p{Lu}.*[.!]$/su.test(step))) yield 'a step is no whole sentence';
  const text = recipe.steps.join(' ');
  if (/\bsalted\b[^.]*\bwater\b/i.test(text) && !mentioned.has('salt'))
    yield 'salted water without salt in the list';
  if (/\bto taste\b/i.test(text)) yield "'to taste' instead of an amount";
  const minutes = minutesIn(text);
  const planned = recipe.prepTime + recipe.cookTime + waitingOf(recipe.waiting ?? {}).minutes;
  if (minutes === 0) yield 'no step says how long it takes';
  if (minutes > SIDE_BY_SIDE * planned) yield `${minutes} minutes in the steps, but ${planned} in all`;
}
