import { isNode } from './node.ts';

/** Longer values are cut: no line of a recipe is as long. */
const LONGEST = 20_000;
/** Some sites escape twice. */
const MOST_ESCAPED = 2;
/** What recipes write as named entities; everything else is a number or a character. A complete table weighs 25 KB. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi;
const HIDDEN = /<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const LINE_ENDS = /<\/?(?:br|p|li|ul|ol|div|h\d|tr)\b[^<>]*>/gi;
/** Tags inside words: '<b>Pre</b>heat' is one. */
const INLINE = /<\/?(?:a|b|i|u|em|strong|span|sup|sub|small|mark|font)\b[^<>]*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** Control characters, and bidirectional or invisible ones. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/gu;

/** A value as lines of plain text, without markup; line ends and paragraphs separate them. */
export function plainLines(value: unknown): readonly string[] {
  let plain = withoutMarkup(scalarOf(value).slice(0, LONGEST));
  for (let times = 0; times < MOST_ESCAPED && plain.includes('&'); times += 1)
    plain = withoutMarkup(decoded(plain));
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** A value as one line of plain text; empty if it is none. */
export function plainText(value: unknown): string {
  return plainLines(value).join(' ');
}

/** The text of a value, of the first of several, or of a `@value`. */
function scalarOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (depth > 3) return '';
  if (Array.isArray(value)) return scalarOf(value[0], depth + 1);
  return isNode(value) ? scalarOf(value['@value'], depth + 1) : '';
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll('\r', '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(HIDDEN, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(INLINE, '')
    .replaceAll(TAGS, ' ');
}

function decoded(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** 'Eacute' is the capital of 'eacute'; sites write 'AMP' too. */
function named(name: string): string | undefined {
  const small = NAMED[name.toLowerCase()];
  return /^[A-Z]/.test(name) ? small?.toUpperCase() : small;
}
