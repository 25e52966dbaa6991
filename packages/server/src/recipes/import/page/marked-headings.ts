import { isTag, isText, type Document, type Element } from 'domhandler';
import { withoutBullet } from '../draft/tidy-steps.ts';
import type { Block } from './blocks.ts';
import { elementText } from './element-text.ts';
import { headingItems } from './heading-items.ts';
import { startsWithAmount } from './rows.ts';
import { elementsIn } from './tree.ts';

const LONGEST = 80;
const MOST_NODES = 20;
const NAMES: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'dt', 'th']);
const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'u']);
const CLASS =
  /title|heading|headline|caption|category|sub-?head|uline|(?:group|section)[-_]{0,2}(?:name|label|head)/i;

/**
 * The short texts formatted as headings: by element, by class, or in bold on a line of their own. A plain item of the
 * ingredients is none, even if the page has a heading of the same words elsewhere: 'Tomato sauce', over a tip.
 */
export function headingTexts(page: Document, blocks: readonly Block[]): Set<string> {
  const texts = new Set<string>();
  const amongItems = new Set<string>();
  const roleOf = headingItems();
  const isLine = ({ parent }: Element) =>
    parent && isTag(parent) && parent.name === 'li' && roleOf(parent) === 'line';
  for (const element of elementsIn(page)) {
    if (!isSetAsHeading(element) || isLine(element)) continue;
    const text = isSmall(element) ? elementText(element) : '';
    if (text.length > LONGEST || text === '' || text.includes('\n')) continue;
    texts.add(headingKey(text));
    if (isAmongItems(element)) amongItems.add(headingKey(text));
  }
  for (const { text, level, isItem, part } of blocks) {
    const key = isItem && level === 0 && part === 'ingredients' ? headingKey(withoutBullet(text)) : '';
    if (!amongItems.has(key)) texts.delete(key);
  }
  return texts;
}

/** Whether an element is an item of a list, a row of a table, or inside one. */
function isAmongItems(element: Element): boolean {
  for (let node: Element['parent'] = element; node && isTag(node); node = node.parent)
    if (node.name === 'li' || node.name === 'tr') return true;
  return false;
}

/** Normalises a heading: the colon does not matter. */
export const headingKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^#+\s?/, '')
    .replace(/\s?:\s{0,2}$/, '')
    .trim();

function isSetAsHeading(element: Element): boolean {
  if (NAMES.has(element.name)) return true;
  if (BOLD.has(element.name)) return isOnItsOwn(element);
  const marks = element.attribs.class ?? '';
  return marks !== '' && marks.length < 500 && CLASS.test(marks);
}

function isOverPlainItem(item: Element): boolean {
  let next = item.next;
  while (next && !isTag(next)) next = next.next;
  if (!next || next.name !== 'li' || !isSmall(next)) return false;
  const hasBold = [...elementsIn(next)].some(({ name }) => BOLD.has(name));
  return !hasBold && startsWithAmount(elementText(next));
}

/** Whether an element has little content: a page container is not a heading, and slow to read. */
function isSmall(element: Element): boolean {
  let nodes = 0;
  for (const { children } of elementsIn(element)) {
    nodes += 1 + children.length;
    if (nodes > MOST_NODES) return false;
  }
  return element.children.length <= MOST_NODES;
}

/**
 * A bold list item is an item, unless one with an amount and without bold text follows; elsewhere, bold text alone on its
 * line is a heading.
 */
function isOnItsOwn({ parent, prev, next }: Element): boolean {
  if (!parent || (isTag(parent) && /^(?:td|dd|a)$/.test(parent.name))) return false;
  if (isTag(parent) && parent.name === 'li' && !isOverPlainItem(parent)) return false;
  const isEnd = (node: Element['next']) =>
    node === null || (isTag(node) && node.name === 'br') || (isText(node) && node.data.trim() === '');
  return isEnd(prev) && isEnd(next);
}
