import { isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { elementText } from './element-text.ts';
import { headingItems } from './heading-items.ts';
import { isHidden } from './hidden.ts';
import { itemText } from './item-text.ts';

/** A visible line of a page and its formatting. */
export interface Block {
  readonly text: string;
  /** 1 to 6 for a heading, 7 for a bold line, 0 for anything else. */
  readonly level: number;
  /** Whether it is a list item or a table row. */
  readonly isItem: boolean;
  /** Whether it is nothing but a link. */
  readonly isLink: boolean;
  /** The part of a recipe named by the surrounding classes. */
  readonly part: Part | null;
  /** The element with that class: its lines belong together. */
  readonly region: Element | null;
  /** The element that contains it. */
  readonly home: Element | Document;
}

/** No recipe page has more lines. */
const MOST = 20_000;

export type Part = 'ingredients' | 'steps';

const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'footer',
  'form',
  'svg',
  'head',
  'iframe',
  'button',
  'select',
]);
const WHOLE: ReadonlySet<string> = new Set([
  'li',
  'tr',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
  'legend',
]);
const BLOCKY: ReadonlySet<string> = new Set([
  ...WHOLE,
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'table',
  'main',
  'dl',
]);
const INGREDIENT_CLASS = /ingred|zutat/i;
const STEP_CLASS = /instruct|direction|method|prepar|steps?\b|procedure|zubereit|elabor/i;

interface Around {
  readonly part: Part | null;
  readonly region: Element | null;
}

/** The lines of a page in order: the visible ones, or all. */
export function blocksOf(page: Document, isAll = false): Block[] {
  const blocks: Block[] = [];
  let loose: AnyNode[] = [];
  const roleOf = headingItems();

  const flush = (around: Around, home: Element | Document) => {
    const text = elementText(loose);
    const first = loose.find((node) => isTag(node) || (isText(node) && node.data.trim() !== ''));
    const isBold = loose.length > 0 && first && isTag(first) && /^(?:b|strong)$/.test(first.name);
    const isLink = isOnlyLink(loose);
    loose = [];
    push(text, {
      ...around,
      level: isBold && !text.includes('\n') ? 7 : 0,
      isItem: isTag(home) && home.name === 'li',
      isLink,
      home,
    });
  };
  const push = (text: string, rest: Omit<Block, 'text'>) => {
    for (const line of text.split('\n')) {
      const tidy = line.replaceAll(/\s+/g, ' ').trim();
      if (tidy !== '') blocks.push({ text: tidy, ...rest });
    }
  };
  const walk = (node: Element | Document, around: Around) => {
    for (const child of node.children) {
      if (blocks.length >= MOST) return;
      if (!isTag(child)) {
        if (isText(child)) loose.push(child);
        continue;
      }
      if (UNSEEN.has(child.name) || (!isAll && (child.name === 'aside' || isHidden(child)))) continue;
      if (!BLOCKY.has(child.name) && !hasBlocks(child)) {
        loose.push(child);
        continue;
      }
      flush(around, node);
      const inside = partOf(child) ?? around;
      if (WHOLE.has(child.name) && !hasBlocks(child)) {
        const text = elementText(child);
        const isItem = child.name === 'li' || child.name === 'tr' || child.name === 'dd';
        push(isItem ? itemText(child) : text, {
          ...inside,
          level: levelOf(child, text),
          isItem,
          isLink: isOnlyLink(child.children),
          home: node,
        });
      } else if (
        (child.name === 'li' || child.name === 'tr') &&
        !hasLists(child) &&
        roleOf(child) !== 'heading'
      )
        push(itemText(child), {
          ...inside,
          level: 0,
          isItem: true,
          isLink: false,
          home: node,
        });
      else {
        walk(child, inside);
        flush(inside, child);
      }
    }
  };
  walk(page, { part: null, region: null });
  flush({ part: null, region: null }, page);
  return blocks;
}

function partOf(element: Element): Around | null {
  const marks = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`;
  if (marks.length > 1_000) return null;
  if (INGREDIENT_CLASS.test(marks)) return { part: 'ingredients', region: element };
  return STEP_CLASS.test(marks) ? { part: 'steps', region: element } : null;
}

function levelOf(element: Element, text: string): number {
  const { name, children } = element;
  // A heading with line breaks is just text in large type.
  if (text.includes('\n')) return 0;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return Number(level);
  if (name === 'legend') return 7;
  if (name === 'dt') return nextTag(element) === 'dd' ? 7 : 0;
  const shown = children.filter((child) => !isText(child) || child.data.trim() !== '');
  const [only] = shown;
  return name === 'p' && shown.length === 1 && only && isTag(only) && /^(?:b|strong)$/.test(only.name)
    ? 7
    : 0;
}

function isOnlyLink(nodes: readonly AnyNode[]): boolean {
  const [only, ...others] = nodes.filter((node) => !isText(node) || node.data.trim() !== '');
  return others.length === 0 && only !== undefined && isTag(only) && only.name === 'a';
}

function nextTag({ next }: Element): string | null {
  for (let node = next; node; node = node.next) if (isTag(node)) return node.name;
  return null;
}

const hasBlocks = (element: Element): boolean =>
  element.children.some((child) => isTag(child) && (BLOCKY.has(child.name) || hasBlocks(child)));

const hasLists = (element: Element): boolean =>
  element.children.some(
    (child) => isTag(child) && (/^(?:ul|ol|table|li|tr)$/.test(child.name) || hasLists(child)),
  );
