import { isNode, listOf, type Node } from './fields.ts';

const SCRIPT = /<script\b[^>]*type\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;
/** Properties that lead from a page to what it is about. */
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

/** The schema.org recipes in a JSON file or in a page; throws a SyntaxError for text that is neither. */
export function recipesIn(text: string, isPage: boolean): readonly Node[] {
  const found = new Set<Node>();
  for (const json of isPage ? scriptsIn(text) : [text.replace(/^\u{FEFF}/u, '')]) {
    collect(JSON.parse(json), found, 0);
  }
  return [...found];
}

function scriptsIn(page: string): string[] {
  return [...page.matchAll(SCRIPT)].map(([, json = '']) =>
    json.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)/, '').replace(/(?:-->|\/\*\]\]>\*\/)\s*$/, ''),
  );
}

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
