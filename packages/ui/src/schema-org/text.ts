import { plainLinesOf } from '@larder/domain/schema-org';

/** Longer values are cut: no line of a recipe is as long. */
const LONGEST = 20_000;
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

/** A value as lines of plain text, without markup; line ends and paragraphs separate them. */
export function plainLines(value: unknown): readonly string[] {
  const cut = typeof value === 'string' ? value.slice(0, LONGEST) : value;
  return plainLinesOf(cut, decoded).split('\n').filter(Boolean);
}

/** A value as one line of plain text; empty if it is none. */
export function plainText(value: unknown): string {
  return plainLines(value).join(' ');
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
