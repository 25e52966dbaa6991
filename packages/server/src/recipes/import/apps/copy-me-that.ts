import type { Element } from 'domhandler';
import { elementText } from '../page/element-text.ts';
import type { Vocabulary } from '../page/items.ts';
import { classesOf } from '../page/tree.ts';

const NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  original_link: 'url',
  recipeYield: 'recipeYield',
  recipeIngredient: 'recipeIngredient',
  recipeIngredient_subheader: 'recipeIngredient',
  instruction: 'recipeInstructions',
  recipeCategory: 'recipeCategory',
  recipeImage: 'image',
};

/** Ids repeat in each recipe of a file, and times are in a separate attribute. */
function namesOf(element: Element): string[] {
  const { id, meta } = element.attribs;
  const marks = [id, ...classesOf(element)].flatMap((mark) =>
    mark !== undefined && Object.hasOwn(NAMES, mark) ? [NAMES[mark] as string] : [],
  );
  return meta === 'prepTime' || meta === 'cookTime' || meta === 'totalTime'
    ? [...marks, meta]
    : [...new Set(marks)];
}

/** The HTML that Copy Me That exports: one `div.recipe` per recipe. */
export const COPY_ME_THAT: Vocabulary = {
  typeOf: (element) => (element.name === 'div' && classesOf(element).includes('recipe') ? 'Recipe' : null),
  propertiesOf: namesOf,
  valueOf: (element) => {
    const { href, src } = element.attribs;
    const text = elementText(element).replaceAll('\n', ' ');
    if (classesOf(element).includes('recipeIngredient_subheader') && !text.endsWith(':')) return `${text}:`;
    return href ?? src ?? text;
  },
  // An export may be twice as large as a page, and each level reads the same words again.
  deepestText: 2,
};

/** Whether a page is a Copy Me That export. */
export function isCopyMeThat(html: string): boolean {
  return html.includes('id="recipeIngredients"') || html.includes('class="recipeIngredient"');
}
