import { isNode, listOf } from '@larder/domain/schema-org';
import type { RecipeIngredient } from '../components/ingredient-list/index.ts';
import type { Node } from './node.ts';
import { readIngredient } from './read-ingredient.ts';
import { plainLines, plainText } from './text.ts';

const DEEPEST = 5;
const MOST = 300;
/** A line, and the heading that it stands under. */
interface Line {
  readonly text: string;
  readonly group: string | null;
}

/** Your id of an ingredient, by its name and its whole line; undefined if you do not know it. */
export type IngredientIdOf = (name: string, line: string) => number | undefined;

/** The ingredients of a recipe, with their amounts. Those without an id of yours have a negative one and no button. */
export function ingredientsOf(recipe: Node, idOf: IngredientIdOf | undefined): readonly RecipeIngredient[] {
  const given = [recipe.recipeIngredient, recipe.ingredients, recipe.ingredient, recipe.supply].find(
    (value) => listOf(value).length > 0,
  );
  return linesOf(given, null, 0)
    .slice(0, MOST)
    .map((line, index) => {
      const read = readIngredient(line.text);
      const id = idOf?.(read.name, line.text);
      return { ...read, id: id ?? -1 - index, unknown: id === undefined, group: line.group };
    });
}

function linesOf(value: unknown, group: string | null, depth: number): Line[] {
  if (depth > DEEPEST) return [];
  const all = listOf(value);
  return all.flatMap((one) => {
    if (isNode(one)) {
      const inner = one.itemListElement ?? one.recipeIngredient ?? one.ingredients ?? one.item;
      if (inner !== undefined) return linesOf(inner, plainText(one.name) || group, depth + 1);
    }
    const text = isNode(one) && !('@value' in one) ? amountAndName(one) : one;
    // A text alone holds an ingredient in each line; line ends in one of several only wrap it.
    const lines = all.length === 1 ? plainLines(text) : [plainText(text)];
    return lines.filter(Boolean).map((line) => ({ text: line, group }));
  });
}

/** A HowToSupply or PropertyValue as text: its amount, then its name. */
function amountAndName({ name, text, requiredQuantity, value, unitText, unitCode }: Node): string {
  const amount = isNode(requiredQuantity) ? requiredQuantity : { value: requiredQuantity ?? value };
  return [amount.value, amount.unitText ?? unitText ?? amount.unitCode ?? unitCode, name ?? text]
    .map((part) => plainText(part))
    .filter(Boolean)
    .join(' ');
}
