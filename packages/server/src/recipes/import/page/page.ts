import { recipesIn } from '../schema/json-ld.ts';
import type { FoundRecipe } from '../schema/found-recipe.ts';
import { fromSchema } from '../schema/from-schema.ts';
import type { Node } from '../schema/node.ts';
import { blocksOf, type Block } from './blocks.ts';
import { itemsIn } from './items.ts';
import { parsePage } from './tree.ts';
import { readVisible, yieldIn } from './visible.ts';
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
  const blocks = blocksOf(page);
  const whole = found.map((recipes) => recipes.filter(isWhole)).find((recipes) => recipes.length > 0);
  const part = whole ?? found.find((recipes) => recipes.length > 0) ?? [];
  const [first, ...others] = part.map((recipe) => withHeadings(recipe, blocks));
  if (first && isComplete(first)) return [first, ...others];
  const seen = readVisible(page, blocks, address);
  if (!first) return seen ? [seen] : [];
  return [
    seen ? completed(first, seen) : { ...first, yieldText: first.yieldText ?? yieldIn(blocks) },
    ...others,
  ];
}

function isComplete(recipe: FoundRecipe): boolean {
  return isWhole(recipe) && recipe.yieldText !== null;
}

/** Markup lists headings as ingredients; on the page they are seen to be headings. */
function withHeadings(recipe: FoundRecipe, blocks: readonly Block[]): FoundRecipe {
  const headings = new Set(blocks.filter(({ level }) => level > 0).map(({ text }) => keyOf(text)));
  let heading: string | null = null;
  const ingredients = recipe.ingredients.flatMap((line) => {
    const isHeading = line.heading === null && !/\d/.test(line.text) && headings.has(keyOf(line.text));
    if (isHeading) heading = line.text;
    return isHeading ? [] : [{ heading: line.heading ?? heading, text: line.text }];
  });
  return ingredients.length > 0 ? { ...recipe, ingredients } : recipe;
}

const keyOf = (text: string) => text.toLowerCase().replace(/:$/, '').trim();

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
