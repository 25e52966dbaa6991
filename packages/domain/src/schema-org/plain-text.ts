import { isNode } from './node.ts';

/** Deeper nesting counts as empty. */
const DEEPEST = 8;
/** No source escapes more often. */
const MOST_ESCAPED = 3;
const HIDDEN_CONTENT = /<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const LINE_ENDS = /<\/?(?:br|p|li|ul|ol|div|h\d|tr)\b[^<>]*>/gi;
/** Tags inside words: nothing is between the letters on either side. */
const INLINE = /<\/?(?:a|b|i|u|em|strong|span|sup|sub|small|mark|font)\b[^<>]*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** An unclosed tag: what follows is text. */
const UNCLOSED = /<(?=\/?[a-z!])/gi;
/** Control characters, lone surrogates, and bidirectional or invisible characters. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;
/** UTF-8 that was decoded as Latin-1: 'Â½' for '½', and 'Â' before a no-break space that is one no more. */
const TWICE_ENCODED = /Â(?=[\s\u{A0}-\u{BF}])/gu;

/** A text without what cannot be seen. */
export function visibleText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(UNWANTED, '');
}

/**
 * A value as plain text without markup; lines and paragraphs become line breaks.
 * @param decode replaces the entities of HTML: their complete table is too heavy for a browser
 */
export function plainLinesOf(value: unknown, decode: (text: string) => string): string {
  const text = scalarOf(value);
  if (text === null) return '';
  // Markup may be escaped twice: decoded entities can be tags or entities again.
  let plain = withoutMarkup(text);
  for (let times = 0; times < MOST_ESCAPED && plain.includes('&'); times += 1)
    plain = withoutMarkup(decode(plain));
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** The text of a value, of the first of several, or of a `@value`; null if there is none within reach. */
function scalarOf(value: unknown): string | null {
  let inner = value;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    if (typeof inner === 'string') return inner;
    if (typeof inner === 'number' && Number.isFinite(inner)) return String(inner);
    if (Array.isArray(inner)) inner = inner[0];
    else if (isNode(inner)) inner = inner['@value'];
    else return null;
  }
  return null;
}

function withoutMarkup(text: string): string {
  // Remove invisible characters first: one could disguise a tag.
  return visibleText(text)
    .replaceAll(TWICE_ENCODED, '')
    .replaceAll(HIDDEN_CONTENT, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INLINE, '')
    .replaceAll(TAGS, ' ')
    .replaceAll(UNCLOSED, ' ');
}
