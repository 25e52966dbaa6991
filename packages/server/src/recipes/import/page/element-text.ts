import { hasChildren, isTag, isText, type AnyNode } from 'domhandler';

const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'select',
  'button',
  'textarea',
]);
const BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
]);

/** Whether a name and its amount stand in columns without a space between them: 'sugar' and '45 g', but not H₂O. */
const isGlued = (before: string, text: string, { parent }: AnyNode): boolean =>
  /\p{L}$/u.test(before) && /^\d/.test(text) && !(parent && isTag(parent) && /^su[bp]$/.test(parent.name));

/** The visible text of nodes: blocks and line breaks start new lines, and white space collapses. */
export function elementText(nodes: AnyNode | readonly AnyNode[]): string {
  const parts: string[] = [];
  const write = (one: AnyNode): void => {
    if (isText(one)) {
      const text = one.data.replaceAll(/\s+/g, ' ');
      parts.push(isGlued(parts.at(-1) ?? '', text, one) ? ` ${text}` : text);
    } else if (hasChildren(one)) {
      const name = isTag(one) ? one.name : '';
      if (UNSEEN.has(name)) return;
      const isBlock = BLOCKS.has(name);
      if (isBlock) parts.push('\n');
      for (const child of one.children) write(child);
      if (isBlock) parts.push('\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
    }
  };
  for (const node of [nodes].flat()) write(node);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
