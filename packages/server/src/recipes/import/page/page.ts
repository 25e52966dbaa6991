import { recipesIn } from '../schema/json-ld.ts';
import type { FoundRecipe } from '../schema/found-recipe.ts';
import { fromSchema } from '../schema/from-schema.ts';
import type { Node } from '../schema/node.ts';
import { itemsIn } from './items.ts';
import { parsePage } from './tree.ts';
import { readVisible } from './visible.ts';
import { MICRODATA, MICROFORMATS, RDFA } from './vocabularies.ts';

/** The recipes of a page. */
export function recipesOfPage(html: string, address: string | null): FoundRecipe[] {
  const page = parsePage(html);
  const sources: (() => readonly Node[])[] = [
    () => jsonLdIn(html),
    () => itemsIn(page, MICRODATA),
    () => itemsIn(page, RDFA),
    () => itemsIn(page, MICROFORMATS),
  ];
  const found = sources.map((read) => read().map((node) => fromSchema(node, address)));
  const whole = found.find((recipes) => recipes.some(isWhole));
  if (whole) return whole;
  const part = found.find((recipes) => recipes.length > 0) ?? [];
  const seen = readVisible(page, address);
  const [first, ...others] = part;
  if (!first || !seen) return seen ? [seen] : part;
  return [completed(first, seen), ...others];
}

/** A recipe whose markup lacks a part, with that part as it is seen. */
function completed(marked: FoundRecipe, seen: FoundRecipe): FoundRecipe {
  return {
    ...marked,
    title: marked.title || seen.title,
    ingredients: marked.ingredients.length > 0 ? marked.ingredients : seen.ingredients,
    steps: marked.steps.length > 0 ? marked.steps : seen.steps,
    yieldText: marked.yieldText ?? seen.yieldText,
    prepTime: marked.prepTime ?? seen.prepTime,
    cookTime: marked.cookTime ?? seen.cookTime,
    totalTime: marked.totalTime ?? seen.totalTime,
    image: marked.image ?? seen.image,
  };
}

function isWhole({ ingredients, steps }: FoundRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0;
}

function jsonLdIn(html: string): readonly Node[] {
  try {
    return recipesIn(html, true);
  } catch {
    return [];
  }
}
