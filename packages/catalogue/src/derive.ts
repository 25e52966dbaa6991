import { waitingOf } from '@larder/domain';
import type { IngredientIndex, Recipe, RecipeSource } from '@larder/domain/model';
import { deriveFacts } from '@larder/domain/nutrition';
import { englishTitleOf } from './english-title.ts';
import { gramsOf } from './usual/measures.ts';

/**
 * Completes a recipe with its times, texts and everything derived from its ingredients. Throws a RangeError
 * for an unknown ingredient, or a unit without a known weight.
 */
export function deriveRecipe(source: RecipeSource, index: IngredientIndex): Recipe {
  const waiting = waitingOf(source.waiting ?? {});
  return {
    ...source,
    waitingTime: waiting.minutes,
    waitingKind: waiting.kind,
    totalTime: source.prepTime + source.cookTime + waiting.minutes,
    englishTitle: englishTitleOf(source.title),
    instructions: source.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ...deriveFacts(source, { ingredientOf: (slug) => index.require(slug), gramsOf }),
  };
}
