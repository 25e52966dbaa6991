import type { Element } from 'domhandler';
import { elementText } from './element-text.ts';
import type { Vocabulary } from './items.ts';
import { classesOf } from './tree.ts';

/** The attribute that holds the value of an element without text content. */
const VALUE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  meta: ['content'],
  img: ['src', 'data-src'],
  audio: ['src'],
  video: ['src'],
  source: ['src'],
  embed: ['src'],
  iframe: ['src'],
  a: ['href'],
  area: ['href'],
  link: ['href'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
};
/** Properties that are URLs; for any other, a link's text is the value. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'image', 'photo', 'mainEntityOfPage', 'thumbnailUrl']);

function valueOf(element: Element, properties: readonly string[]): string {
  const { content } = element.attribs;
  if (content !== undefined && content.trim() !== '') return content;
  const isLink = element.name === 'a' && !properties.some((property) => ADDRESSES.has(property));
  for (const attribute of isLink ? [] : (VALUE_ATTRIBUTES[element.name] ?? [])) {
    const value = element.attribs[attribute];
    if (value !== undefined && value.trim() !== '') return value;
  }
  return elementText(element);
}

const words = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

/** https://html.spec.whatwg.org/multipage/microdata.html, except `itemref`. */
export const MICRODATA: Vocabulary = {
  typeOf: ({ attribs }) => (attribs.itemscope === undefined ? null : (attribs.itemtype ?? '')),
  propertiesOf: ({ attribs }) => words(attribs.itemprop),
  valueOf: (element) => valueOf(element, words(element.attribs.itemprop)),
};

/** 'schema:name', 'v:name' and 'https://schema.org/name' are 'name'. */
const rdfaNames = (element: Element) =>
  words(element.attribs.property ?? element.attribs.rel).map((name) => name.split(/[:/#]/).at(-1) ?? name);

/** https://www.w3.org/TR/rdfa-lite/, and the older use of `rel`. */
export const RDFA: Vocabulary = {
  typeOf: ({ attribs }) => attribs.typeof ?? null,
  propertiesOf: rdfaNames,
  valueOf: (element) => valueOf(element, rdfaNames(element)),
};

/** Classes of h-recipe and the older hRecipe. */
const CLASSES: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  'p-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'u-url': 'url',
  'p-category': 'recipeCategory',
};

const classNames = (element: Element) =>
  classesOf(element).flatMap((name) => {
    const property = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
    return property === undefined ? [] : [property];
  });

/** https://microformats.org/wiki/h-recipe and hRecipe. A nested item, such as the author, has its own name. */
export const MICROFORMATS: Vocabulary = {
  typeOf: (element) => {
    const classes = classesOf(element);
    if (classes.some((name) => name === 'h-recipe' || name === 'hrecipe')) return 'Recipe';
    return classes.some((name) => /^h-[a-z]+$/.test(name) || name === 'vcard') ? 'Thing' : null;
  },
  propertiesOf: classNames,
  valueOf: (element) => {
    const titled = element.name === 'abbr' || element.name === 'span' ? element.attribs.title : undefined;
    return titled !== undefined && /^P[T\d]/.test(titled) ? titled : valueOf(element, classNames(element));
  },
};
