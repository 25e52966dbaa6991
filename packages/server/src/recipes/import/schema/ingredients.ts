import { isNode, listOf, type Node } from '@larder/domain/schema-org';
import { plainLines, plainText } from '../plain-text.ts';
import type { Headed } from './found-recipe.ts';

const DEEPEST = 6;
/** An amount and a dash before the name. */
const SEPARATED = /^([\d½¼¾⅓⅔⅛.,/]{1,8}\s?\p{L}{0,12})\s[-–—]\s(?=\p{L})/u;

/** The ingredient lines of a schema.org recipe: a list of strings, one multi-line string, or groups of them. */
export function ingredientsOf(recipe: Node): Headed[] {
  const given = [recipe.recipeIngredient, recipe.ingredients, recipe.ingredient].find(
    (value) => listOf(value).length > 0,
  );
  const lines = listOf(given);
  const [only] = lines;
  // A single string holds one ingredient per line; line breaks in one of several are just wrapping.
  return lines.length === 1 && !isNode(only) ? textLines(plainLines(only), null) : linesOf(lines, null, 0);
}

function linesOf(value: unknown, heading: string | null, depth: number): Headed[] {
  if (depth > DEEPEST) return [];
  return listOf(value).flatMap((one) => {
    if (!isNode(one) || '@value' in one) return textLines(plainText(one), heading);
    const inner = one.itemListElement ?? one.ingredients ?? one.recipeIngredient ?? one.items;
    if (inner !== undefined)
      return linesOf(inner, plainText(one.name ?? one.title ?? one.heading) || heading, depth + 1);
    if (isNode(one.item)) return linesOf(one.item, heading, depth + 1);
    return textLines(amountAndName(one), heading);
  });
}

function textLines(text: string, heading: string | null): Headed[] {
  return text
    .split('\n')
    .map((line) => tidiedLine(line))
    .filter(Boolean)
    .map((line) => ({ heading, text: line }));
}

/** A HowToSupply or PropertyValue as text: its amount, then its name. */
function amountAndName(node: Node): string {
  const { name, text, requiredQuantity, value, amount, quantity, unitText, unitCode, unit } = node;
  const required = isNode(requiredQuantity)
    ? [requiredQuantity.value, requiredQuantity.unitText ?? requiredQuantity.unitCode]
    : [requiredQuantity];
  return [...required, value ?? amount ?? quantity, unitText ?? unit ?? unitCode, name ?? text]
    .map((part) => plainText(part))
    .filter(Boolean)
    .join(' ');
}

/** Some plugins put notes in double brackets; others write '2.0 eggs' or '300 g - flour'. */
export function tidiedLine(line: string): string {
  const plain = line
    .replace(/^#+\s?/, '')
    .replace(/^(\d{1,5})\.0(?=\s)/, '$1')
    .replace(SEPARATED, '$1 ')
    // An amount of nothing in the data of a page: 'as required' is all that is said.
    .replace(/^0 (?=(?:as required|as needed|to taste|q\.?b\.?|optional)\b)/i, '')
    // The mark of a footnote.
    .replace(/ \*{1,2}$/, '');
  return plain.includes('((') && plain.includes('))')
    ? plain.replaceAll('((', '(').replaceAll('))', ')')
    : plain;
}
