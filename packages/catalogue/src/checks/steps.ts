import { waitingOf } from '@larder/domain';
import type { IngredientIndex, RecipeSource } from '@larder/domain/model';
import { readSteps } from './steps-reader.ts';
import { minutesIn, sentencesOf } from './waits-reader.ts';

/** Steps may take a little longer than the recipe's total, for work done in parallel. */
const SIDE_BY_SIDE = 1.25;

/** How many times what the steps give the cooking may take: they leave the time of a packet to the cook. */
const UNTOLD = 4;

/** A pan that cooks by itself, such as rice. */
const LOWEST_HEAT = /\b(?:lowest|gentlest)\b/i;

/** Problems with the steps: ingredients they forget or lack, and how long they take. */
export function* checkSteps(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
  const { mentioned, strangers } = readSteps(recipe, index);
  for (const { ingredient } of recipe.ingredients) {
    if (!mentioned.has(ingredient)) yield `no step mentions ${ingredient}`;
  }
  for (const { words, slug } of strangers) {
    yield slug
      ? `a step names '${words}', but ${slug} is not on the list`
      : `a step names '${words}', which nothing on the list matches`;
  }
  if (recipe.steps.some((step) => !/^\p{Lu}.*[.!]$/su.test(step))) yield 'a step is not a complete sentence';
  const text = recipe.steps.join(' ');
  if (/\bsalted\b[^.]*\bwater\b/i.test(text) && !mentioned.has('salt'))
    yield 'salted water without salt on the list';
  if (/\bto taste\b/i.test(text)) yield "'to taste' instead of an amount";
  const minutes = minutesIn(text);
  const planned = recipe.prepTime + recipe.cookTime + waitingOf(recipe.waiting ?? {}).minutes;
  if (minutes === 0) yield 'no step says how long it takes';
  if (minutes > SIDE_BY_SIDE * planned) yield `${minutes} minutes in the steps, but ${planned} in all`;
  if (recipe.cookTime > UNTOLD * minutes && minutes > 0)
    yield `'cook' says ${recipe.cookTime} minutes, but the steps give only ${minutes}`;
  const covered = Math.max(...recipe.steps.flatMap(sentencesOf).map(onLowestHeat));
  if (covered > recipe.cookTime)
    yield `a pan cooks for ${covered} minutes, but 'cook' says ${recipe.cookTime}`;
}

/** The minutes that a sentence leaves a pan over the lowest heat; 0 if it does not. */
const onLowestHeat = (sentence: string): number => (LOWEST_HEAT.test(sentence) ? minutesIn(sentence) : 0);
