import type { Document } from 'domhandler';
import { isNode, type Node } from '@larder/domain/schema-org';
import { plainText } from '../../plain-text.ts';
import { NOTHING, type FoundRecipe } from '../../schema/found-recipe.ts';
import { keyOf } from '../rows.ts';
import { ingredientLines, stepLines } from './lines.ts';
import { programValues } from './values.ts';

/** Objects and lists looked at in one page, and how deep; the data of a whole shop may be in it. */
const MOST_NODES = 100_000;
const DEEPEST = 60;
const FEWEST_INGREDIENTS = 2;
/** Characters of a method. */
const SHORTEST_METHOD = 40;
/** Each object's title is looked for in each of them. */
const MOST_TITLES = 20;
/** Characters. */
const LONGEST_TITLE = 400;
/** A larger 'serving size' is a weight. */
const MOST_SERVINGS = 100;
/** Letters. 'Soup' is in the title of many a page. */
const SHORTEST_TITLE = 4;

const INGREDIENTS = /ingredients?(?:_?(?:groups?|list|sections?|lines))?$/i;
const STEPS =
  /(?:instructions?|directions?|method|preparation|steps)(?:_?(?:groups?|list|sections?|steps))?$/i;
const SERVINGS =
  /^(?:(?:number_?of_?)?(?:servings?|portions?|persons?)(?:_?(?:size|count))?|serves|recipe_?yield|yield)$/i;

/**
 * The recipe in the data of a page's own program: an object with a list of ingredients, a list of steps and a title that the
 * page has too. Null if there is none.
 * @param titles the page's title and headings
 */
export function programRecipe(page: Document, titles: readonly string[]): FoundRecipe | null {
  const known = titles.slice(0, MOST_TITLES).map((title) => keyOf(title.slice(0, LONGEST_TITLE)));
  let left = MOST_NODES;
  for (const value of programValues(page)) {
    const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
    for (let next = open.pop(); next && left > 0; next = open.pop()) {
      left -= 1;
      const { value: one, depth } = next;
      const recipe = isNode(one) ? recipeOf(one, known) : null;
      if (recipe) return recipe;
      if (typeof one !== 'object' || one === null || depth >= DEEPEST) continue;
      const inner = Object.values(one).filter((child) => typeof child === 'object' && child !== null);
      for (const child of inner.slice(0, left).toReversed()) open.push({ value: child, depth: depth + 1 });
    }
    if (left <= 0) return null;
  }
  return null;
}

function recipeOf(node: Node, titles: readonly string[]): FoundRecipe | null {
  const entries = Object.entries(node);
  const lists = entries.filter(([key, value]) => INGREDIENTS.test(key) && Array.isArray(value));
  if (lists.length === 0) return null;
  const named = node.title ?? node.name ?? node.headline;
  if (typeof named !== 'string' || named.length > LONGEST_TITLE) return null;
  const title = plainText(named);
  const key = keyOf(title);
  if (key.length < SHORTEST_TITLE || !titles.some((one) => one.includes(key))) return null;
  const said = entries.find(
    ([name, value]) => SERVINGS.test(name) && Number(value) > 0 && Number(value) <= MOST_SERVINGS,
  );
  const servings = said ? Number(said[1]) : null;
  const methods = entries.filter(([name, value]) => STEPS.test(name) && isText(value));
  const ingredients = longest(lists.map(([, list]) => ingredientLines(list, servings)));
  const steps = longest(methods.map(([, list]) => stepLines(list)));
  const letters = steps.reduce((sum, { text }) => sum + text.length, 0);
  if (ingredients.length < FEWEST_INGREDIENTS || letters < SHORTEST_METHOD) return null;
  return { ...NOTHING, title, ingredients, steps, yieldText: servings === null ? null : String(servings) };
}

const isText = (value: unknown): boolean => Array.isArray(value) || typeof value === 'string';

function longest<Line>(lists: readonly (readonly Line[])[]): readonly Line[] {
  return lists.reduce((most, one) => (one.length > most.length ? one : most), []);
}
