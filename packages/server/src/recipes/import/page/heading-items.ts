import { isTag, isText, type Element } from 'domhandler';
import { elementText } from './element-text.ts';
import { elementsIn } from './tree.ts';

const HEADING = /^h[1-6]$/;

/** What a list item with nothing but a heading is: the heading of lines in the same list, or a line among others like it. */
export type HeadingItem = 'heading' | 'line';

/** Tells what the list items of a page with nothing but a heading are; null of all other elements. */
export function headingItems(): (item: Element) => HeadingItem | null {
  // Of each list once: every item asks.
  const withLines = new Map<Element['parent'], boolean>();
  return (item) => {
    if (!isHeadingOnly(item)) return null;
    const list = item.parent;
    const hasLines = withLines.get(list) ?? list?.children.some((one) => isTag(one) && isLine(one)) ?? false;
    withLines.set(list, hasLines);
    return hasLines ? 'heading' : 'line';
  };
}

function isHeadingOnly({ children }: Element): boolean {
  const shown = children.filter((child) => !isText(child) || child.data.trim() !== '');
  const [only] = shown;
  return shown.length === 1 && only !== undefined && isTag(only) && HEADING.test(only.name);
}

function isLine(item: Element): boolean {
  for (const { name } of elementsIn(item)) if (HEADING.test(name)) return false;
  return elementText(item).trim() !== '';
}
