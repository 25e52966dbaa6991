import { recipesAmong, type Node } from '@larder/domain/schema-org';
import { parseBrokenJson } from './json-text.ts';

const IS_JSON_LD = /\btype\s*=\s*["']?application\/ld\+json\b/i;
/** A page has few broken scripts; beyond this number they are not repaired. */
const MOST_REPAIRED = 4;

/**
 * The schema.org recipes in a JSON file or in a page, where broken scripts are repaired; throws a SyntaxError for
 * anything else. An unparsable script in a page matters only if no other contains a recipe.
 */
export function recipesIn(text: string, isPage: boolean): readonly Node[] {
  const found = new Set<Node>();
  const unreadable: unknown[] = [];
  const add = (value: unknown) => {
    for (const recipe of recipesAmong(value)) found.add(recipe);
  };
  for (const json of isPage ? scriptsIn(text) : [text.replace(/^\u{FEFF}/u, '')]) {
    try {
      add(JSON.parse(json));
    } catch (error) {
      unreadable.push(error);
      if (isPage && unreadable.length <= MOST_REPAIRED) add(parseBrokenJson(json));
    }
  }
  if (unreadable.length > 0 && found.size === 0) throw unreadable[0];
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
  json
    .trim()
    .replace(/^(?:<!--|(?:\/\*|\/\/)?\s?<!\[CDATA\[(?:\*\/)?)/, '')
    .replace(/(?:-->|(?:\/\*|\/\/)?\s?\]\]>(?:\*\/)?)$/, '')
    .trim()
    .replace(/;$/, '');
