import { isNode, listOf, type Node } from '@larder/domain/schema-org';
import { plainLines, plainText } from '../plain-text.ts';
import { addressOf } from './addresses.ts';
import { minutesIn } from './durations.ts';
import type { FoundRecipe } from './found-recipe.ts';
import { ingredientsOf } from './ingredients.ts';
import { stepsOf } from './steps.ts';
import { saysServings } from './yields.ts';

/** Reads a schema.org recipe, or something close to one. `base` is the URL where it was found. */
export function fromSchema(node: Node, base: string | null = null): FoundRecipe {
  return {
    title: plainText(node.name ?? node.headline ?? node.title),
    ingredients: ingredientsOf(node),
    steps: stepsOf(
      node.recipeInstructions ?? node.RecipeInstructions ?? node.instructions ?? node.recipeDirections,
    ),
    yieldText: yieldTextOf(node.recipeYield ?? node.yield ?? node.yields ?? node.servings),
    prepTime: minutesOf(node.prepTime) ?? null,
    cookTime: minutesOf(node.cookTime) ?? null,
    totalTime: minutesOf(node.totalTime) ?? null,
    cuisines: texts(node.recipeCuisine),
    categories: texts(node.recipeCategory),
    source: base ?? addressOf(null, node.url, node.mainEntityOfPage, node['@id']),
    image: addressOf(base, node.image, node.photo, node.thumbnailUrl),
  };
}

/** Minutes of a duration; null if missing, undefined if unreadable. A range counts as its upper end. */
export function minutesOf(value: unknown): number | null | undefined {
  if (isNode(value)) {
    const { maxValue, minValue, value: exact } = value;
    return minutesIn(plainText(maxValue ?? exact ?? minValue ?? value['@value']));
  }
  return minutesIn(plainText(value));
}

/** The most specific of several: '4 servings' rather than '1 loaf', and that rather than '4'. */
function yieldTextOf(value: unknown): string | null {
  const all = listOf(value)
    .map((one) => (isNode(one) && !('@value' in one) ? quantityText(one) : plainText(one)))
    .filter(Boolean);
  return (
    all.find(saysServings) ?? all.find((text) => /\d/.test(text) && /\p{L}/u.test(text)) ?? all[0] ?? null
  );
}

function quantityText({ value, unitText, name, minValue, maxValue }: Node): string {
  const range = [minValue, maxValue].map((end) => plainText(end)).filter(Boolean);
  const amount = plainText(value) || range.join('-');
  return [amount, plainText(unitText ?? name)].filter(Boolean).join(' ');
}

function texts(value: unknown): string[] {
  return listOf(value)
    .map((one) => plainLines(isNode(one) ? one.name : one).replaceAll('\n', ' '))
    .filter(Boolean);
}
