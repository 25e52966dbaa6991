const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};
/** Deeper nesting counts as empty. */
const DEEPEST = 8;
const HIDDEN_CONTENT = /<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const LINE_ENDS = /<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** An unclosed tag: what follows is text. */
const UNCLOSED = /<(?=\/?[a-z!])/gi;
/** Control characters, lone surrogates, and bidirectional or invisible characters. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/** A JSON-LD value as plain text without markup; lines and paragraphs become line breaks. */
export function plainLines(value: unknown): string {
  const text = scalarOf(value);
  if (text === null) return '';
  // Markup may be escaped twice: decoded entities can be tags again.
  return withoutMarkup(decoded(withoutMarkup(text)))
    .split('\n')
    .map((line) => line.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** A JSON-LD value as one line of text. */
export function plainText(value: unknown): string {
  return plainLines(value).replaceAll('\n', ' ');
}

/** The text of a value, of the first of several, or of a `@value`; null if there is none within reach. */
function scalarOf(value: unknown): string | null {
  let inner = value;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    if (typeof inner === 'string') return inner;
    if (typeof inner === 'number' && Number.isFinite(inner)) return String(inner);
    if (Array.isArray(inner)) inner = inner[0];
    else if (typeof inner === 'object' && inner !== null && '@value' in inner) inner = inner['@value'];
    else return null;
  }
  return null;
}

function withoutMarkup(text: string): string {
  // Remove invisible characters first: one could disguise a tag.
  return text
    .replaceAll('\r', '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(HIDDEN_CONTENT, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(TAGS, ' ')
    .replaceAll(UNCLOSED, ' ');
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi, (all, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? all;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}
