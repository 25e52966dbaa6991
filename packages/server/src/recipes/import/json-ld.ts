import { isNode, listOf, type Node } from './fields.ts';

const IS_JSON_LD = /\btype\s*=\s*["']?application\/ld\+json\b/i;
/** Properties that lead from a page to its subject. */
const WAYS = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'hasPart',
  'about',
] as const;
const DEEPEST = 12;

/**
 * The schema.org recipes in a JSON file or page; throws a SyntaxError for anything else. An unparsable script
 * in a page matters only if no other contains a recipe.
 */
export function recipesIn(text: string, isPage: boolean): readonly Node[] {
  const found = new Set<Node>();
  let unreadable: unknown;
  for (const json of isPage ? scriptsIn(text) : [text.replace(/^\u{FEFF}/u, '')]) {
    try {
      collect(JSON.parse(json), found, 0);
    } catch (error) {
      unreadable ??= error;
    }
  }
  if (unreadable !== undefined && found.size === 0) throw unreadable;
  return [...found];
}

/**
 * Scans a page in linear time, whatever it contains: a single regular expression for a script would
 * backtrack.
 */
function* scriptsIn(page: string): Iterable<string> {
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  for (let start = opening.exec(page); start; start = opening.exec(page)) {
    const tagEnd = page.indexOf('>', opening.lastIndex);
    closing.lastIndex = tagEnd;
    const end = tagEnd === -1 ? null : closing.exec(page);
    if (!end) return;
    if (IS_JSON_LD.test(page.slice(start.index, tagEnd)))
      yield withoutComment(page.slice(tagEnd + 1, end.index));
    opening.lastIndex = closing.lastIndex;
  }
}

const withoutComment = (json: string) =>
  json.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)/, '').replace(/(?:-->|\/\*\]\]>\*\/)\s*$/, '');

function collect(value: unknown, found: Set<Node>, depth: number): void {
  if (depth > DEEPEST) return;
  for (const one of listOf(value)) {
    if (!isNode(one)) continue;
    if (isRecipe(one)) found.add(one);
    else for (const way of WAYS) collect(one[way], found, depth + 1);
  }
}

/** 'Recipe', 'schema:Recipe', 'https://schema.org/Recipe', alone or among others. */
function isRecipe(node: Node): boolean {
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type),
  );
}
